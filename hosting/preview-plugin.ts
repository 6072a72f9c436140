import { readdirSync, readFileSync } from 'node:fs';
import { join, resolve, sep } from 'node:path';
import type { Plugin } from 'vite';
import { healthy, mediaTypes, notStored, rootPage, ruleOf, type SentAs, sentAs } from './caching.ts';
import { reportingEndpoints, securityHeaders, type Settings } from './headers.ts';
import { inlineHashes } from './inline-hashes.ts';
import { isOfSettings, wellKnownFiles } from './well-known.ts';

interface Answer {
  status: number;
  as: SentAs;
  headers: Record<string, string>;
  body: string | Buffer;
}

const encodings = Object.entries({ br: '.br', gzip: '.gz' });

const plain = (status: number, body: string, as: SentAs = 'document', headers = {}): Answer => ({
  status,
  as,
  headers: { 'Content-Type': 'text/plain; charset=utf-8', 'Cache-Control': notStored, ...headers },
  body,
});

/** The redirect of a password manager to the account settings, with the media type of nginx. */
const changePassword = ({ accountSettingsUrl }: Settings) =>
  plain(302, '', 'document', { Location: accountSettingsUrl, 'Content-Type': 'text/html' });

function typeOf(file: string): string {
  const extension = ruleOf(file).kind === 'json' ? 'json' : file.slice(file.lastIndexOf('.') + 1);
  const type = mediaTypes[extension] ?? 'application/octet-stream';
  return /^text|json|svg/.test(type) ? `${type}; charset=utf-8` : type;
}

/** The answer of a host that follows the rules of `caching.ts` with the files of a folder. */
function answer(settings: Settings, folder: string, method: string, path: string, accepted: string): Answer {
  if (method !== 'GET' && method !== 'HEAD') return plain(405, 'Method not allowed', 'document', { Allow: 'GET, HEAD' });
  const { kind, cacheControl } = ruleOf(path);
  if (kind === 'health') return plain(200, healthy, sentAs.health);
  if (kind === 'changePassword') return changePassword(settings);
  // Serves only files of this listing, so no address can reach outside the folder.
  const files = new Set(readdirSync(folder, { recursive: true, encoding: 'utf8' }).map((name) => `/${name.split(sep).join('/')}`));
  const ownPage = kind === 'root' ? rootPage : `${path}.html`;
  const page = files.has(ownPage) ? ownPage : '/index.html';
  const file = kind === 'page' || kind === 'root' ? page : path;
  if (kind === 'server' || !file.includes('.') || !files.has(file)) return plain(404, 'Not found');
  const [encoding, suffix] = encodings.find(([name, end]) => accepted.includes(name) && files.has(file + end)) ?? ['', ''];
  const headers = { 'Content-Type': typeOf(file), 'Cache-Control': cacheControl, Vary: 'Accept-Encoding' };
  return {
    status: 200,
    as: sentAs[kind],
    headers: { ...headers, ...(encoding && { 'Content-Encoding': encoding }) },
    body: readFileSync(join(folder, file + suffix)),
  };
}

/**
 * Lets `vite preview` serve the build as a host should: same addresses, headers and compression. Runs after the mock backend. `added`
 * returns the HTML of the mock's dock for browsers with its cookie. The files of the build do not change.
 */
export function hostedPreview(settings: Settings, added: (cookies: string) => string = () => ''): Plugin {
  return {
    name: 'hosted-preview',
    configurePreviewServer: ({ config, middlewares, httpServer }) => {
      // The value of nginx. With Node's default of 5 s, the server may close a connection while a client is reusing it.
      if ('keepAliveTimeout' in httpServer) httpServer.keepAliveTimeout = 75_000;
      const folder = resolve(config.root, config.build.outDir);
      middlewares.use(({ method = 'GET', url = '/', headers }, outgoing) => {
        const [path = '/'] = url.split('?');
        const extra = ruleOf(path).kind === 'page' || ruleOf(path).kind === 'root' ? added(headers.cookie ?? '') : '';
        const found = answer(settings, folder, method, path, extra ? '' : String(headers['accept-encoding'] ?? ''));
        const { status, as, headers: own } = found;
        const body = extra ? String(found.body).replace('</body>', `${extra}</body>`) : found.body;
        // Computed for each request, because the build may change while this server runs.
        const security = Object.fromEntries(securityHeaders(settings, { tls: false, inline: inlineHashes(folder), as }));
        const reporting = as === 'document' && !url.includes('?') && reportingEndpoints(settings);
        outgoing.writeHead(status, {
          ...security,
          ...(reporting && Object.fromEntries([reporting])),
          ...own,
          'Content-Length': Buffer.byteLength(body),
        });
        outgoing.end(method === 'HEAD' ? undefined : body);
      });
    },
  };
}

/** Lets `vite` answer the well-known addresses as a host answers them for the build of the same settings, which has each file or has none. */
export function hostedDevelopment(settings: Settings): Plugin {
  const files = wellKnownFiles(settings);
  return {
    name: 'hosted-development',
    configureServer: ({ middlewares }) => {
      middlewares.use((incoming, outgoing, next) => {
        const path = incoming.url?.split('?')[0] ?? '';
        if (!isOfSettings(path)) return next();
        const { kind, cacheControl } = ruleOf(path);
        const text = files.get(path);
        const file = text && plain(200, text, 'file', { 'Content-Type': typeOf(path), 'Cache-Control': cacheControl });
        const { status, headers, body } = kind === 'changePassword' ? changePassword(settings) : file || plain(404, 'Not found');
        outgoing.writeHead(status, headers).end(body);
      });
    },
  };
}
