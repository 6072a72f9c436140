/** A string, or a number. The end of a string is optional, so that an unclosed one is read only once. */
const stringOrNumber = /"(?:[^"\\]|\\.)*"?|-?\d[\d.eE+-]*/gs;

const isExact = (number: string) =>
  !/^-?\d{16}/.test(number) || (Number.isSafeInteger(Number(number)) && String(Number(number)) === number);

/**
 * Parses JSON, and reads a number as text if it has more digits than JavaScript's numbers. Two ids would look equal when rounded. Throws
 * SyntaxError.
 */
export const parseExactly = (json: string): unknown =>
  JSON.parse(json.replace(stringOrNumber, (token) => (token.startsWith('"') || isExact(token) ? token : `"${token}"`)));

/** Reads text, or an integer as its digits. Undefined for anything else, and for a number whose digits JavaScript may have rounded. */
export function readText(given: unknown): string | undefined {
  if (typeof given === 'string') return given;
  return Number.isSafeInteger(given) ? String(given) : undefined;
}

/**
 * Reads a flag: true, 'true' in any case, or 1, and their opposites. Undefined for anything else, so that callers can tell it from false.
 */
export function readFlag(given: unknown): boolean | undefined {
  // A list with one member would convert to the text of that member.
  const text = typeof given === 'object' ? '' : String(given).trim().toLowerCase();
  if (text === 'true' || text === '1') return true;
  return text === 'false' || text === '0' ? false : undefined;
}
