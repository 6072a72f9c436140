/** Reads a text, or a number as its digits; undefined for anything else. */
export function readText(given: unknown): string | undefined {
  if (typeof given === 'string') return given;
  return typeof given === 'number' ? String(given) : undefined;
}

/** Reads a flag: true, 'true' in any case, or 1, and their opposites. Undefined for anything else, so that no caller mistakes it for false. */
export function readFlag(given: unknown): boolean | undefined {
  // As text, a list would be its only member.
  const said = typeof given === 'object' ? '' : String(given).trim().toLowerCase();
  if (said === 'true' || said === '1') return true;
  return said === 'false' || said === '0' ? false : undefined;
}
