import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { type APIRequestContext, type APIResponse, expect } from '@playwright/test';
import { folder, hashesOf, pages } from './built-pages';

const policy =
  `default-src 'none'; script-src 'self' https://analytics.example.com ${hashesOf('script')}; style-src 'self' ${hashesOf('style')}; ` +
  "img-src 'self' data:; manifest-src 'self'; connect-src 'self' https://analytics.example.com; form-action 'self'; base-uri 'none'; frame-ancestors 'none'; " +
  "object-src 'none'; require-trusted-types-for 'script'; trusted-types nhs-analytics";
const security = {
  'content-security-policy': policy,
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'no-referrer',
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
  'permissions-policy': 'publickey-credentials-get=(self), otp-credentials=(self), camera=(), microphone=(), geolocation=()',
};

/** The difference for a file, which runs and opens nothing. */
const ofFile = {
  'content-security-policy': "default-src 'none'; frame-ancestors 'none'; sandbox",
  'cross-origin-opener-policy': '',
  'permissions-policy': '',
};

export const securityOverTls = {
  ...security,
  'content-security-policy': `${policy}; upgrade-insecure-requests`,
  'strict-transport-security': 'max-age=63072000; includeSubDomains',
};
export const securityOnThisMachine = { ...security, 'strict-transport-security': '' };

const assets = readdirSync(join(folder, 'assets'));
const built = (pattern: RegExp) => `/assets/${assets.find((name) => pattern.test(name))}`;
const script = built(/^index-.*\.js$/);
const styleSheet = built(/^index-.*\.css$/);

const page = [200, 'no-store', 'text/html; charset=utf-8'] as const;
const hashed = [200, 'public, max-age=31536000, immutable'] as const;
const file = [200, 'no-cache'] as const;
const missing = [404, 'no-store', 'a text in UTF-8'] as const;

/** The answer for each address: status, cache lifetime, media type. */
const answers: Record<string, readonly [status: number, cacheControl: string, type: string]> = {
  '/': page,
  '/enter-email?client_id=x': page,
  '/login': page,
  '/index.html': page,
  '/no/such/page': page,
  [script]: [...hashed, 'text/javascript; charset=utf-8'],
  [styleSheet]: [...hashed, 'text/css; charset=utf-8'],
  '/assets/images/nhsuk-icon-cross.svg': [...file, 'image/svg+xml; charset=utf-8'],
  '/assets/images/nhsuk-icon-180.png': [...file, 'image/png'],
  '/robots.txt': [...file, 'text/plain; charset=utf-8'],
  '/healthz': [200, 'no-store', 'text/plain; charset=utf-8'],
  '/manifest.webmanifest': [...file, 'application/manifest+json; charset=utf-8'],
  // Without a contact, and without a page for passkeys.
  '/.well-known/security.txt': missing,
  '/.well-known/passkey-endpoints': missing,
  '/.well-known/change-password': [302, 'no-store', 'text/html'],
  '/assets/index-00000000.js': missing,
  '/assets/': missing,
  '/favicon.ico': [...file, 'image/x-icon'],
  '/enter-email.html': missing,
  '/.git/HEAD': missing,
  '/.env': missing,
  '/nginx.conf': missing,
  [`${script}.br`]: missing,
  [`${styleSheet}.gz`]: missing,
  '/assets/..%2fpackage.json': missing,
};

/** The headers of an answer by these names. A repeated header has both values. */
const headersOf = (response: APIResponse, names: string[]) =>
  Object.fromEntries(
    names.map((name) => [
      name,
      response
        .headersArray()
        .filter((one) => one.name.toLowerCase() === name)
        .map(({ value }) => value)
        .join(' AND '),
    ]),
  );

const expectedAnswers = (headers: Record<string, string>) =>
  Object.fromEntries(
    Object.entries(answers).map(([path, [status, cacheControl, type]]) => [
      path,
      {
        status,
        'cache-control': cacheControl,
        type,
        location: status === 302 ? 'https://settings.login.nhs.uk' : '',
        ...headers,
        ...(status === 200 && type !== page[2] && ofFile),
      },
    ]),
  );

async function actualAnswers(request: APIRequestContext) {
  const given: Record<string, object> = {};
  for (const path of Object.keys(answers)) {
    const response = await request.get(path, { maxRedirects: 0 });
    const status = response.status();
    const mediaType = response.headers()['content-type'] ?? '';
    const type = status === 200 ? mediaType : mediaType.replace(/^text\/(html|plain); charset=utf-8$/, 'a text in UTF-8');
    given[path] = { status, type, ...headersOf(response, ['cache-control', 'location', ...Object.keys(securityOverTls)]) };
  }
  return given;
}

const expectedPages = {
  '/': 'enter-email.html',
  '/index.html': 'index.html',
  '/enter-email': 'enter-email.html',
  '/enter-email?client_id=x': 'enter-email.html',
  '/enter-email/': 'index.html',
  '/login': 'login.html',
  '/log-in-password': 'index.html',
  '/register/enter-email': 'register/enter-email.html',
  '/no/such/page': 'index.html',
};

const expectedEncodings = { 'gzip, deflate, br': 'br', gzip: 'gzip', identity: undefined };

/** Tests of a host at `baseURL` that need no browser. */
export function testsOfHost(
  test: (title: string, body: (fixtures: { request: APIRequestContext }) => Promise<void>) => void,
  host: string,
  security: Record<string, string>,
) {
  test(`answers every address of ${host} with the expected status and headers`, async ({ request }) => {
    expect(await actualAnswers(request)).toEqual(expectedAnswers(security));
  });

  test(`serves each address of ${host} its own document, and unknown ones the fallback`, async ({ request }) => {
    const given: Record<string, string | undefined> = {};
    for (const path of Object.keys(expectedPages)) {
      const text = await (await request.get(path)).text();
      given[path] = [...pages].find(([, page]) => page === text)?.[0];
    }
    expect(given).toEqual(expectedPages);
  });

  test(`serves compressed copies of the same text by ${host}`, async ({ request }) => {
    for (const path of ['/', '/enter-email', '/login', script, styleSheet]) {
      const texts = new Set<string>();
      const encodings: Record<string, string | undefined> = {};
      for (const accepted of Object.keys(expectedEncodings)) {
        const response = await request.get(path, { headers: { 'accept-encoding': accepted } });
        encodings[accepted] = response.headers()['content-encoding'];
        texts.add(`${response.headers().vary} ${await response.text()}`);
      }
      expect(encodings, path).toEqual(expectedEncodings);
      expect([...texts], path).toEqual([expect.stringMatching(/^Accept-Encoding /)]);
    }
  });

  test(`accepts only reading methods for files of ${host}`, async ({ request }) => {
    for (const method of ['POST', 'PUT', 'DELETE', 'OPTIONS'])
      for (const path of ['/enter-email', script, '/healthz'])
        expect((await request.fetch(path, { method })).status(), `${method} ${path}`).toBe(405);
  });
}
