import { fault } from './fault.mjs';

/** Faults in the document of every page, in the pages that are rendered at build time, in their scripts, and in the answers of a host. */
export const hostingFaults = [
  fault('a page whose script fails to load shows no message', ['e2e/robustness/failed-files.spec.ts'], {
    'hosting/boot-error.ts': ['bootError.hidden = false;', 'bootError.hidden = true;'],
  }),
  fault('a reset link stays in the address when the script fails to load', ['tests/build/boot-error.test.ts'], {
    'hosting/boot-error.ts': ['  hideLink();\n', ''],
  }),
  fault('an encoded reset link stays in the address', ['tests/build/boot-error.test.ts'], {
    'src/session/emailed-link.ts': ['decoded(decoded(pathname))', 'pathname'],
  }),
  fault('the browser reuses a damaged script from its cache', ['tests/build/boot-error.test.ts'], {
    'hosting/boot-error.ts': ["{ cache: 'reload' }", "{ cache: 'default' }"],
  }),
  fault('a prerendered form is shown without a session', ['tests/build/early-script.test.ts', 'e2e/hosting/first-views.spec.ts'], {
    'hosting/early.ts': ["|| handedOver() ? undefined : id !== ''", '? undefined : true'],
  }),
  fault('a prerendered page offers registration although the client forbids it', ['e2e/hosting/first-views.spec.ts'], {
    'hosting/early.ts': ["mayRegister: () => inCookie('allow_registration', allowsRegistration),", 'mayRegister: () => true,'],
  }),
  fault('a first view is shown although there is stored state', ['tests/build/early-script.test.ts'], {
    'hosting/early.ts': ['stored: anythingStored,', 'stored: () => false,'],
  }),
  fault('a page that depends on stored answers is shown without them', ['e2e/hosting/first-views.spec.ts'], {
    'hosting/first-views.ts': ["usual: ['session', 'proofAsked', '!stored', '!message']", "usual: ['session', 'proofAsked', '!message']"],
  }),
  fault('a first view is chosen while the browser prerenders the document', ['tests/build/early-script.test.ts'], {
    'hosting/early.ts': ['document.prerendering || ', ''],
  }),
  fault('a page stays hidden if the script in the head did not run', ['e2e/hosting/first-views.spec.ts'], {
    'src/main.tsx': ["    dataset.view ??= 'layout';\n", ''],
  }),
  fault('a click before hydration is dropped', ['e2e/hosting/first-views.spec.ts'], { 'hosting/early.ts': ['queued.push(element);', ''] }),
  fault('a click during hydration is handled twice', ['tests/build/early-events.test.tsx'], {
    'hosting/early.ts': ['event.stopPropagation();', ''],
  }),
  fault('the hashes of inline scripts are of other text', ['tests/build/policy.test.ts'], {
    'hosting/inline-hashes.ts': ['.update(text)', '.update(text.trim())'],
  }),
  fault('style sheets have no integrity', ['tests/build/policy.test.ts'], {
    'hosting/compose-page.ts': ['rel="stylesheet"[^>]*>/g;\n\n/**\n * A page', 'rel="nothing"[^>]*>/g;\n\n/**\n * A page'],
  }),
  fault(
    'a page of the app is stored in the cache of a shared computer',
    ['tests/build/host-files.test.ts', 'tests/build/preview.test.ts'],
    { 'hosting/caching.ts': ["kind: 'page', path: '^/', cacheControl: notStored", "kind: 'page', path: '^/', cacheControl: 'no-cache'"] },
  ),
  fault('hashed files are revalidated on every use', ['tests/build/host-files.test.ts'], {
    'hosting/caching.ts': ['public, max-age=31536000, immutable', 'no-cache'],
  }),
  fault('nginx logs reset links', ['tests/build/host-files.test.ts'], { 'hosting/nginx.ts': [", ['error_log /dev/null emerg;']", ''] }),
  fault('a hidden file is served', ['tests/build/host-files.test.ts', 'tests/build/preview.test.ts'], {
    'hosting/caching.ts': ['|(.*/)?\\\\.(?!well-known/).*', ''],
  }),
  fault('nginx declares no character set for a refusal', ['tests/build/host-files.test.ts'], {
    'hosting/nginx.ts': ["[utf8, 'default_type", "['default_type"],
  }),
  fault('the Redux DevTools are enabled in production', ['e2e/hosting/production-build.spec.ts'], {
    'src/state/store.ts': ['devTools: import.meta.env.DEV', 'devTools: true'],
  }),
  fault('a reload of the first page counts as a later page', ['tests/build/early-script.test.ts'], {
    'src/history.ts': ['hasEarlierEntry = () => place() > 0;', "hasEarlierEntry = () => 'idx' in entryState();"],
  }),
  fault('the early script drops the fragment of an address', ['tests/build/early-script.test.ts'], {
    'hosting/early.ts': ['path + search + hash', 'path + search'],
  }),
  fault('the view of a legal text without a link back is shown to visitors with an earlier page', ['tests/journeys/legal/legal.test.tsx'], {
    'hosting/first-views.ts': ["{ usual: ['session'], other: ['!session', '!earlierEntry']", "{ usual: ['session'], other: ['!session']"],
  }),
  fault('the document declares no language', ['tests/build/document.test.ts'], { 'index.html': ['<html lang="en" class', '<html class'] }),
  fault('the document sends a referrer', ['tests/build/document.test.ts'], {
    'index.html': ['<meta name="referrer" content="no-referrer" />', '<meta name="referrer" content="unsafe-url" />'],
  }),
  fault('search engines list the pages of a sign-in', ['tests/build/document.test.ts'], {
    'index.html': ['<meta name="robots" content="noindex, nofollow" />', ''],
  }),
  fault('robots.txt allows search engines', ['tests/build/document.test.ts'], { 'public/robots.txt': ['Disallow: /', 'Allow: /'] }),
  fault('a page without JavaScript shows no message', ['tests/build/document.test.ts', 'e2e/hosting/no-javascript.spec.ts'], {
    'index.html': ['Turn on JavaScript to log in', 'Log in'],
  }),
];
