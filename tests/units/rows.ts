/** A row for each input. The inputs of a line are all expected to have its first value. */
export const rowsOf = (lines: readonly (readonly [expected: string, ...inputs: string[]])[]) =>
  lines.flatMap(([expected, ...inputs]) => inputs.map((input) => [input, expected] as const));
