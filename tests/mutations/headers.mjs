import { fault } from './fault.mjs';

const policy = ['tests/build/policy.test.ts'];

/** Faults in the headers of a host's answers. */
export const headerFaults = [
  fault('scripts from anywhere may run', policy, {
    'hosting/headers.ts': [`['script-src', sources("'self'",`, `['script-src', sources("'self'", 'https:',`],
  }),
  fault('other sites may frame the app', policy, { 'hosting/headers.ts': [`['frame-ancestors', "'none'"]`, `['frame-ancestors', '*']`] }),
  fault('scripts may write strings into the DOM without Trusted Types', policy, {
    'hosting/headers.ts': [`    ['require-trusted-types-for', "'script'"],\n`, ''],
  }),
  fault('the Referrer-Policy sends reset links to other sites', policy, {
    'hosting/headers.ts': ["'Referrer-Policy', 'no-referrer']", "'Referrer-Policy', 'origin-when-cross-origin']"],
  }),
  fault("the documents' policy is left out of a page's answer", ['tests/build/host-files.test.ts', 'tests/build/preview.test.ts'], {
    'hosting/caching.ts': ["page: 'document'", "page: 'file'"],
  }),
  fault("the documents' policy is left out of a missing file's answer", ['tests/build/host-files.test.ts'], {
    'hosting/nginx.ts': ["as: Sent = 'document'", "as: Sent = 'file'"],
  }),
  fault('an image that is opened by itself may run scripts', policy, {
    'hosting/headers.ts': [`    [['file'], 'Content-Security-Policy', "default-src 'none'; frame-ancestors 'none'; sandbox"],\n`, ''],
  }),
  fault("a style sheet's images are requested with its address", policy, {
    'hosting/headers.ts': ["[every, 'Referrer-Policy'", "[['document'], 'Referrer-Policy'"],
  }),
  fault('HSTS has no duration', policy, { 'hosting/headers.ts': ['max-age=63072000; includeSubDomains', 'max-age=0'] }),
  fault('the Permissions-Policy allows the camera', policy, { 'hosting/headers.ts': ['camera=(), ', 'camera=(self), '] }),
  fault('the Permissions-Policy forbids passkeys', policy, {
    'hosting/headers.ts': ['publickey-credentials-get=(self)', 'publickey-credentials-get=()'],
  }),
  fault('a refusal, whose query nginx has dropped, names the endpoint of reports', ['tests/build/host-files.test.ts'], {
    'hosting/nginx.ts': ["      'refusal',\n    ),", '    ),'],
  }),
];
