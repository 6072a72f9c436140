import { healthy, mediaTypes, notStored, rootPage, type Rule, ruleOf, rules, type SentAs, sentAs } from './caching.ts';
import { encoded } from './escaped.ts';
import { reportingEndpoints, securityHeaders, type Settings } from './headers.ts';
import type { InlineHashes } from './inline-hashes.ts';

const comment = `\
# How nginx serves this build. Made by the build, and included in the operator's own server block: hosting/site.conf is an example. The file
# that is named there is written by \`npm run release\`: it declares the root, and includes this one.
#
# The error log has no format: nginx writes whole addresses there. So at the addresses of reset links, which carry a username and a code
# in their query, this file logs no errors at all. Keep the level at error or above: at info and debug nginx writes the address of a request
# that is malformed or too long before it knows which of these locations it is for.
#
# The policy below names the pages of this very build by their hashes: reload nginx when the files are replaced.
#
# Needs gzip_static (in nginx's own packages and Debian's) and brotli_static (ngx_brotli; on Debian
# libnginx-mod-http-brotli-static). Other methods than GET and HEAD are answered 405 by nginx's static files themselves.

server_tokens off;

# The APIs receive the session id in the header session_id, which nginx drops silently unless this is on. If several servers share the
# address, it must be on in the default server too.
underscores_in_headers on;

# The app accepts cookies of 4 kB each. Over HTTP/1.1 they are one line, and nginx accepts 8 kB by default. If several servers share the
# address, it must be in the default server too.
large_client_header_buffers 4 16k;

# A reset link carries a username and a code in its query, which nginx's own log format would write down. So this file disables the logs
# that are declared outside this server block. Add one inside it, in the format of hosting/log.conf.
access_log /dev/null;

# Requests that nginx refuses before it knows the location (unreadable, too long, TRACE, an unknown version) get the headers of documents.
# 494 and 497 are nginx's own numbers.
error_page 405 412 413 501 505 /nhs_login_refused;
error_page 400 414 /nhs_login_unreadable;
error_page 497 =400 /nhs_login_unreadable;
error_page 431 494 =431 /nhs_login_too_much;
`;

/** A value in quotes. nginx has no escape for the sign of a variable. */
function quoted(value: string): string {
  if (/[$\\\r\n]|"[^]*'|'[^]*"/.test(value)) throw new Error(`nginx would read another value: ${value}`);
  return value.includes('"') ? `'${value}'` : `"${value}"`;
}

/** The variable with the reporting endpoints, for documents. Empty if the address has a query, because nginx then omits the header. */
const endpoints = '$nhs_login_endpoints';
/** Not for the whole server, because it would also change the answers of the APIs. */
const utf8 = 'charset utf-8;';
const indented = (lines: readonly string[]) => lines.map((line) => `  ${line}`);

/** For an answer by `return`. nginx's static files refuse other methods themselves. */
const onlyReading = 'if ($request_method !~ "^(GET|HEAD)$") { return 405; }';

/** nginx merges slashes and decodes an address before it looks for a location. */
const onlyItself = String.raw`if ($request_uri !~ "^/\.well-known/change-password(\?|$)") { return 404; }`;

const answersOf = ({ accountSettingsUrl }: Settings): Record<Rule['kind'], string> => ({
  server: 'return 404;',
  health: `${onlyReading} access_log off; default_type text/plain; return 200 "${healthy}";`,
  // Otherwise nginx would put its own scheme, host and port before a path.
  changePassword: `${onlyReading} ${onlyItself} absolute_redirect off; return 302 ${quoted(encoded(accountSettingsUrl))};`,
  hashed: 'try_files $uri @nhs_login_missing;',
  json: 'default_type application/json; try_files $uri @nhs_login_missing;',
  file: 'try_files $uri @nhs_login_missing;',
  root: `try_files ${rootPage} /index.html @nhs_login_missing;`,
  page: 'try_files $uri.html /index.html @nhs_login_missing;',
});

const refusals = {
  // No link targets this. The app recognises this text (src/api/http.ts).
  '/nhs_login_refused': 'Not accepted',
  '/nhs_login_unreadable': 'We could not open this page. Check the address, or go back to the service you came from and start again.',
  '/nhs_login_too_much':
    'We could not open this page because your browser sent too much information. Delete the cookies of this site, then go back to the service you came from.',
};

/** A refusal: the answer to an address that nginx has not parsed, or whose query it has dropped. It is a document. */
type Sent = SentAs | 'refusal';

/** The hosting of the app as nginx's configuration, for the inside of a `server` block: addresses, types, compression and headers. */
export function nginxFile(settings: Settings, inline: InlineHashes): string {
  const answers = answersOf(settings);
  // Repeated in every location, because one that adds any header inherits none.
  const reporting = reportingEndpoints(settings);
  const security = (as: Sent) => [
    ...securityHeaders(settings, { tls: true, inline, as: as === 'refusal' ? 'document' : as }).map(
      ([name, value]) => `add_header ${name} ${quoted(value)} always;`,
    ),
    ...(reporting && as === 'document' ? [`add_header ${reporting[0]} ${endpoints} always;`] : []),
  ];
  const chosen = reporting ? [`set ${endpoints} ${quoted(reporting[1])};`, `if ($args) { set ${endpoints} ""; }`, ''] : [];
  // Without `always` for cached files: a browser would cache a missing file for a year.
  const caching = (value: string) => `add_header Cache-Control ${quoted(value)}${value === notStored ? ' always' : ''};`;
  const location = (match: string, answer: string, cacheControl: string, inner: readonly string[] = [], as: Sent = 'document') => [
    `location ${match} {`,
    ...indented([answer, caching(cacheControl), ...security(as), ...inner]),
    '}',
  ];
  const serving = [
    utf8,
    'charset_types text/javascript text/css text/plain application/json application/manifest+json image/svg+xml;',
    'types {',
    ...indented(Object.entries(mediaTypes).map(([extension, type]) => `${type} ${extension};`)),
    '}',
    // For an unsatisfiable range nginx would send every header twice, and allow caching. No file here is long.
    'max_ranges 0;',
    'gzip_static on;',
    'gzip_vary on;',
    'gzip_proxied any;',
    'brotli_static on;',
  ];
  const locations = rules
    .filter(({ kind }) => kind !== 'page')
    .flatMap(({ kind, path, cacheControl }) => location(`~ "${path}"`, answers[kind], cacheControl, [], sentAs[kind]));
  const resetLinks = location(String.raw`~* "^\W*reset\b"`, answers.page, ruleOf('/reset/').cacheControl, ['error_log /dev/null emerg;']);
  const apis = [settings.authApiUrl, settings.loginApiUrl, settings.accountApiUrl, settings.proofingApiUrl, settings.fido2ApiUrl]
    .filter((address) => address.startsWith('/'))
    .map((address) => encoded(address).replace(/[^\w/-]/g, '\\$&'));
  // Without these locations a call would get the 405 of static files, which the app takes for the firewall's status.
  const noApis = location(`~ "^(${apis.join('|')})/"`, 'return 502;', notStored, [
    '# Until the server block has a location by prefix with proxy_pass, such as /api/: one by regular expression comes after this.',
  ]);
  // The regular expressions are nested inside it, so that the operator's longer prefix locations take precedence over them.
  const pages = location('/', answers.page, ruleOf('/').cacheControl, [
    ...serving,
    ...locations,
    ...resetLinks,
    ...(apis.length > 0 ? noApis : []),
  ]);
  const missing = location('@nhs_login_missing', 'return 404;', notStored, [utf8]);
  const refused = Object.entries(refusals).flatMap(([path, text]) =>
    location(
      `= ${path}`,
      'internal;',
      notStored,
      // nginx replaces 200 with the status of the refusal.
      [utf8, 'default_type text/plain;', `return 200 ${quoted(text)};`],
      'refusal',
    ),
  );
  return [comment, ...chosen, ...pages, '', ...missing, '', ...refused, ''].join('\n');
}
