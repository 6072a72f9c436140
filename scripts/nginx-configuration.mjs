import { copyFileSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { userInfo } from 'node:os';
import { join } from 'node:path';
import { isRoot, root } from './command.mjs';

const provider = ['.well-known/openid-configuration', '.well-known/jwks.json', 'authorize', 'token', 'userinfo'].map(
  (name) => `= /${name}`,
);

/** The addresses of the mock backend. @param {string} upstream */
const proxied = (upstream) =>
  ['/api/', '/pyi', '/mock', '= /banners.json', ...provider]
    .map((match) => `location ${match} { proxy_pass ${upstream}; proxy_http_version 1.1; proxy_set_header Host $http_host; }`)
    .join('\n');

const read = (/** @type {string} */ name) => readFileSync(join(root, 'hosting', name), 'utf8');

/**
 * The configuration of the image (hosting/server.conf), or over https that of the guide (hosting/site.conf) in its place, with the paths of a
 * test. Throws an Error when one of the paths is missing.
 * @param {{ site?: string, temp: string, port: number, module: string, tls: boolean }} place `site` is the file that the server block includes
 */
function configuration({ site, temp, port, module, tls }) {
  const written = `root ${temp}/nhs-login;\n    include ${temp}/nhs-login/nginx.conf;`;
  /** @typedef {[string | RegExp, string][]} Places @type {Places} */
  const ofImage = [
    ['listen 8080;', `listen 127.0.0.1:${port};`],
    ['access_log /dev/stdout ', `access_log ${temp}/access.log `],
    [written, site ? `include ${site};` : `${written} `],
    ['/etc/nginx/nhs-login.d/', `${temp}/locations/`],
  ];
  /** @type {Places} */
  const ofSite = [
    [/ {2}server \{[^]*\n {2}\}\n/g, read('site.conf')],
    [/ {2}listen \[::\].*\n/g, ''],
    ['listen 80;', `listen unix:${temp}/http.sock;`],
    ['listen 443 ssl http2;', `listen 127.0.0.1:${port} ssl http2;`],
    ['/etc/ssl/certs/nhs-login.pem', `${temp}/cert.pem`],
    ['/etc/ssl/private/nhs-login.key', `${temp}/key.pem`],
    ['/var/log/nginx/nhs-login.log', `${temp}/access.log`],
    ['/var/log/nginx/nhs-login-errors.log', `${temp}/error.log`],
    ['include /srv/nhs-login/nginx.conf;', `include ${site};`],
    [/( {2}location .* \{ proxy_pass https:\/\/backends\.example\.com; \}\n)+/g, `  include ${temp}/locations/*.conf;\n`],
  ];
  /** @type {Places} */
  const places = [
    // First, because the text of the other replacements may contain the same path.
    ['/tmp/', `${temp}/`],
    ['include /etc/nginx/modules-enabled/*.conf;', `load_module ${module};${isRoot ? `\nuser ${userInfo().username};` : ''}`],
    ['error_log /dev/stderr error;', `error_log ${temp}/error.log notice;`],
    // A log outside the server block, as in Debian's configuration, must not receive the query.
    ['http {', `http {\n  access_log ${temp}/with-query.log;`],
    ['/etc/nginx/nhs-login-log.conf', `${temp}/log.conf`],
    ...(tls ? ofSite : ofImage),
  ];
  return places.reduce((text, [theirs, ours]) => {
    const replaced = text.replaceAll(theirs, () => ours);
    if (replaced === text) throw new Error(`hosting/ no longer contains ${theirs}`);
    return replaced;
  }, read('server.conf'));
}

/**
 * @typedef {object} Served
 * @property {string} [folder] a build
 * @property {string} [releases] a folder from `npm run release`. Without it and without a build: the files that hosting/start.sh writes
 * @property {string} [upstream] the origin of a mock backend, to which its calls are passed on
 * @property {string} [locations] more of the operator's own
 * @property {{ key: string, cert: string }} [certificate] for https, in PEM
 */

/**
 * Writes the files of an nginx into a folder, and returns the path of the main one. Throws an Error when hosting/ has changed.
 * @param {Served & { temp: string, port: number, module: string }} what
 */
export function configure({ folder, releases, upstream, locations = '', certificate, temp, port, module }) {
  const site = folder ? join(temp, 'site.conf') : releases && join(releases, 'nginx.conf');
  if (folder && site) writeFileSync(site, `root ${folder};\ninclude ${join(folder, 'nginx.conf')};\n`);
  copyFileSync(join(root, 'hosting', 'log.conf'), join(temp, 'log.conf'));
  mkdirSync(join(temp, 'locations'));
  writeFileSync(join(temp, 'locations', 'own.conf'), `${upstream ? proxied(upstream) : ''}\n${locations}\n`);
  for (const [name, pem] of Object.entries(certificate ?? {})) writeFileSync(join(temp, `${name}.pem`), pem, { mode: 0o600 });
  const file = join(temp, 'nginx.conf');
  writeFileSync(file, configuration({ site, temp, port, module, tls: certificate !== undefined }));
  return file;
}
