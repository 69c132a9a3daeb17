/** Where a piece of a drawing stands. */

const rounded = (figure: number, to: number) => Number(figure.toFixed(to));

export function at(x: number, y: number, scale = 1): string {
  return `translate(${rounded(x, 2)} ${rounded(y, 2)})${scale === 1 ? "" : ` scale(${rounded(scale, 3)})`}`;
}
