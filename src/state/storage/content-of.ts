/** Keys in one order: a shape puts them in its own when it checks what was stored. */
const inOrder = (_key: string, value: unknown): unknown =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
    ? Object.fromEntries(Object.entries(value).sort(([one], [other]) => (one < other ? -1 : 1)))
    : value;

/** What a stored text says, the same for two texts that only differ in the order of keys. redux-persist writes each key as a text of its own. */
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
