/** The median. @param {readonly number[]} values @returns {number} NaN when one of them is */
export function median(values) {
  if (values.some(Number.isNaN)) return NaN;
  const sorted = [...values].sort((a, b) => a - b);
  const middle = (sorted.length - 1) / 2;
  return ((sorted[Math.floor(middle)] ?? NaN) + (sorted[Math.ceil(middle)] ?? NaN)) / 2;
}

/** The median of each figure. @template {Record<string, number>} Figures @param {readonly Figures[]} rounds @returns {Figures} */
export const mediansOf = (rounds) =>
  /** @type {Figures} */ (
    Object.fromEntries(Object.keys(rounds[0] ?? {}).map((name) => [name, median(rounds.map((round) => round[name] ?? NaN))]))
  );
