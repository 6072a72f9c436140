const loopback = ['localhost', '127.0.0.1'];

/** Control characters, white space and backslashes are read differently by different parsers. */
const deceptive = /[\u0000-\u0020\u007f-\u00a0\u2028\u2029\ufeff\\]/g;

/**
 * An address as every parser reads it. A raw space is percent-encoded. So is every deceptive character after the `?` or `#`: a client's
 * `state` may hold any, and a browser would drop some of them.
 */
function encoded(raw: string): string {
  const [, place = '', rest = ''] = /^([^?#]*)(.*)$/s.exec(raw.trim()) ?? [];
  return place.replace(/ /g, '%20') + rest.replace(deceptive, encodeURIComponent);
}

/**
 * The one judge of every outside address, from a response, a cookie or a query (contract, "Hand-over safety"): https, or http on
 * this machine, or a path of this origin; no user name, no deceptive characters. Returns the address to go to, undefined when the browser
 * must not go there.
 */
export function safeAddress(raw: unknown): string | undefined {
  const address = typeof raw === 'string' ? encoded(raw) : '';
  if (address.search(deceptive) >= 0) return undefined;
  if (/^\/(?!\/)/.test(address)) return address;
  try {
    const { protocol, hostname, username, password } = new URL(address);
    if (username || password || !/^https?:\/\/[^/]/i.test(address)) return undefined;
    return protocol === 'https:' || loopback.includes(hostname) ? address : undefined;
  } catch {
    return undefined;
  }
}
