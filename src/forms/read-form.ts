/** The values of a form's fields: text, or whether a box is ticked. */
export type Typed = Readonly<Record<string, string | boolean>>;

/** Reads the fields of a form from the document, whatever events came before. */
export function readForm(form: HTMLFormElement, fields: Typed): Typed {
  const data = new FormData(form);
  return Object.fromEntries(
    Object.entries(fields).map(([name, initial]) => [name, typeof initial === 'boolean' ? data.has(name) : String(data.get(name) ?? '')]),
  );
}
