import type { Typed } from '@/state/events';

/** The values of these fields as they stood in a form, whatever events came before. */
export const readForm = (data: FormData, fields: Typed): Typed =>
  Object.fromEntries(
    Object.entries(fields).map(([name, first]) => [name, typeof first === 'boolean' ? data.has(name) : String(data.get(name) ?? '')]),
  );
