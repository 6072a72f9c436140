import { expect, it } from 'vitest';
import { withIntegrity } from '../../hosting/integrity';

// echo -n 'alert(1)' | openssl dgst -sha384 -binary | openssl base64
const hash = 'HT2E9NfWiuQ/w1PRai+hTyqW16NIoCGA/m8VQDUopfAtcz6YQjtsMmQd5uRbVDpW';
const read = (path: string) => Buffer.from(path === '/assets/a.js' ? 'alert(1)' : '');

it('adds integrity hashes to scripts and style sheets', () => {
  expect(withIntegrity('<script type="module" crossorigin src="/assets/a.js"></script>', read)).toBe(
    `<script type="module" crossorigin src="/assets/a.js" integrity="sha384-${hash}"></script>`,
  );
  expect(withIntegrity('<link rel="stylesheet" href="/assets/a.js" />', read)).toBe(
    `<link rel="stylesheet" href="/assets/a.js" crossorigin integrity="sha384-${hash}">`,
  );
});

it('leaves other elements and prefetched files unchanged', () => {
  const html = '<link rel="icon" href="/assets/a.js" /><link rel="modulepreload" href="/assets/a.js" /><a href="/assets/a.js">';
  expect(withIntegrity(html, read)).toBe(html);
});
