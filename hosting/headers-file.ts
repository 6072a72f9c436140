import { addresses } from '../src/paths.ts';
import { ruleOf } from './addresses.ts';
import { securityHeaders, type Settings } from './headers.ts';
import type { InlineHashes } from './inline-hashes.ts';
import { securityTextAddress, securityTextType } from './security-text.ts';

/** The addresses of one folder, in the syntax of such a file. */
const folderOf = (address: string) => address.replace(/[^/]+$/, ':name');

/** Folders of files: one address in each is enough to find the rule of all. */
const files = ['/assets/name.js', '/assets/images/name.svg'];

const block = (path: string, headers: [name: string, value: string][]) =>
  [path, ...headers.map(([name, value]) => `  ${name}: ${value}`), ''].join('\n');

/**
 * The headers of every address as a `_headers` file, which Netlify, Cloudflare Pages and others read. No two blocks give one address
 * the same header: these hosts would join the values with a comma.
 *
 * Files have the security headers of documents here: an unlisted page may be at any depth, so only `/*` reaches it, which reaches files
 * too, and not all of these hosts can take a header away again. `Reporting-Endpoints` is not among them: such a host cannot tell an address
 * with a query from one without.
 */
export function headersFile(settings: Settings, inline: InlineHashes): string {
  const examples = new Map([...files, ...addresses].map((address) => [folderOf(address), address]));
  const caching = [...examples].map(([path, example]) => block(path, [['Cache-Control', ruleOf(example).cacheControl]]));
  const contact = block(securityTextAddress, [
    ['Cache-Control', ruleOf(securityTextAddress).cacheControl],
    // RFC 9116, 3. Not every host adds the character set.
    ['Content-Type', securityTextType],
  ]);
  const all = block('/*', securityHeaders(settings, { tls: true, inline, as: 'document' }));
  return [all, ...caching, ...(settings.securityText.contact ? [contact] : [])].join('\n');
}
