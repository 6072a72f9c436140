import fc from 'fast-check';

/** Parts of attacks, in any order. */
const pieces = fc.constantFrom(
  ...['http', 'https', 'javascript', 'data', ':', '/', '//', '\\', '@', '?', '#', '.', '..'],
  ...['%2f', '%5c', '%00', '\t', '\n', ' ', '\u00a0'],
  ...['localhost', '127.0.0.1', 'evil.example', 'user', '8080', '[::1]', 'alert(1)', '。', '／', 'ß', '\u200b', '\u0000'],
);

/** Addresses made to deceive. */
export const deceptive = fc.array(pieces, { maxLength: 9 }).map((parts) => parts.join(''));
export const web = fc.webUrl({ validSchemes: ['http', 'https', 'ftp'], withFragments: true, withQueryParameters: true });
export const text = fc.string({ unit: 'binary' });
