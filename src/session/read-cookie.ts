/** JSON with a literal quote is not percent-encoded: a `%` in it belongs to one of its values. */
const plainJson = /^(j:)?\{\s*\\?"/;

function decode(value: string): string | undefined {
  try {
    const text = value.replace(/^"(.*)"$/, '$1');
    return plainJson.test(text) ? text : text.replace(/(%[\dA-F]{2})+/gi, decodeURIComponent);
  } catch {
    return undefined;
  }
}

/**
 * The first value of a cookie that decodes. Undefined if there is none, or if cookies are blocked. Does not use js-cookie, because the
 * inline script of each document contains this function.
 */
export function readCookie(name: string): string | undefined {
  try {
    const named = document.cookie.split('; ').filter((cookie) => cookie.startsWith(`${name}=`));
    return named.map((cookie) => decode(cookie.slice(name.length + 1))).find((value) => value !== undefined);
  } catch {
    return undefined;
  }
}
