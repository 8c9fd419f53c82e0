// Sound comes from the table's screen only: a few synthesised notes, and a narrator's voice, each with a switch.
// A browser that blocks sound, or has no voice, holds nothing up.
const LAST_SECONDS = 3;

// Each sound is a few partials: [frequency in Hz, seconds from now, seconds it rings, loudness, shape]
const SOUNDS = {
  bell: [[392, 0, 2.2, 0.16, "sine"], [588, 0, 1.6, 0.07, "sine"], [934, 0, 0.7, 0.04, "sine"]],
  knock: [[92, 0, 0.16, 0.4, "triangle"], [140, 0.19, 0.14, 0.3, "triangle"]],
  seal: [[130, 0, 0.22, 0.35, "triangle"], [61, 0, 0.3, 0.3, "sine"]],
  turn: [[523, 0, 0.12, 0.06, "triangle"], [784, 0.07, 0.3, 0.08, "sine"]],
  tick: [[880, 0, 0.07, 0.05, "square"]],
  end: [[262, 0, 1.8, 0.14, "sine"], [330, 0.18, 1.8, 0.12, "sine"], [392, 0.36, 2.2, 0.12, "sine"]],
};

export class Sound {
  #context = null; #lang; #timer = 0; #ticked = null;

  constructor(lang) { this.#lang = lang; }

  // A browser plays nothing before the first gesture.
  unlock() {
    try { this.#context ??= new AudioContext(); this.#context.resume?.(); } catch { /* no sound here */ }
  }

  // The switches of the host's bar; what is chosen stays on this screen.
  dress(bar) {
    for (const button of bar?.querySelectorAll("[data-switch]") ?? []) {
      button.hidden = button.dataset.switch === "voice" && !window.speechSynthesis;
      button.setAttribute("aria-pressed", String(isOn(button.dataset.switch)));
      button.onclick = () => this.#toggle(button);
    }
  }

  // Something on the stage asks to be heard when it appears.
  appear(stage) {
    for (const each of stage.querySelectorAll("[data-sound]")) this.#playAfter(each.dataset.sound, Number(each.dataset.delay ?? 0));
  }

  // A new step: a bell, unless the stage brings a sound of its own; and the narrator.
  step(stage, doing) {
    if (!stage.querySelector("[data-sound]")) this.play("bell");
    this.#speak(stage.querySelector("[data-say]")?.dataset.say || doing.firstChild?.textContent || "");
  }

  // The last seconds of a clock are heard.
  watch(secondsLeft) {
    clearInterval(this.#timer);
    this.#timer = setInterval(() => {
      const seconds = secondsLeft();
      if (seconds !== this.#ticked && seconds > 0 && seconds <= LAST_SECONDS) this.play("tick");
      this.#ticked = seconds;
    }, 200);
  }

  play(name) {
    if (!this.#context || this.#context.state !== "running" || !isOn("sound")) return;
    for (const [hertz, after, rings, loudness, shape] of SOUNDS[name] ?? []) this.#note(hertz, this.#context.currentTime + after, rings, loudness, shape);
  }

  // Internal

  #playAfter(name, seconds) { seconds ? setTimeout(() => this.play(name), seconds * 1000) : this.play(name); }

  #note(hertz, at, rings, loudness, shape) {
    const tone = new OscillatorNode(this.#context, { frequency: hertz, type: shape }), volume = new GainNode(this.#context, { gain: 0 });
    volume.gain.setValueAtTime(0.0001, at);
    volume.gain.exponentialRampToValueAtTime(loudness, at + 0.012);
    volume.gain.exponentialRampToValueAtTime(0.0001, at + rings);
    tone.connect(volume).connect(this.#context.destination);
    tone.start(at);
    tone.stop(at + rings + 0.05);
  }

  #speak(text) {
    if (!text || !isOn("voice") || !window.speechSynthesis) return;
    try {
      speechSynthesis.cancel();
      speechSynthesis.speak(Object.assign(new SpeechSynthesisUtterance(text), { lang: this.#lang(), rate: 0.95 }));
    } catch { /* no voice here */ }
  }

  #toggle(button) {
    const name = button.dataset.switch, on = !isOn(name);
    try { localStorage.setItem(`hidden-hands-${name}`, on ? "on" : "off"); } catch { /* not kept */ }
    switched[name] = on;
    button.setAttribute("aria-pressed", String(on));
    this.unlock();
    if (name === "voice" && !on) window.speechSynthesis?.cancel();
  }
}

const switched = {};

function isOn(name) {
  if (name in switched) return switched[name];
  try { const kept = localStorage.getItem(`hidden-hands-${name}`); if (kept) return kept === "on"; } catch { /* as it comes */ }
  return name === "sound";
}
