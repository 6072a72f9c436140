/** A short hash to compare texts by, from which nobody can read the text (FNV-1a, 32 bits). Never a proof of anything. */
export function fingerprint(text: string): string {
  let mark = 0x811c9dc5;
  for (let index = 0; index < text.length; index += 1) mark = Math.imul(mark ^ text.charCodeAt(index), 0x01000193);
  return (mark >>> 0).toString(36);
}
