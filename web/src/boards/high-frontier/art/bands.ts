/** The colour of the band of each kind of card; white letters stand on it. */
export const BANDS: Record<string, string> = {
  thruster: "#a8431f",
  robonaut: "#2c5fb0",
  refinery: "#77601a",
  generator: "#4a741f",
  reactor: "#85307a",
  radiator: "#0f757b",
  crew: "#4d566e",
};
