const MAX_CHARACTERS = 2048;
const loopback = ['localhost', '127.0.0.1'];

/** Control characters, white space and backslashes are read differently by different parsers: nothing honest needs them. */
const deceptive = /[\u0000-\u0020\u007f-\u00a0\u2028\u2029\ufeff\\]/;

/**
 * The one judge of every outside address, from a response, a cookie or a query (contract, "Hand-over safety"): https, or http on
 * this machine, or a path of this origin; no user name, no deceptive characters. Undefined when the browser must not go there.
 */
export function safeAddress(raw: unknown): string | undefined {
  if (typeof raw !== 'string' || raw.length > MAX_CHARACTERS || deceptive.test(raw)) return undefined;
  if (/^\/(?!\/)/.test(raw)) return raw;
  try {
    const { protocol, hostname, username, password } = new URL(raw);
    if (username || password || !/^https?:\/\/[^/]/i.test(raw)) return undefined;
    return protocol === 'https:' || loopback.includes(hostname) ? raw : undefined;
  } catch {
    return undefined;
  }
}
