// Somebody waits for the host's nod: look again every few seconds. Without scripts the page does so by itself.
const LOOK_AGAIN_MS = 3000;

setTimeout(() => location.reload(), LOOK_AGAIN_MS);
