// The order people sit in: drag a name round the table to another place, or move it with the arrow keys.
import { hold } from "./regions.js";

// `order(ids)` is told the new order of the seats' numbers.
export function arrange(stage, order) {
  const ring = stage.querySelector(".ring.may-drag");
  if (!ring || ring.dataset.ready) return;
  ring.dataset.ready = "1";
  ring.addEventListener("pointerdown", (event) => begin(ring, event, order));
  ring.addEventListener("keydown", (event) => step(ring, event, order));
}

function begin(ring, event, order) {
  const seat = event.target.closest(".seat[data-id]");
  if (!seat || event.button > 0) return;
  event.preventDefault();
  seat.focus();
  hold(true);
  seat.classList.add("is-dragged");
  ring.setPointerCapture(event.pointerId);
  let place = Number(seat.dataset.at);
  const move = (moved) => {
    const { x, y } = pointIn(ring, moved);
    seat.setAttribute("transform", `translate(${x - event0.x} ${y - event0.y})`);
    place = nearest(ring, x, y);
    for (const each of seatsOf(ring)) each.classList.toggle("is-target", Number(each.dataset.at) === place && each !== seat);
  };
  const event0 = pointIn(ring, event);
  const end = (last) => {
    ring.removeEventListener("pointermove", move);
    for (const name of ["pointerup", "pointercancel"]) ring.removeEventListener(name, end);
    seat.classList.remove("is-dragged");
    seat.removeAttribute("transform");
    for (const each of seatsOf(ring)) each.classList.remove("is-target");
    if (last.type === "pointerup") put(ring, seat, place, order);
    hold(false);
  };
  ring.addEventListener("pointermove", move);
  for (const name of ["pointerup", "pointercancel"]) ring.addEventListener(name, end);
}

function step(ring, event, order) {
  const seat = event.target.closest(".seat[data-id]"), by = { ArrowRight: 1, ArrowDown: 1, ArrowLeft: -1, ArrowUp: -1 }[event.key];
  if (!seat || !by) return;
  event.preventDefault();
  const count = seatsOf(ring).length, place = (Number(seat.dataset.at) + by + count) % count;
  put(ring, seat, place, order);
}

function put(ring, seat, place, order) {
  const ids = seatsOf(ring).map((each) => each.dataset.id), from = Number(seat.dataset.at);
  const to = Math.min(place, ids.length - 1);
  if (to === from) return;
  ids.splice(to, 0, ids.splice(from, 1)[0]);
  order(ids);
}

function seatsOf(ring) { return [...ring.querySelectorAll(".seat[data-id]")]; }

// The place whose direction from the middle is nearest: the table is an oval, so it is measured as a circle.
function nearest(ring, x, y) {
  const count = Number(ring.dataset.count), turn = Math.atan2(x / 36.5, -y / 27) / (2 * Math.PI);
  return Math.round((turn + 1) * count) % count;
}

function pointIn(ring, { clientX, clientY }) {
  return new DOMPoint(clientX, clientY).matrixTransform(ring.getScreenCTM().inverse());
}
