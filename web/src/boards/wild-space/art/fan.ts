/** How a hand is fanned out. */

/** How wide a card of a fan of so many may be, so that every spine stays whole. */
export function fanCard(count: number, width: number, most: number): number {
  return Math.min(most, width / (1.2 + 0.265 * (count - 1)));
}

export interface Held {
  /** The middle of its upper edge. */
  x: number;
  y: number;
  turn: number;
}

/** Where there is room for it, so much of every card is seen. */
const SEEN = 0.98;

/** Where cards of a fan lie: never wider than `width`; the chosen one stands upright, those right of it make room. */
export function fan(count: number, width: number, card: number, chosen = -1): Held[] {
  const tilt = Math.min(1.5, 12 / count);
  const edge = card * 0.1;
  const room = chosen < 0 || chosen === count - 1 ? 0 : card * 0.42;
  const step = count < 2 ? 0 : Math.min(card * SEEN, (width - card - 2 * edge - room) / (count - 1));
  const first = (width - step * (count - 1) - room) / 2;
  return Array.from({ length: count }, (_, n) => {
    const off = n - (count - 1) / 2;
    const bow = (off / Math.max(1, (count - 1) / 2)) ** 2;
    const held = n === chosen;
    return {
      x: first + step * n + (chosen >= 0 && n > chosen ? room : 0),
      y: held ? -16 * (card / 130) : bow * Math.min(7, count) * (card / 130),
      turn: held ? 0 : off * tilt,
    };
  });
}
