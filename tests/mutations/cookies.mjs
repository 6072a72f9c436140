import { fault } from './fault.mjs';

/** Faults in cookies, in the sign-in, in its stored state, and in what analytics receives and may read. */
export const cookieFaults = [
  fault('cookies are not Secure over https', ['tests/units/session/several-cookies.test.ts'], {
    'src/session/cookies.ts': ["secure: location.protocol === 'https:'", 'secure: false'],
  }),
  fault('cookies are sent with requests of other sites', ['tests/journeys/sign-in/sign-in.test.tsx'], {
    'src/session/cookies.ts': ["sameSite: 'lax' as const", "sameSite: 'none' as const"],
  }),
  fault('cookies are limited to one path', ['tests/journeys/sign-in/sign-in.test.tsx'], {
    'src/session/cookies.ts': ["  path: '/',\n", '  path: location.pathname,\n'],
  }),
  fault('the cookie of a remembered device expires when the browser closes', ['tests/journeys/sign-in/sign-in.test.tsx'], {
    'src/session/user-cookies.ts': [', token, REMEMBER_DEVICE_DAYS', ', token, undefined'],
  }),
  fault('the cookie of the choice about cookies expires when the browser closes', ['tests/journeys/cookies/cookie-settings.test.tsx'], {
    'src/session/optional-cookies.ts': [', COOKIE_PREFERENCE_DAYS)', ')'],
  }),
  fault('the identity token has another name', ['tests/journeys/sign-in/sign-in.test.tsx'], {
    'src/session/read-cookie.ts': ["identityToken: 'id_token'", "identityToken: 'identity_token'"],
  }),
  fault('the identity token stays after the hand-over', ['tests/units/session/sign-out.test.ts'], {
    'src/state/sign-out-reasons.ts': [
      'handedOver: { stored: true, client: true, cookies: token',
      'handedOver: { stored: true, client: true, cookies: []',
    ],
  }),
  fault('a page that the browser has not left offers the address with the code', ['tests/units/app/tabs.test.tsx'], {
    'src/app/tabs.ts': ['if (wasHandedOver()) store.dispatch', 'if (!url) store.dispatch'],
  }),
  fault('a page that the browser has not left ignores all later messages of other tabs', ['tests/units/app/tabs.test.tsx'], {
    'src/app/tabs.ts': ['    departure = undefined;\n    leaving = false;', '    departure = undefined;'],
  }),
  fault('a shared computer still has the remembered device of the previous user', ['tests/journeys/sign-in/enter-email.test.tsx'], {
    'src/state/sign-out-reasons.ts': ['cookies: [...token, ...userCookies]', 'cookies: [...token]'],
  }),
  fault('stored state is not encrypted', ['tests/units/state/sealed-storage.test.ts'], {
    'src/state/seal.ts': [
      'return base64Of(new Uint8Array([...nonce, ...new Uint8Array(sealed)]))',
      'return sealed && base64Of(encode(text))',
    ],
  }),
  fault('the stored entry of one slice can be decrypted as that of another slice', ['tests/units/state/sealed-storage.test.ts'], {
    'src/state/seal.ts': ['additionalData: encode(about)', 'additionalData: encode(about.slice(0, 0))'],
  }),
  fault('a reload does not wait for pending writes, although a redirect does', ['tests/faults/storage-refused.test.tsx'], {
    'src/outcome/exit.ts': ["reload: async () => {\n    await finished('');", 'reload: async () => {'],
  }),
  fault('a redirect does not wait for pending writes', ['tests/units/outcome/exit.test.ts'], {
    'src/outcome/exit.ts': [
      'leave: async (url: string, replaces: boolean) => {\n    await finished(url);',
      'leave: async (url: string, replaces: boolean) => {',
    ],
  }),
  fault('the code of a reset link stays in the address bar', ['tests/units/session/emailed-link.test.tsx'], {
    'src/session/emailed-link.ts': ['if (link) rewriteAddress(link.path, { linkTaken: true });', ''],
  }),
  fault('the last value of a repeated parameter is used instead of the first', ['tests/units/session/arrival.test.tsx'], {
    'src/session/oidc-parameters.ts': ['query.get(name)]', 'query.getAll(name).at(-1)]'],
  }),
  fault('a parameter is decoded twice', ['tests/units/session/arrival.test.tsx'], {
    'src/session/oidc-parameters.ts': ['query.get(name)]', "decodeURIComponent(query.get(name) ?? '')]"],
  }),
  fault('analytics receives an event for the session of another tab', ['tests/units/outcome/step.test.ts'], {
    'src/outcome/step.ts': ["if (call && (kind === 'answer' || kind === 'noAnswer'))", 'if (call)'],
  }),
  fault('analytics receives events although optional cookies were refused', ['tests/units/session/analytics.test.tsx'], {
    'src/session/analytics.ts': ["config.analyticsScriptUrl !== '' && acceptsOptionalCookies()", "config.analyticsScriptUrl !== ''"],
  }),
  fault('the analytics script is loaded beside pages with personal details', ['tests/units/session/analytics.test.tsx'], {
    'src/session/analytics.ts': ['!analyticsLoaded() && mayRead(window.location.pathname)', '!analyticsLoaded()'],
  }),
  fault('a page with personal details is shown beside the analytics script', ['tests/units/session/analytics.test.tsx'], {
    'src/session/analytics.ts': ['analyticsLoaded() && !mayRead?.(path)', 'analyticsLoaded() && !path'],
  }),
  fault('analytics measures the email page', ['tests/units/session/analytics.test.tsx'], {
    'src/session/analytics/script.ts': ['  paths.cookies,\n', '  paths.cookies,\n  paths.enterEmail,\n'],
  }),
  fault('a refusal does not remove the cookies that are not needed', ['tests/journeys/cookies/cookie-settings.test.tsx'], {
    'src/session/optional-cookies.ts': ['    removeOptionalCookies();\n    postToOtherTabs', '    postToOtherTabs'],
  }),
  fault('another cookie of the same name is removed before ours is written', ['tests/units/session/several-cookies.test.ts'], {
    'src/session/cookies.ts': ['  try {\n    write();', '  try {\n    expire(name);\n    write();'],
  }),
  fault('an acceptance in one of several cookies counts', ['tests/units/session/several-cookies.test.ts'], {
    'src/session/optional-cookies.ts': ['choices.every(', 'choices.some('],
  }),
  fault('cookies of the path that the document was loaded from stay', ['tests/units/session/cookies.test.tsx'], {
    'src/session/cookies.ts': ['new URL(loadedAddress()).pathname', 'location.pathname'],
  }),
  fault('another session in the cookies is adopted although ours is there', ['tests/units/session/several-cookies.test.ts'], {
    'src/session/sign-in.ts': ['if (!own.session || cookies.some(', 'if (!own.session || cookies.every('],
  }),
  fault('a renewal of a request without state and nonce is adopted', ['tests/units/session/several-cookies.test.ts'], {
    'src/session/sign-in.ts': ['(readText(state) || readText(nonce)) && ', ''],
  }),
  fault('a new document uses the first of several sessions', ['tests/units/session/several-cookies.test.ts'], {
    'src/session/session.ts': ['.find((fitting) => new Set(fitting.map(sessionIdOf)).size === 1)', '.find((fitting) => fitting.length)'],
  }),
  fault('long numbers in a cookie are rounded', ['tests/units/session/several-cookies.test.ts'], {
    'src/session/session.ts': ['JSON.parse(form(text), withoutRounded)', 'JSON.parse(form(text))'],
  }),
];
