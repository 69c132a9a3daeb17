/** What a table holds under an id; that it holds nothing is a fault of ours. */
export function look<T>(table: Readonly<Record<string, T>> | readonly T[], id: string | number): T {
  const found = (table as Readonly<Record<string | number, T>>)[id];
  if (found === undefined) throw new RangeError(`there is no ${id}`);
  return found;
}

/** A text before and after the last point: `SB-1.2` is slot 2 of SB-1; without a point all is after it. */
export function atLastPoint(text: string): [before: string, after: string] {
  const point = text.lastIndexOf(".");
  return point < 0 ? ["", text] : [text.slice(0, point), text.slice(point + 1)];
}
