/** A number that is always the same for a piece, so that it always looks the same. */
export function chance(id: string): number {
  return [...id].reduce((sum, sign) => (sum * 31 + sign.charCodeAt(0)) | 0, 7) >>> 3;
}
