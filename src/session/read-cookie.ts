// Not by js-cookie: the inline script of each document reads cookies too, and would carry all of it.

/** The cookies that this document sees; empty where cookies are blocked. */
function cookies(): string {
  try {
    return document.cookie;
  } catch {
    return '';
  }
}

const decode = (text: string) => text.replace(/^"(.*)"$/, '$1').replace(/(%[\dA-F]{2})+/gi, decodeURIComponent);

/** A cookie's decoded value; undefined when there is none, it does not decode, or cookies are blocked. */
export function readCookie(name: string): string | undefined {
  for (const cookie of cookies().split('; ')) {
    if (!cookie.startsWith(`${name}=`)) continue;
    try {
      return decode(cookie.slice(name.length + 1));
    } catch {
      // A parent domain may have set another one of this name.
    }
  }
  return undefined;
}
