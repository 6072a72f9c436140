import { CID_CODE } from '@/cid-code';

/** The body of an answer: JSON, or else its text. Undefined for white space and for a page. */
export function readBody(sent: string): unknown {
  // Also removes a byte order mark, which JSON.parse rejects.
  const text = sent.trim();
  if (text === '' || text.startsWith('<')) return undefined;
  try {
    return JSON.parse(text);
  } catch {
    return text;
  }
}

/** Whether an answer is a page. A captive portal, for example, sends its log-in page with a success status. */
export const isPage = (contentType: string | null, sent: string): boolean =>
  sent.trim() !== '' && (/^(text\/html|application\/xhtml\+xml)\b/i.test(contentType ?? '') || sent.trim().startsWith('<'));

/** Whether a content type is JSON (RFC 6839, 3.1). */
export const isJson = (contentType: string | null): boolean => /^(application|text)\/([\w.-]+\+)?json\b/i.test(contentType ?? '');

/** Whether a refusal is a web server's error page and not the firewall's. nginx with our configuration sends 'Not accepted'. */
export const isServersPage = (sent: string): boolean => /<title>\W*40[45]\b|MethodNotAllowed|^Not accepted$/i.test(sent.trim());

export const isObject = (body: unknown): body is Record<string, unknown> =>
  typeof body === 'object' && body !== null && !Array.isArray(body);

/** The members in which back ends and their gateways report errors. */
const member = /^(error_?)?message$|^errors?$/i;

/** No back end nests an error deeper. Reading a body without a limit could exceed the call stack. */
const MOST_LEVELS = 8;

function textsIn(value: unknown, levels = MOST_LEVELS): string[] {
  if (typeof value === 'string') return [value.trim()].filter(Boolean);
  if (levels === 0) return [];
  if (Array.isArray(value)) return value.flatMap((text) => textsIn(text, levels - 1));
  return isObject(value) ? Object.entries(value).flatMap(([name, text]) => (member.test(name) ? textsIn(text, levels - 1) : [])) : [];
}

/** The texts of an error body: those of its members, of a nested error, or the body itself if it is text. */
export const errorTexts = (body: unknown): readonly string[] => (Array.isArray(body) ? [] : textsIn(body));

/** The CID code of an error body. Empty if it has none, or another text in that member. */
export function errorCode(body: unknown, levels = MOST_LEVELS): string {
  if (!isObject(body) || levels === 0) return '';
  const { cid_error_code: code, error } = body;
  return typeof code === 'string' && CID_CODE.test(code.trim()) ? code.trim() : errorCode(error, levels - 1);
}
