import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { inlineHashes } from '../../hosting/inline-hashes';

// echo -n 'alert(1)' | openssl dgst -sha256 -binary | openssl base64
const alert = "'sha256-bhHHL3z2vDgxUt0W3dWQOrprscmda2Y5pLsLg4GF+pI='";
// The same of 'p{margin:0}', and of a blank and an 'a' between two line ends.
const noMargin = "'sha256-QRQPRLGyxt3RJiKpYNjpkgHcmHU2PywsfL2e8oI0LQA='";
const spaced = "'sha256-nAd+vbBe7vlPybiqkJj7W/GyGhVg0Yo4bv1iflsI4ls='";

let folder = '';
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'pages-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

const hashesOf = (files: Record<string, string>) => {
  for (const [name, text] of Object.entries(files)) writeFileSync(join(folder, name), text);
  return inlineHashes(folder);
};

it('hashes each inline element once, to the last character', () => {
  const login = '<style>p{margin:0}</style><div></div><script>alert(1)</script>';
  expect(hashesOf({ 'login.html': login, 'enter-email.html': login, 'other.html': '<script>\n a\n</script>' })).toEqual({
    scripts: [alert, spaced],
    styles: [noMargin],
  });
});

it('hashes nothing when every page is the plain one', () => {
  const index = '<!-- no script --><script type="module" src="/a.js"></script><noscript>alert(1)</noscript><link rel="stylesheet">';
  expect(hashesOf({ 'index.html': index, 'a.js': '<script>alert(1)</script>' })).toEqual({ scripts: [], styles: [] });
});

it('hashes nothing that the build has not written', () => {
  expect(hashesOf({ 'index.html': '<script type="module">alert(1)</script><style media="all">p{margin:0}</style>' })).toEqual({
    scripts: [],
    styles: [],
  });
});

it('hashes the script for browsers without modules', () => {
  expect(hashesOf({ 'login.html': '<script nomodule>alert(1)</script>' })).toEqual({ scripts: [alert], styles: [] });
});
