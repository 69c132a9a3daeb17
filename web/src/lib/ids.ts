/** A name nobody else has, by which a command is known when it is sent again. In a house without https a browser has no `randomUUID`. */
export function newId(): string {
  return [...crypto.getRandomValues(new Uint8Array(16))].map((byte) => byte.toString(16).padStart(2, "0")).join("");
}
