/**
 * A name as it may be drawn in the middle of a sentence: without the marks that turn the direction of the text beside it (Unicode's
 * Bidi_Control) and without control characters.
 */
export const legible = (text: string) =>
  text
    .replace(/\p{Bidi_Control}/gu, '')
    .replace(/[\p{Cc}\u2028\u2029]+/gu, ' ')
    .trim();
