/** `npm test` runs a few rows of each matrix to save time. Every other command runs all rows. */
export const allRows = process.env.MATRICES !== 'few';

/**
 * All rows of a matrix, or in the short run `few` of them, spread evenly from the first. For rows with the same path through the code.
 * @param few at least 1
 */
export function sample<const Row>(rows: readonly Row[], few: number): readonly Row[] {
  if (allRows || rows.length <= few) return rows;
  return Array.from({ length: few }, (_, index) => rows[Math.floor((index * rows.length) / few)] as Row);
}
