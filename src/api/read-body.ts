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

/** Whether a body is a JSON object, and not a list or `null`. */
export const isObject = (body: unknown): body is Record<string, unknown> =>
  typeof body === 'object' && body !== null && !Array.isArray(body);
