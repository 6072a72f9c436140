/** A row for each input. The inputs of a line are all expected to have its first value. */
export const rowsOf = <Expected, Input = string>(lines: readonly (readonly [expected: Expected, ...inputs: Input[]])[]) =>
  lines.flatMap(([expected, ...inputs]) => inputs.map((input) => [input, expected] as const));
