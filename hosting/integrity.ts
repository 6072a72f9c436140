import { createHash } from 'node:crypto';

const described = /<script\b[^>]*\ssrc="\/[^>]*>|<link\b[^>]*\brel="stylesheet"[^>]*>/g;

/**
 * A page whose own scripts and style sheets carry a hash of their bytes (W3C Subresource Integrity): the browser refuses a file that
 * was changed after the build. Preloads have no hash: an import of the app would fetch a refused module a second time, without a check.
 */
export function withIntegrity(html: string, read: (path: string) => Buffer): string {
  return html.replace(described, (tag) => {
    const path = /\s(?:src|href)="([^"]+)"/.exec(tag)?.[1] ?? '';
    const hash = createHash('sha384').update(read(path)).digest('base64');
    const crossOrigin = /\scrossorigin\b/.test(tag) ? '' : ' crossorigin';
    return tag.replace(/\s*\/?>$/, `${crossOrigin} integrity="sha384-${hash}">`);
  });
}
