/** Sand in an hourglass. */

/** One path for 0 (just turned) to 1 (run out), to be cut by the glass. */
export function sand(run: number): string {
  const upper = -40 * (1 - run) ** 0.62;
  const lower = 43 - 37 * run ** 0.62;
  const falling = run < 1 ? `M-30 ${upper}Q0 ${upper + 6 * Math.min(1, 6 * (1 - run))} 30 ${upper}V2H-30ZM-1 0H1V${lower}H-1Z` : "";
  return `${falling}M-34 50V${lower + 7}Q-14 ${lower + 5} 0 ${lower - 7}Q14 ${lower + 5} 34 ${lower + 7}V50Z`;
}
