/** Whether matrices are proved in full. `npm test` takes a few rows of each, for the sake of time; every other command takes them all. */
export const allRows = process.env.MATRICES !== 'few';

/**
 * The rows of a matrix that one path of the code answers: all of them, or in the short run this many, spread evenly from the first on.
 * @param few at least 1
 */
export function sample<const Row>(rows: readonly Row[], few: number): readonly Row[] {
  if (allRows || rows.length <= few) return rows;
  return Array.from({ length: few }, (_, index) => rows[Math.floor((index * rows.length) / few)] as Row);
}
