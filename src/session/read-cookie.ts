function decode(text: string): string | undefined {
  try {
    return text.replace(/^"(.*)"$/, '$1').replace(/(%[\dA-F]{2})+/gi, decodeURIComponent);
  } catch {
    return undefined;
  }
}

/**
 * The first value of a cookie that decodes; undefined when there is none, or cookies are blocked. Without js-cookie, which the inline script of
 * each document would carry too.
 */
export function readCookie(name: string): string | undefined {
  try {
    const named = document.cookie.split('; ').filter((cookie) => cookie.startsWith(`${name}=`));
    return named.map((cookie) => decode(cookie.slice(name.length + 1))).find((value) => value !== undefined);
  } catch {
    return undefined;
  }
}
