// Not U+02BB and U+02BC: the ʻokina of Hawaiian and its like are letters.
const apostrophes = /[\u2018\u2019]/g;
// Unicode's hyphens and dashes that keyboards and typesetters put between Latin letters, and the minus: not the hyphens of other scripts.
const dashes = /[\u2010-\u2015\u2212]/g;

/** With the apostrophe and the hyphen of ASCII in the place of those of a typesetter or a phone. */
export const withPlainMarks = (text: string) => text.replace(apostrophes, "'").replace(dashes, '-');

// Stryker disable next-line Regex: the text is a single character, which has no other beginning or end
const isDigit = (codePoint: number) => /^\p{Nd}$/u.test(String.fromCodePoint(codePoint));

/** The digit of a script as ASCII has it: the ten of a script follow one another from zero on (Unicode, section 4.6). */
function plainDigit(digit: string): string {
  const codePoint = digit.codePointAt(0) ?? 0;
  let value = 0;
  while (isDigit(codePoint - value - 1)) value += 1;
  return String(value % 10);
}

/**
 * Makes a text plain of which only ASCII counts (a number, a postcode, a code, an email address): full-width and other compatibility
 * forms are normalised (Unicode NFKC), digits of any script are those of ASCII, and invisible characters are dropped.
 */
export const plain = (typed: string) =>
  withPlainMarks(typed.replace(/\p{Cf}/gu, '').normalize('NFKC')).replace(/[^\P{Nd}0-9]/gu, plainDigit);
