/** The pictograms at hand: those of the frame, and those of the boards that have been loaded. */

import frame from "virtual:icons/frame";

export const pictures: Record<string, string> = { ...frame };

/** A board brings its own. */
export function bring(icons: Record<string, string>): void {
  Object.assign(pictures, icons);
}
