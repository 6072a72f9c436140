export const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Reads text, or an integer as its digits. Undefined for anything else, and for a number whose digits JavaScript may have rounded. */
export function readText(given: unknown): string | undefined {
  if (typeof given === 'string') return given;
  return Number.isSafeInteger(given) ? String(given) : undefined;
}

/** Reads true, 'true' in any case or 1, and their opposites. Undefined for anything else, so that callers can distinguish it from false. */
export function readFlag(given: unknown): boolean | undefined {
  // A list with one member would convert to the text of that member.
  const text = typeof given === 'object' ? '' : String(given).trim().toLowerCase();
  if (text === 'true' || text === '1') return true;
  return text === 'false' || text === '0' ? false : undefined;
}
