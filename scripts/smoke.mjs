import { createHash } from 'node:crypto';
import { isStarted } from './command.mjs';
import { commandLine, refuse } from './command-line.mjs';
import { ask as send, found, noAnswer, probeDocument, report } from './contract/probe.mjs';

/** @param {'sha256' | 'sha384'} algorithm @param {string} content */
const hashOf = (algorithm, content) => `${algorithm}-${createHash(algorithm).update(content).digest('base64')}`;

/** @param {string} check @param {boolean} ok @param {string} advice */
const finding = (check, ok, advice) => found(check, ok ? '' : advice);

/** @param {string} address @param {string} path @param {string} [encoding] */
async function ask(address, path, encoding = 'br') {
  const answer = await send(new URL(path, address).href, { headers: { 'accept-encoding': encoding } });
  if (typeof answer === 'string') throw new Error(noAnswer(answer));
  return answer;
}

/** A file in every encoding, that of browsers first. @param {string} address @param {string} path */
const copiesOf = (address, path) => Promise.all(['br', 'gzip', 'identity'].map((encoding) => ask(address, path, encoding)));

/** @param {string} address */
async function* ofRelease(address) {
  const about = await ask(address, '/version.json');
  const [, build = '', release = ''] = /"build":"(\w+)","release":"(\w+)"/.exec(about.text) ?? [];
  const fresh = /no-store/.test(about.headers.get('cache-control') ?? '');
  yield finding('GET /version.json: not stored', fresh, 'Cache-Control is not no-store. Include the configuration of the build.');

  // A server answers with this document in place of a missing one.
  const other = await ask(address, '/made-up');
  yield finding('GET /made-up: file', other.status === 200, `${other.status} in place of index.html. Make the release again.`);
  for (const path of ['/enter-email', '/login']) {
    const [page = other, ...copies] = await copiesOf(address, path);
    const isWhole = page.status === 200 && page.text !== other.text && copies.every(({ text }) => text === page.text);
    const edited = `the file is missing, or differs from its compressed copies (status ${page.status}). Make the release again.`;
    yield finding(`GET ${path}: file`, isWhole, edited);
    const isOfBuild = page.text.includes(`data-build="${build}"`);
    yield finding(`GET ${path}: build ${build}, release ${release}`, isOfBuild, 'not the build of /version.json. Reload every server.');
    const policy = page.headers.get('content-security-policy') ?? '';
    const inline = [...page.text.matchAll(/<script>([^]*?)<\/script>/g)].map(([, text = '']) => hashOf('sha256', text));
    const fits = inline.length > 0 && inline.every((hash) => policy.includes(hash));
    const otherPolicy = 'the policy is that of another release. Reload the server, and let no proxy rewrite HTML.';
    yield finding(`GET ${path}: policy of this document`, fits, otherPolicy);
    const compressed = page.headers.get('content-encoding') === 'br';
    yield finding(`GET ${path}: brotli`, compressed, 'no brotli. Install brotli_static, and let no proxy remove Accept-Encoding.');
    const isUncached = page.headers.get('cache-control') === 'no-store';
    yield finding(`GET ${path}: not stored`, isUncached, 'Cache-Control is not no-store. Let no proxy change it.');

    const [, script = '/assets/none.js', integrity = ''] = /<script[^>]* src="([^"]+)"[^>]* integrity="([^"]+)"/.exec(page.text) ?? [];
    const files = await copiesOf(address, script);
    const isIntact = files.every(({ status, text }) => status === 200 && hashOf('sha384', text) === integrity);
    const damaged = 'missing, or its bytes differ from the build. Make the release again.';
    yield finding(`GET ${path}: script ${script}`, isIntact, damaged);
  }
  const manager = await ask(address, '/.well-known/change-password');
  const redirect = `${manager.status} in place of a redirect to VITE_ACCOUNT_SETTINGS_URL. Include the configuration of the build.`;
  yield finding('GET /.well-known/change-password', manager.status === 302, redirect);
  // Password managers trust that redirect only if this address is missing.
  const unknown = '/.well-known/resource-that-should-not-exist-whose-status-code-should-not-be-200';
  const { status: ofUnknown } = await ask(address, unknown);
  yield finding(`GET ${unknown}`, ofUnknown === 404, `${ofUnknown}. An unknown address below /.well-known/ must be answered 404.`);
  const { status } = await ask(address, '/assets/made-up.js');
  yield finding('GET /assets/made-up.js', status === 404, `${status}. A missing file must be answered 404, never by a document.`);
}

/**
 * Checks whether a served site is one complete release. It does not call the back ends: `npm run contract` compares them.
 * @param {string} address
 */
export async function* smoke(address) {
  const ofDocument = await probeDocument({ address });
  yield* ofDocument;
  // There was no answer.
  if (ofDocument.length === 1) return;
  try {
    yield* ofRelease(address);
  } catch (error) {
    yield found(address, /** @type {Error} */ (error).message);
  }
}

const usage = `
Checks a served release: documents, policy, hashes, compression, missing files, /version.json and the redirect for password managers. The exit code is 1 if a check fails.

Usage: node scripts/smoke.mjs <address of the site>`;

if (isStarted(import.meta.url)) {
  const { positionals } = commandLine(usage, { allowPositionals: true });
  const [address = '', ...others] = positionals;
  if (others.length > 0 || !/^https?:\/\/[^/]+\/?$/.test(address))
    refuse(`One http or https address without a path is needed, but received '${positionals.join(' ')}'`);

  await report(smoke(address));
}
