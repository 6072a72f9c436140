/**
 * The kind of an address: a file named by its content, a file of JSON by its place, any other file, the root, a page of the app, a file for
 * the server only, the address by which a load balancer asks whether the server answers, or the one that redirects to the account settings.
 */
type Kind = 'hashed' | 'json' | 'file' | 'root' | 'page' | 'server' | 'health' | 'changePassword';

export interface Rule {
  kind: Kind;
  /** A regular expression that JavaScript and nginx read alike. */
  path: string;
  /** RFC 9111, RFC 8246. */
  cacheControl: string;
}

export const notStored = 'no-store';

/** How an answer is sent: as a document, which a browser runs, or as a file, which a document loads. */
export type SentAs = 'document' | 'file';

/** How the addresses of each kind are sent. The answer for a missing or refused one is a document, because browsers show it as a page. */
export const sentAs: Readonly<Record<Kind, SentAs>> = {
  hashed: 'file',
  json: 'file',
  file: 'file',
  root: 'document',
  page: 'document',
  server: 'document',
  health: 'file',
  changePassword: 'document',
};

/** The kind of an address and how long its answer may be cached: the first rule that matches. An address without a file name is a page. */
export const rules: readonly Rule[] = [
  // A page has one address, by the rule of pages. Hidden files are not served, except those below /.well-known/ (RFC 8615).
  {
    kind: 'server',
    path: '^/(nginx\\.conf|(?!index\\.html$).*\\.html|.*\\.(br|gz|map)|(.*/)?\\.(?!well-known/).*)$',
    cacheControl: notStored,
  },
  { kind: 'hashed', path: '^/assets/[^/]+$', cacheControl: 'public, max-age=31536000, immutable' },
  // An operator's change shows within a minute, and a second page in that minute makes no request.
  { kind: 'file', path: '^/banners\\.json$', cacheControl: 'public, max-age=60' },
  // Operators read the current release from it.
  { kind: 'file', path: '^/version\\.json$', cacheControl: notStored },
  // A release may have another setting.
  { kind: 'changePassword', path: '^/\\.well-known/change-password$', cacheControl: notStored },
  // Never a page: a password manager asks for an address that does not exist, to see whether it can trust the others.
  { kind: 'json', path: '/\\.well-known/(.*/)?[^/.]*$', cacheControl: 'no-cache' },
  // Revalidated on every use, because an operator may replace the file between releases.
  { kind: 'file', path: '^/assets/|^/(?!index\\.html$).*\\.[^/]*$', cacheControl: 'no-cache' },
  { kind: 'health', path: '^/healthz$', cacheControl: notStored },
  // The document has no personal data. But on a shared computer, Back must not show the previous user's page from the back/forward cache.
  { kind: 'root', path: '^/$', cacheControl: notStored },
  { kind: 'page', path: '^/', cacheControl: notStored },
];

/** The rule of an address without its query. */
export function ruleOf(path: string): Rule {
  const rule = rules.find((one) => new RegExp(one.path).test(path));
  if (!rule) throw new Error(`Not an address: ${path}`);
  return rule;
}

/** The answer at the health address. */
export const healthy = 'ok';

export const rootPage = '/enter-email.html';

/** Media types by the extension of a file (IANA); each is text in UTF-8, or an image. */
export const mediaTypes: Readonly<Record<string, string>> = {
  html: 'text/html',
  js: 'text/javascript',
  css: 'text/css',
  json: 'application/json',
  webmanifest: 'application/manifest+json',
  txt: 'text/plain',
  svg: 'image/svg+xml',
  png: 'image/png',
  ico: 'image/x-icon',
};
