/**
 * A drawing of the page as a picture to keep. An image knows nothing of the page it comes from: the symbols it uses, its
 * styles, variables and letters are put into it first.
 */

const NS = "http://www.w3.org/2000/svg";
const LARGEST = 4096;

export interface PictureOptions {
  /** Of the picture, in pixels; the height follows. */
  width?: number;
  /** What lies behind the drawing; nothing where it is left out. */
  background?: string;
}

/** Downloads a drawing as a PNG of this name. */
export async function savePicture(drawing: SVGSVGElement, name: string, options: PictureOptions = {}): Promise<void> {
  const link = document.createElement("a");
  link.href = URL.createObjectURL(await pictureOf(drawing, options));
  link.download = fileNamed(name);
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), 10_000);
}

/** A drawing as a PNG of this name. */
export async function pictureFile(drawing: SVGSVGElement, name: string, options: PictureOptions = {}): Promise<File> {
  return new File([await pictureOf(drawing, options)], fileNamed(name), { type: "image/png" });
}

const fileNamed = (name: string) => `${name.replace(/[\\/:*?"<>|\s]+/g, "-").slice(0, 80) || "perihelion"}.png`;

/** A drawing as a PNG. */
export async function pictureOf(drawing: SVGSVGElement, { width = 1600, background }: PictureOptions = {}): Promise<Blob> {
  const [across, down] = sizeOf(drawing);
  const wide = Math.round(Math.min(width, LARGEST, (LARGEST * across) / down));
  const high = Math.max(1, Math.round((wide * down) / across));
  const image = new Image(wide, high);
  // Not a blob: the page may show images of its own and data alone.
  image.src = `data:image/svg+xml;base64,${base64(await alone(drawing, wide, high))}`;
  await image.decode();
  const canvas = Object.assign(document.createElement("canvas"), { width: wide, height: high });
  const pen = canvas.getContext("2d")!;
  if (background) {
    pen.fillStyle = background;
    pen.fillRect(0, 0, wide, high);
  }
  pen.drawImage(image, 0, 0, wide, high);
  return new Promise((done, failed) => canvas.toBlob((blob) => (blob ? done(blob) : failed(new Error("no picture"))), "image/png"));
}

/** A drawing as a text that needs nothing beside itself. */
export async function alone(drawing: SVGSVGElement, width: number, height: number): Promise<string> {
  const copy = drawing.cloneNode(true) as SVGSVGElement;
  const rules = rulesOfPage();
  const [across, down] = sizeOf(drawing);
  dress(drawing, copy, rules);
  copy.setAttribute("xmlns", NS);
  if (!copy.hasAttribute("viewBox")) copy.setAttribute("viewBox", `0 0 ${across} ${down}`);
  copy.setAttribute("width", String(width));
  copy.setAttribute("height", String(height));
  copy.style.position = "static";
  copy.style.transform = "none";
  bring(copy, rules);
  const look = document.createElementNS(NS, "style");
  look.textContent = await letters(copy);
  copy.prepend(look);
  settle(drawing, copy);
  return new XMLSerializer().serializeToString(copy);
}

function sizeOf(drawing: SVGSVGElement): [number, number] {
  const { width, height } = drawing.viewBox.baseVal ?? { width: 0, height: 0 };
  const seen = drawing.getBoundingClientRect();
  return width && height ? [width, height] : [seen.width || 1, seen.height || 1];
}

/** Every rule of the page's style sheets that holds now. */
function rulesOfPage(): CSSStyleRule[] {
  const flat = (rules: CSSRuleList): CSSStyleRule[] =>
    [...rules].flatMap((rule) => {
      if (rule instanceof CSSMediaRule) return matchMedia(rule.conditionText).matches ? flat(rule.cssRules) : [];
      if (rule instanceof CSSStyleRule) return [rule];
      return rule instanceof CSSGroupingRule ? flat(rule.cssRules) : [];
    });
  return [...document.styleSheets].flatMap((sheet) => flat(sheet.cssRules));
}

const HOW = [
  "fill", "fill-opacity", "fill-rule", "stroke", "stroke-width", "stroke-opacity", "stroke-dasharray", "stroke-dashoffset", "stroke-linecap",
  "stroke-linejoin", "stroke-miterlimit", "opacity", "color", "display", "visibility", "paint-order", "mix-blend-mode", "stop-color",
  "stop-opacity", "font-family", "font-size", "font-weight", "font-style", "letter-spacing", "text-anchor", "dominant-baseline", "text-transform",
  "transform", "transform-origin", "transform-box", "clip-path", "mask", "rotate", "scale", "translate",
]; // prettier-ignore

/** What is drawn here looks as it does on the page at this moment. */
function dress(from: Element, to: Element, rules: CSSStyleRule[]): void {
  const seen = getComputedStyle(from);
  for (const name of HOW) (to as SVGElement).style.setProperty(name, seen.getPropertyValue(name));
  [...from.children].forEach((child, n) => dress(child, to.children[n]!, rules));
}

/** What is used from elsewhere in the page lies in the drawing itself: symbols, gradients, and what those use. */
function bring(copy: SVGSVGElement, rules: CSSStyleRule[]): void {
  const store = document.createElementNS(NS, "defs");
  const brought = new Set([...copy.querySelectorAll("[id]")].map(({ id }) => id));
  const wanted = [...usedBy(copy)];
  for (let id = wanted.pop(); id !== undefined; id = wanted.pop()) {
    const found = brought.has(id) ? null : document.getElementById(id);
    brought.add(id);
    if (!found) continue;
    const piece = found.cloneNode(true) as Element;
    restyle(found, piece, rules);
    store.append(piece);
    wanted.push(...usedBy(piece));
  }
  copy.prepend(store);
}

/** A symbol takes after whoever uses it: rules are kept as they are written, so that variables and currentColor still do. */
function restyle(from: Element, to: Element, rules: CSSStyleRule[]): void {
  const own = to.getAttribute("style") ?? "";
  const said = rules.filter((rule) => from.matches(rule.selectorText)).map((rule) => rule.style.cssText);
  if (said.length) to.setAttribute("style", `${said.join(";")};${own}`);
  [...from.children].forEach((child, n) => restyle(child, to.children[n]!, rules));
}

/** The ids a piece refers to. */
function usedBy(piece: Element): Set<string> {
  const said = [piece, ...piece.querySelectorAll("*")].flatMap((one) =>
    [...one.attributes].filter(({ name }) => name !== "id").map(({ name, value }) => (/href$/.test(name) ? `url(${value})` : value)),
  );
  return new Set([...said.join(" ").matchAll(/url\(["']?[^#)]*#([^"')]+)["']?\)/g)].map(([, id]) => id!));
}

/** Variables mean what they mean on the page, each from where it is set. */
function settle(drawing: SVGSVGElement, copy: SVGSVGElement): void {
  const names = new Set([...new XMLSerializer().serializeToString(copy).matchAll(/var\(\s*(--[\w-]+)/g)].map(([, name]) => name!));
  const set = (from: Element, to: Element, above: Record<string, string>): void => {
    const seen = getComputedStyle(from);
    const here = Object.fromEntries([...names].map((name) => [name, seen.getPropertyValue(name)]));
    for (const name of names) if (here[name] && here[name] !== above[name]) (to as SVGElement).style.setProperty(name, here[name]);
    const drawn = [...to.children].slice(to.children.length - from.children.length); // what was brought stands before it
    [...from.children].forEach((child, n) => set(child, drawn[n]!, here));
  };
  set(drawing, copy, {});
}

/** The letters of the page that the drawing is written in, as data. */
async function letters(copy: SVGSVGElement): Promise<string> {
  const text = copy.querySelector("text") ? new XMLSerializer().serializeToString(copy) : "";
  const faces = [...document.styleSheets].flatMap((sheet) => [...sheet.cssRules]).filter((rule) => rule instanceof CSSFontFaceRule);
  const used = faces.filter((face) => text.includes(face.style.getPropertyValue("font-family").replace(/["']/g, "")));
  return (await Promise.all(used.map(asData))).join("\n");
}

async function asData(face: CSSFontFaceRule): Promise<string> {
  const address = /url\(["']?([^"')]+)/.exec(face.cssText)?.[1];
  if (!address) return "";
  const bytes = new Uint8Array(await (await fetch(new URL(address, face.parentStyleSheet?.href ?? location.href))).arrayBuffer());
  const data = `url("data:font/woff2;base64,${fromBytes(bytes)}") format("woff2")`;
  return face.cssText.replace(/src:[^;}]*/, `src: ${data}`);
}

function base64(text: string): string {
  return fromBytes(new TextEncoder().encode(text));
}

function fromBytes(bytes: Uint8Array): string {
  let said = "";
  for (let at = 0; at < bytes.length; at += 0x8000) said += String.fromCharCode(...bytes.subarray(at, at + 0x8000));
  return btoa(said);
}
