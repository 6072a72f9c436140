import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
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

/** As in docs/operations.md. @param {string} temp where the certificate lies @param {number} port */
const overTls = (temp, port) =>
  `listen 127.0.0.1:${port} ssl http2; ssl_certificate ${temp}/cert.pem; ssl_certificate_key ${temp}/key.pem;`;

/**
 * The configuration of the image, hosting/server.conf, with the paths of a test instead of the container's. Throws an Error when
 * one of them is missing.
 * @param {{ site: string, temp: string, port: number, module: string, tls: boolean }} place `site` is the file that the server block includes
 */
function configuration({ site, temp, port, module, tls }) {
  /** @type {[string, string][]} */
  const places = [
    // First, because the text of the other replacements may contain the same path.
    ['/tmp/', `${temp}/`],
    ['include /etc/nginx/modules-enabled/*.conf;', `load_module ${module};${isRoot ? `\nuser ${userInfo().username};` : ''}`],
    ['listen 8080;', tls ? overTls(temp, port) : `listen 127.0.0.1:${port};`],
    ['error_log /dev/stderr error;', `error_log ${temp}/error.log notice;`],
    // A log outside the server block, as in Debian's configuration, must not receive the query.
    ['http {', `http {\n  access_log ${temp}/with-query.log;`],
    ['access_log /dev/stdout ', `access_log ${temp}/access.log `],
    ['include /srv/nhs-login/nginx.conf;', `include ${site};`],
    ['/etc/nginx/nhs-login.d/', `${temp}/locations/`],
  ];
  return places.reduce(
    (text, [theirs, ours]) => {
      if (!text.includes(theirs)) throw new Error(`hosting/server.conf no longer contains ${theirs}`);
      return text.replaceAll(theirs, ours);
    },
    readFileSync(join(root, 'hosting', 'server.conf'), 'utf8'),
  );
}

/**
 * @typedef {object} Served
 * @property {string} [folder] a build
 * @property {string} [releases] a folder from `npm run release`, instead of a build
 * @property {string} [upstream] the origin of a mock backend, to which its calls are passed on
 * @property {string} [locations] more of the operator's own
 * @property {{ key: string, cert: string }} [certificate] for https, in PEM
 */

/**
 * Writes the files of an nginx into a folder, and returns the path of the main one. Throws an Error when hosting/server.conf has changed.
 * @param {Served & { temp: string, port: number, module: string }} what
 */
export function configure({ folder, releases, upstream, locations = '', certificate, temp, port, module }) {
  const site = releases ? join(releases, 'nginx.conf') : join(temp, 'site.conf');
  if (folder) writeFileSync(site, `root ${folder};\ninclude ${join(folder, 'nginx.conf')};\n`);
  mkdirSync(join(temp, 'locations'));
  writeFileSync(join(temp, 'locations', 'own.conf'), `${upstream ? proxied(upstream) : ''}\n${locations}\n`);
  for (const [name, pem] of Object.entries(certificate ?? {})) writeFileSync(join(temp, `${name}.pem`), pem, { mode: 0o600 });
  const file = join(temp, 'nginx.conf');
  writeFileSync(file, configuration({ site, temp, port, module, tls: certificate !== undefined }));
  return file;
}
