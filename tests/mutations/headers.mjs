const policy = ['tests/build/policy.test.ts', 'tests/build/policy.test.ts'];

/** Faults in the headers of a host's answers. @type {readonly import('./fault.mjs').Fault[]} */
export const headerFaults = [
  {
    name: 'scripts from anywhere may run',
    file: 'hosting/headers.ts',
    is: `['script-src', sources("'self'",`,
    becomes: `['script-src', sources("'self'", 'https:',`,
    tests: policy,
  },
  {
    name: 'other sites may frame the app',
    file: 'hosting/headers.ts',
    is: `['frame-ancestors', "'none'"]`,
    becomes: `['frame-ancestors', '*']`,
    tests: policy,
  },
  {
    name: 'scripts may write strings into the DOM without Trusted Types',
    file: 'hosting/headers.ts',
    is: `    ['require-trusted-types-for', "'script'"],\n`,
    becomes: '',
    tests: policy,
  },
  {
    name: 'the Referrer-Policy sends reset links to other sites',
    file: 'hosting/headers.ts',
    is: "'Referrer-Policy', 'no-referrer']",
    becomes: "'Referrer-Policy', 'origin-when-cross-origin']",
    tests: policy,
  },
  {
    name: "the documents' policy is left out of a page's answer",
    file: 'hosting/addresses.ts',
    is: "page: 'document'",
    becomes: "page: 'file'",
    tests: ['tests/build/host-files.test.ts', 'tests/build/preview.test.ts'],
  },
  {
    name: "the documents' policy is left out of a missing file's answer",
    file: 'hosting/nginx.ts',
    is: "as: Sent = 'document'",
    becomes: "as: Sent = 'file'",
    tests: ['tests/build/host-files.test.ts'],
  },
  {
    name: 'an image that is opened by itself may run scripts',
    file: 'hosting/headers.ts',
    is: `    [['file'], 'Content-Security-Policy', "default-src 'none'; frame-ancestors 'none'; sandbox"],\n`,
    becomes: '',
    tests: policy,
  },
  {
    name: "a style sheet's images are requested with its address",
    file: 'hosting/headers.ts',
    is: "[every, 'Referrer-Policy'",
    becomes: "[['document'], 'Referrer-Policy'",
    tests: policy,
  },
  {
    name: 'Strict-Transport-Security has no duration',
    file: 'hosting/headers.ts',
    is: 'max-age=63072000; includeSubDomains',
    becomes: 'max-age=0',
    tests: policy,
  },
  {
    name: 'the Permissions-Policy allows the camera',
    file: 'hosting/headers.ts',
    is: 'camera=(), ',
    becomes: 'camera=(self), ',
    tests: policy,
  },
  {
    name: 'the Permissions-Policy forbids passkeys',
    file: 'hosting/headers.ts',
    is: 'publickey-credentials-get=(self)',
    becomes: 'publickey-credentials-get=()',
    tests: policy,
  },
  {
    name: 'a refusal, whose query nginx has dropped, names the endpoint of reports',
    file: 'hosting/nginx.ts',
    is: "    'refusal',\n  );",
    becomes: '  );',
    tests: ['tests/build/host-files.test.ts'],
  },
];
