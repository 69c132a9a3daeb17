import { pictureOf } from "./picture";

/** A PNG of an SVG of the page, so many pixels wide. */
export const pngOf = (drawing: SVGSVGElement, width = 1200): Promise<Blob> => pictureOf(drawing, { width });
