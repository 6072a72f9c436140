/** The body of an answer as a value: JSON, else its text. Undefined for white space and for a page. */
export function readBody(sent: string): unknown {
  // Removes a byte order mark too, which JSON.parse refuses.
  const text = sent.trim();
  if (text === '' || text.startsWith('<')) return undefined;
  try {
    return JSON.parse(text);
  } catch {
    return text;
  }
}

/** Whether an answer is a page: a captive portal's log-in, for one, comes with the status of a success. */
export const isPage = (contentType: string | null, sent: string): boolean =>
  sent.trim() !== '' && (/^(text\/html|application\/xhtml\+xml)\b/i.test(contentType ?? '') || sent.trim().startsWith('<'));

/** Whether a content type is that of JSON (RFC 6839, 3.1). */
export const isJson = (contentType: string | null): boolean => /^(application|text)\/([\w.-]+\+)?json\b/i.test(contentType ?? '');

/** Whether a refusal is the error page of a web server instead of the firewall's. nginx with our configuration says 'Not accepted'. */
export const isServersPage = (sent: string): boolean => /<title>\W*40[45]\b|MethodNotAllowed|^Not accepted$/i.test(sent.trim());

/** Whether a body is a JSON object; a list or `null` is none. */
export const isObject = (body: unknown): body is Record<string, unknown> =>
  typeof body === 'object' && body !== null && !Array.isArray(body);
