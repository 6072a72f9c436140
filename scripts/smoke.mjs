import { createHash } from 'node:crypto';
import { isStarted } from './command.mjs';
import { commandLine, refuse } from './command-line.mjs';
import { found, probeDocument, report } from './contract/probe.mjs';

/** @typedef {import('./contract/probe.mjs').Finding} Finding */

const TIMEOUT_MS = 10_000;

/** @param {'sha256' | 'sha384'} algorithm @param {string | Buffer} content */
const hashOf = (algorithm, content) => `${algorithm}-${createHash(algorithm).update(content).digest('base64')}`;

/** @param {string} check @param {boolean} ok @param {string} advice @returns {Finding} */
const finding = (check, ok, advice) => found(check, ok ? '' : advice);

/** @param {string} address @param {string} path */
async function ask(address, path) {
  const signal = AbortSignal.timeout(TIMEOUT_MS);
  const response = await fetch(new URL(path, address), { redirect: 'manual', headers: { 'accept-encoding': 'br' }, signal });
  const bytes = Buffer.from(await response.arrayBuffer());
  const header = (/** @type {string} */ name) => response.headers.get(name) ?? '';
  return { status: response.status, header, bytes, text: bytes.toString() };
}

/** The content of `/version.json`, if it is JSON. @param {string} text @returns {{ build?: string, release?: string }} */
function parsed(text) {
  try {
    return JSON.parse(text) ?? {};
  } catch {
    return {};
  }
}

/** @param {string} address @returns {AsyncGenerator<Finding>} */
async function* ofRelease(address) {
  const page = await ask(address, '/login');
  const [, build = ''] = /data-build="(\w+)"/.exec(page.text) ?? [];
  const policy = page.header('content-security-policy');
  const inline = [...page.text.matchAll(/<script>([^]*?)<\/script>/g)].map(([, text = '']) => hashOf('sha256', text));
  const fits = inline.length > 0 && inline.every((hash) => policy.includes(hash));
  const otherPolicy = 'the policy is that of another release. Reload the server, and let no proxy rewrite HTML.';
  yield finding('GET /login: policy of this document', fits, otherPolicy);
  const compressed = page.header('content-encoding') === 'br';
  yield finding('GET /login: brotli', compressed, 'no brotli. Install brotli_static, and let no proxy remove Accept-Encoding.');
  const isUncached = page.header('cache-control') === 'no-store';
  yield finding('GET /login: not stored', isUncached, 'Cache-Control is not no-store. Let no proxy change it.');

  const [, script = '', integrity = ''] = /<script[^>]* src="([^"]+)"[^>]* integrity="([^"]+)"/.exec(page.text) ?? [];
  const file = await ask(address, script || '/assets/none.js');
  const isIntact = file.status === 200 && hashOf('sha384', file.bytes) === integrity;
  const damaged = `${file.status}, or its bytes differ from the build. Make the release again.`;
  yield finding(`GET ${script || 'the first script'}`, isIntact, damaged);
  const { status } = await ask(address, '/assets/made-up.js');
  yield finding('GET /assets/made-up.js', status === 404, `${status}. A missing file must be answered 404, never by a document.`);

  const about = await ask(address, '/version.json');
  const version = parsed(about.text);
  const check = `GET /version.json: build ${version.build}, release ${version.release}`;
  yield finding(check, about.status === 200 && build !== '' && version.build === build, 'not the build of /login. Reload every server.');
  const fresh = about.header('cache-control').includes('no-store');
  yield finding('GET /version.json: not stored', fresh, 'Cache-Control is not no-store. Include the configuration of the build.');
}

/**
 * Checks whether a served site is one complete release. It does not call the back ends: `npm run contract` compares them.
 * @param {string} address @returns {AsyncGenerator<Finding>}
 */
export async function* smoke(address) {
  const ofDocument = await probeDocument({ address });
  yield* ofDocument;
  // There was no answer.
  if (ofDocument.length === 1) return;
  try {
    yield* ofRelease(address);
  } catch (error) {
    yield found(address, `no answer (${error instanceof Error ? error.message : error}). Look at the log of the server.`);
  }
}

const usage = `
Checks a served release: documents, policy, hashes, compression, missing files and /version.json. The exit code is 1 if a check fails.

Usage: node scripts/smoke.mjs <address of the site>`;

if (isStarted(import.meta.url)) {
  const { positionals } = commandLine(usage, { allowPositionals: true });
  const [address = '', ...others] = positionals;
  if (others.length > 0 || !/^https?:\/\/[^/]+\/?$/.test(address))
    refuse(`One http or https address without a path is needed, but received '${positionals.join(' ')}'`);

  await report(smoke(address));
}
