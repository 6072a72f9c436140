const loopback = ['localhost', '127.0.0.1'];

/** Parsers disagree on control characters, white space and backslashes. */
const deceptive = /[\u0000-\u0020\u007f-\u00a0\u2028\u2029\ufeff\\]/g;

/** A host of at most 253 characters (RFC 1035) and a port. A parser may normalise a longer one in quadratic time. */
const withHost = /^https?:\/\/[^/?#]{1,259}([/?#]|$)/i;

/** Percent-encodes raw spaces. After `?` or `#` also characters that a browser would drop: a client's `state` may contain any. */
function encoded(raw: string): string {
  const address = raw.trim();
  const end = address.search(/[?#]|$/);
  return address.slice(0, end).replace(/ /g, '%20') + address.slice(end).replace(deceptive, encodeURIComponent);
}

/**
 * Validates every outside address, from a response, a cookie or a query (contract, "Hand-over safety"). It must be https, http on this
 * machine, or of this origin, without a user name and without characters on which parsers disagree. Returns the address, or
 * undefined if the browser must not go there.
 */
export function safeAddress(raw: unknown): string | undefined {
  if (typeof raw !== 'string') return undefined;
  const address = encoded(raw);
  if (address.match(deceptive)) return undefined;
  if (/^\/(?!\/)/.test(address)) return address;
  if (!withHost.test(address)) return undefined;
  try {
    const { protocol, hostname, origin, username, password } = new URL(address);
    if (username || password) return undefined;
    return protocol === 'https:' || loopback.includes(hostname) || origin === location.origin ? address : undefined;
  } catch {
    return undefined;
  }
}

/** The same for the page of a client service, which is never a path of this origin. */
export function safeSite(raw: unknown): string | undefined {
  const address = safeAddress(raw);
  return address?.startsWith('/') ? undefined : address;
}
