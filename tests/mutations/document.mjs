import { fault } from './fault.mjs';

/** Faults in the document of every page. */
export const documentFaults = [
  fault('the document does not declare its language', ['tests/build/document.test.ts'], {
    'index.html': ['<html lang="en" class', '<html class'],
  }),
  fault('the document sends a referrer', ['tests/build/document.test.ts'], {
    'index.html': ['<meta name="referrer" content="no-referrer" />', '<meta name="referrer" content="unsafe-url" />'],
  }),
  fault('search engines list the pages of a sign-in', ['tests/build/document.test.ts'], {
    'index.html': ['<meta name="robots" content="noindex, nofollow" />', ''],
  }),
  fault('robots.txt allows search engines', ['tests/build/document.test.ts'], {
    'public/robots.txt': ['Disallow: /', 'Allow: /'],
  }),
  fault('a page without JavaScript shows no message', ['tests/build/document.test.ts', 'e2e/hosting/no-javascript.spec.ts'], {
    'index.html': ['Turn on JavaScript to log in', 'Log in'],
  }),
];
