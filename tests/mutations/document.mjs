/** Faults in the document of every page. @type {readonly import('./fault.mjs').Fault[]} */
export const documentFaults = [
  {
    name: 'the document does not declare its language',
    file: 'index.html',
    is: '<html lang="en" class',
    becomes: '<html class',
    tests: ['tests/build/document.test.ts'],
  },
  {
    name: 'the document sends a referrer',
    file: 'index.html',
    is: '<meta name="referrer" content="no-referrer" />',
    becomes: '<meta name="referrer" content="unsafe-url" />',
    tests: ['tests/build/document.test.ts'],
  },
  {
    name: 'search engines list the pages of a sign-in',
    file: 'index.html',
    is: '<meta name="robots" content="noindex, nofollow" />',
    becomes: '',
    tests: ['tests/build/document.test.ts'],
  },
  {
    name: 'robots.txt allows search engines',
    file: 'public/robots.txt',
    is: 'Disallow: /',
    becomes: 'Allow: /',
    tests: ['tests/build/document.test.ts'],
  },
  {
    name: 'a page without JavaScript shows no message',
    file: 'index.html',
    is: 'Turn on JavaScript to log in',
    becomes: 'Log in',
    tests: ['tests/build/document.test.ts', 'e2e/hosting/no-javascript.spec.ts'],
  },
];
