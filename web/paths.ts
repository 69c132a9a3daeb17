/** Paths of pictograms, shortened: whole numbers do where a picture of 512 units is seen at a few dozen pixels. */

/** How many numbers each command takes. */
const TAKES: Record<string, number> = { m: 2, l: 2, h: 1, v: 1, c: 6, s: 4, q: 4, t: 2, a: 7, z: 0 };
const ARC = 5; // radii, turn and flags stand before the point of an arc
const FLAGS = [3, 4]; // single digits, which may stand without a space
const NUMBER = /[-+]?(?:\d+\.?\d*|\.\d+)(?:e[-+]?\d+)?/y;

type Point = [x: number, y: number];

interface Command {
  sign: string;
  numbers: number[];
}

/** The commands of a path, each with just the numbers it takes. */
function read(path: string): Command[] {
  const commands: Command[] = [];
  for (let at = 0; at < path.length;) {
    const sign = path[at]!;
    if (/[a-z]/i.test(sign)) commands.push({ sign, numbers: [] });
    if (/[a-z\s,]/i.test(sign)) {
      at += 1;
      continue;
    }
    let last = commands.at(-1)!;
    if (last.numbers.length === TAKES[last.sign.toLowerCase()]) {
      last = { sign: last.sign.replace("m", "l").replace("M", "L"), numbers: [] };
      commands.push(last);
    }
    NUMBER.lastIndex = at;
    const isFlag = last.sign.toLowerCase() === "a" && FLAGS.includes(last.numbers.length);
    const found = isFlag ? sign : NUMBER.exec(path)![0];
    last.numbers.push(Number(found));
    at += found.length;
  }
  return commands;
}

/** The axis of the n-th number of a command, or none where it is no coordinate. */
function axisOf(command: string, n: number): 0 | 1 | null {
  if (command === "h" || command === "v") return command === "h" ? 0 : 1;
  if (command === "a") return n < ARC ? null : n === ARC ? 0 : 1;
  return n % 2 === 0 ? 0 : 1;
}

/** The same path in whole numbers, each relative to where the pen then really is, so that no error grows. */
export function inWholeNumbers(path: string): string {
  let said = "";
  let start: Point = [0, 0];
  let here: Point = [0, 0];
  for (const { sign, numbers } of read(path)) {
    const command = sign.toLowerCase();
    const next: Point = [...here];
    const rounded = numbers.map((number, n) => {
      const axis = axisOf(command, n);
      if (axis === null) return Math.round(number);
      next[axis] = sign === command ? here[axis] + number : number;
      return Math.round(next[axis]) - Math.round(here[axis]);
    });
    here = command === "z" ? start : next;
    if (command === "m") start = here;
    said += command + rounded.join(" ").replaceAll(" -", "-");
  }
  return said;
}
