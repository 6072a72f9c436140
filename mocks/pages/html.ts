/** Escaped text or markup, which must not be escaped a second time. */
export class Html {
  constructor(readonly text: string) {}
}

type Part = Html | string | number | false | null | undefined | readonly Html[];

const entities: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' };

const escaped = (part: Part): string => {
  if (part instanceof Html) return part.text;
  if (Array.isArray(part)) return part.map(escaped).join('');
  if (part === false || part === null || part === undefined) return '';
  return String(part).replace(/[&<>"']/g, (character) => entities[character] ?? '');
};

/** A template whose interpolated values are escaped, nested templates and lists of them excepted. */
export const html = (texts: TemplateStringsArray, ...parts: Part[]): Html =>
  new Html(texts.map((text, index) => text + (index < parts.length ? escaped(parts[index]) : '')).join(''));
