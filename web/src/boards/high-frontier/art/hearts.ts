/** Which drawing a patent bears: that of its principle, else the usual one of its kind. */

import type { CardDeck, SideFacts } from "../types";

const HEARTS: Record<string, string[]> = {
  nozzle: ["Cermet NERVA", "Vortex Confined", "De Laval Nozzle"],
  ion: ["Hall Effect", "Ion Drive"],
  mirror: ["Mirror Steamer"],
  rail: ["Mass Driver"],
  sail: ["Photon Kite Sail"],
  gyro: ["Photon Heliogyro"],
  loop: ["Mag Sail", "Electric Sail"],
  coil: ["MPD T-wave", "Ponderomotive VASIMR", "Pulsed Plasmoid", "Magnetic Nozzle"],
  fusion: ["Colliding Beam H-B Fusion", "Metastable Helium", "n-6Li Microfission"],
  raygun: ["Free Electron Laser", "Solar-Pumped MHD Exciplex Laser", "Quantum Cascade Laser", "MagBeam"],
  drill: ["Electrophoretic Sandworm", "Rock Splitter", "Nanobot"],
  bath: ["Magma Electrolysis", "Electroforming", "Ilmenite Semiconductor Film"],
  mold: ["Atomic Layer Deposition", "CVD Molding", "Basalt Fiber Spinning", "Impact Mold Sinter", "Von Neumann Santa Claus Machine"],
  farm: ["Biophytolytic Algae Farm"],
  lens: ["Ionosphere Lasing", "Solar Carbotherm", "O'Meara LSP Paralens", "Palmer LSP Aerosol Lens", "Photon Tether Rectenna"],
  panels: ["Thermo-Photovoltaic", "Cascade Photovoltaic", "Buckyball C60 Photovoltaic"],
  cells: ["AMTEC Thermoelectric", "JTEC H2 Thermoelectric", "In-Core Thermionic", "H2-O2 Fuel Cell", "Microbial Fuel Cell"],
  flywheel: ["Flywheel Compulsator", "Superconducting Adductor"],
  torus: ["D-T Fusion Tokamak", "3He-D Fusion Mirror Cell", "H-6Li Fusor"],
  trap: ["Mini-Mag RF Paul Trap", "Lyman Alpha Trap", "Free Radical Hydrogen Trap", "Penning Trap", "Ultracold Neutrons", "Antimatter GDM"],
  pulse: ["Project Orion", "Project Valkyrie", "Z-Pinch Microfission"],
  bubble: ["Bubble Membrane", "Electrostatic Membrane", "Marangoni Flow"],
  droplet: ["Tin Droplet", "ETHER Charged Dust", "Curie Point"],
  hoop: ["Hula-Hoop", "Buckytube Filament"],
};
const USUAL: Record<string, string> = {
  thruster: "nozzle",
  robonaut: "drill",
  refinery: "column",
  generator: "turbine",
  reactor: "core",
  radiator: "fins",
  crew: "crew",
};
const OF_NAME = new Map(Object.entries(HEARTS).flatMap(([heart, names]) => names.map((name) => [name, heart])));

export function heartOf(deck: CardDeck, { name, platforms }: Pick<SideFacts, "name" | "platforms">): string {
  return OF_NAME.get(name) ?? (deck === "robonaut" ? platforms[0] : undefined) ?? USUAL[deck] ?? "core";
}
