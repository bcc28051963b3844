// Gradients that many drawings share. They are put into the page once, when the first drawing that
// needs them is loaded: a gradient is found by its id, and an id may stand in a page only once.

const gradient = (kind: "linear" | "radial", id: string, shape: string, ...stops: string[]) =>
  `<${kind}Gradient id="${id}" ${shape}>${stops.join("")}</${kind}Gradient>`;

const stop = (offset: number, colour: string, opacity = 1) =>
  `<stop offset="${offset}" stop-color="${colour}" stop-opacity="${opacity}"/>`;

const gradients = [
  gradient(
    "linear", "gilt", 'x1="0" y1="0" x2="1" y2="1"',
    stop(0, "#F3D588"), stop(0.5, "#C6942F"), stop(1, "#8F6316"),
  ),
  gradient(
    "linear", "silver", 'x1="0" y1="0" x2="1" y2="1"',
    stop(0, "#F7F8FA"), stop(0.55, "#AEB6C2"), stop(1, "#737D8C"),
  ),
  gradient(
    "linear", "copper", 'x1="0" y1="0" x2="1" y2="1"',
    stop(0, "#E2B491"), stop(0.55, "#A06B48"), stop(1, "#6B4026"),
  ),
  gradient(
    "linear", "fold", 'x1="0" x2="1"',
    stop(0, "#000", 0.26), stop(0.22, "#000", 0.05), stop(0.5, "#fff", 0.2),
    stop(0.78, "#000", 0.05), stop(1, "#000", 0.28),
  ),
  gradient(
    "radial", "coin", 'cx=".35" cy=".3" r=".9"',
    stop(0, "#FBE6A6"), stop(0.6, "#DDAE43"), stop(1, "#A97A1C"),
  ),
  gradient(
    "radial", "wax", 'cx=".35" cy=".28" r=".85"',
    stop(0, "#fff", 0.42), stop(0.5, "#fff", 0), stop(1, "#000", 0.25),
  ),
];

/** Puts definitions into the page, once for each name. */
export function define(name: string, definitions: string): void {
  const id = `art-${name}`;
  if (document.getElementById(id) !== null) return;
  document.body.insertAdjacentHTML(
    "beforeend",
    `<svg id="${id}" width="0" height="0" style="position:absolute" aria-hidden="true">` +
      `<defs>${definitions}</defs></svg>`,
  );
}

define("gradients", gradients.join(""));
