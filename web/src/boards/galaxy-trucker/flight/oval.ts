/** The flight board as an oval: where each of its spaces lies, and which way a rocket looks there. */

export interface Bend {
  x: number;
  y: number;
  /** Degrees, 0 to the right. */
  turn: number;
}

/** A point of a stadium of this size, at a part of its way round, clockwise from the middle of its upper left. */
export function pointAt(part: number, width: number, height: number): Bend {
  const radius = height / 2;
  const straight = width - height;
  const arc = Math.PI * radius;
  const whole = 2 * (straight + arc);
  let way = ((((part % 1) + 1) % 1) * whole) % whole;
  if (way < straight) return { x: radius + way, y: 0, turn: 0 };
  way -= straight;
  if (way < arc) return around(width - radius, radius, radius, -90 + (180 * way) / arc);
  way -= arc;
  if (way < straight) return { x: width - radius - way, y: height, turn: 180 };
  return around(radius, radius, radius, 90 + (180 * (way - straight)) / arc);
}

function around(x: number, y: number, radius: number, angle: number): Bend {
  const radians = (angle * Math.PI) / 180;
  return { x: x + radius * Math.cos(radians), y: y + radius * Math.sin(radians), turn: angle + 90 };
}

/** How often somebody has gone round. */
export const lapOf = (day: number, spaces: number) => Math.floor(day / spaces);
