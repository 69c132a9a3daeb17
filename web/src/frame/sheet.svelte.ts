/** How high the sheet of a phone stands: a lip with the question, half of the screen, or all of it. */

export const HEIGHTS = ["lip", "half", "full"] as const;
export type Height = (typeof HEIGHTS)[number];

const KEY = "perihelion-sheet";

function kept(): Height {
  const found = localStorage.getItem(KEY) as Height | null;
  return found && HEIGHTS.includes(found) ? found : "lip";
}

class Sheet {
  /** What the player has chosen; it is remembered. */
  chosen = $state<Height>(kept());
  /** Whether it keeps down by itself, since it would cover what it asks about. */
  ducks = $state(false);
  /** Whether there is more to read than the lip holds: then it stands half high at least. */
  rises = $state(false);
  /** The height while it is pulled, as a length; undefined at rest. */
  pulled = $state<string>();

  get height(): Height {
    if (this.ducks) return "lip";
    return this.rises && this.chosen === "lip" ? "half" : this.chosen;
  }

  choose(height: Height): void {
    this.ducks = this.rises = false;
    this.chosen = height;
    localStorage.setItem(KEY, height);
  }

  /** One height up or down, as far as there is one. */
  step(by: number): void {
    const at = HEIGHTS.indexOf(this.height) + by;
    this.choose(HEIGHTS[Math.min(Math.max(at, 0), HEIGHTS.length - 1)]!);
  }

  /** One up, and from the highest down to the lip. */
  turn(): void {
    this.choose(HEIGHTS[(HEIGHTS.indexOf(this.height) + 1) % HEIGHTS.length]!);
  }

  /** Let go at so many pixels: the height that is nearest to it, of a screen so high. */
  settle(pixels: number, screen: number, lip: number): void {
    const heights: Record<Height, number> = { lip, half: screen * 0.52, full: screen };
    this.pulled = undefined;
    this.choose(HEIGHTS.toSorted((a, b) => Math.abs(heights[a] - pixels) - Math.abs(heights[b] - pixels))[0]!);
  }
}

export const sheet = new Sheet();
