/** Sorts keys: zod reorders them when it checks a stored value. */
const inOrder = (_key: string, value: unknown): unknown =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
    ? // Stryker disable next-line EqualityOperator: no two keys of an object are equal
      Object.fromEntries(Object.entries(value).sort(([one], [other]) => (one < other ? -1 : 1)))
    : value;

/**
 * A stored text in canonical form, equal for texts that differ only in the order of keys. redux-persist stringifies each key of a slice
 * separately.
 */
export function contentOf(text: string): string {
  try {
    const slice: unknown = JSON.parse(text, (key, value: unknown) =>
      typeof value === 'string' ? JSON.parse(value, inOrder) : inOrder(key, value),
    );
    return JSON.stringify(slice);
  } catch {
    return text;
  }
}
