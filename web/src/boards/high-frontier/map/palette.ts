/** The colours the map is painted with, by night and by day, as the styles of the board have them. */

export interface Palette {
  grid: string;
  line: string;
  name: string;
  force: string;
  dust: string;
  aero: string;
}

const TOKENS: Readonly<Record<keyof Palette, string>> = {
  grid: "--hf-grid",
  line: "--hf-line",
  name: "--hf-name",
  force: "--hf-force",
  dust: "--hf-dust",
  aero: "--hf-aero",
};

export function paletteOf(node: Element): Palette {
  const style = getComputedStyle(node);
  return Object.fromEntries(
    Object.entries(TOKENS).map(([name, token]) => [name, style.getPropertyValue(token).trim()]),
  ) as unknown as Palette;
}
