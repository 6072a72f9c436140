import { describe, expect, it } from 'vitest';
import { addresses } from '@/paths';
import { ruleOf, sentAs } from '../../hosting/addresses';

describe('files of an address', () => {
  it.each([
    ['/assets/index-BPpsPd4S.js', 'hashed', 'public, max-age=31536000, immutable'],
    ['/assets/index-_aARK9uI.css', 'hashed', 'public, max-age=31536000, immutable'],
    ['/assets/images/nhsuk-icon-cross.svg', 'file', 'no-cache'],
    ['/assets/', 'file', 'no-cache'],
    ['/robots.txt', 'file', 'no-cache'],
    ['/.well-known/security.txt', 'file', 'no-cache'],
    ['/banners.json', 'file', 'public, max-age=60'],
    ['/deep/banners.json', 'file', 'no-cache'],
    ['/version.json', 'file', 'no-store'],
    ['/.settings.mjs', 'server', 'no-store'],
    ['/.template.json', 'server', 'no-store'],
    ['/favicon.ico', 'file', 'no-cache'],
    ['/index.html.old', 'file', 'no-cache'],
    ['/_headers', 'server', 'no-store'],
    ['/nginx.conf', 'server', 'no-store'],
    ['/enter-email.html', 'server', 'no-store'],
    ['/login.html', 'server', 'no-store'],
    ['/deep/index.html', 'server', 'no-store'],
    ['/enter-email.html.br', 'server', 'no-store'],
    ['/assets/index-BPpsPd4S.js.br', 'server', 'no-store'],
    ['/index.html.gz', 'server', 'no-store'],
    ['/assets/index-BPpsPd4S.js.map', 'server', 'no-store'],
    ['/.git/config', 'server', 'no-store'],
    ['/.git/objects/pack/a.pack', 'server', 'no-store'],
    ['/.env', 'server', 'no-store'],
    ['/deep/.htpasswd', 'server', 'no-store'],
    ['/..%2fpackage.json', 'server', 'no-store'],
    ['/.well-known', 'server', 'no-store'],
    ['/', 'root', 'no-store'],
    ['/index.html', 'page', 'no-store'],
    ['/version.2/of', 'page', 'no-store'],
  ])('serves for %s: %s', (path, kind, cacheControl) => expect(ruleOf(path)).toMatchObject({ kind, cacheControl }));

  it.each([
    ['/assets/index-BPpsPd4S.js', 'file'],
    ['/assets/images/nhsuk-icon-cross.svg', 'file'],
    ['/banners.json', 'file'],
    ['/robots.txt', 'file'],
    ['/', 'document'],
    ['/enter-email', 'document'],
    ['/index.html', 'document'],
    ['/no/such/page', 'document'],
    ['/login.html', 'document'],
  ])('sends %s as %s', (path, as) => expect(sentAs[ruleOf(path).kind]).toBe(as));

  it('serves every address of the app as a page', () => {
    for (const address of addresses) expect(ruleOf(address).kind, address).toBe(address === '/' ? 'root' : 'page');
  });
});
