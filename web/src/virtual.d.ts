declare module "virtual:icons/*" {
  const icons: Record<string, string>;
  export default icons;
}

/** By language and part, how a catalogue is loaded. */
declare module "virtual:words" {
  const catalogues: Record<string, Record<string, () => Promise<{ default: string }>>>;
  export default catalogues;
}
