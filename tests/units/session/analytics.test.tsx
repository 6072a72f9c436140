import { screen, waitFor } from '@testing-library/react';
import { config } from '@/config';
import { addresses } from '@/paths';
import { analyticsCouldRead, analyticsLoaded, loadAnalytics, trackPageView, trackSubmitError } from '@/session/analytics';
import type { Answer } from '../../../mocks/backend/http/scenario';
import { answer, signInAs, world } from '../../../mocks/server';
import { expectConsoleMessage } from '../../support/console-guard';
import { accepted, analyticsEvents, analyticsScripts, refused, reportedPages, writePreference } from '../../support/cookies';
import { otherSignIns } from '../../support/other-sign-ins';
import { button, byId, expectPage } from '../../support/page';
import { openWithPasskey, startAt, startPasskeyLogin } from '../../support/passkeys';
import { sample } from '../../support/sample';
import { senderOf, sendWithAnswer, sentCalls } from '../../support/senders/senders';
import { enterEmail, enterPassword } from '../../support/sign-in-steps';
import { performAction, signIn, unloadDocument, visit } from '../../support/visit';

const script = 'https://analytics.example.com/nhs-login.js';
const at = (path: string) => window.history.replaceState(null, '', path);

/** The headers of a host refuse every policy for scripts. */
const refusePolicies = () => vi.stubGlobal('trustedTypes', { createPolicy: vi.fn().mockThrow(new TypeError('Disallowed')) });

it.each([
  ['before any choice', undefined],
  ['after a refusal', refused],
])('queues no analytics event and loads no analytics script %s', async (_when, value) => {
  if (value !== undefined) writePreference(value);
  answer('account-status.failed');
  const { user } = await visit('/enter-email', { persona: 'mobile' });
  await enterEmail(user, 'mobile');
  await expectPage('/error', 'Something went wrong');
  expect(window.digitalData).toBeUndefined();
  expect(analyticsScripts()).toEqual([]);
});

it('loads no analytics script during a sign-in, and reports the complete sign-in once at its end', async () => {
  const { user, exits } = await visit('/enter-email', { persona: 'mobile' });
  expect(window.digitalData).toBeUndefined();
  await user.click(byId('nhsuk-cookie-banner__link_accept'));
  expect(window.digitalData).toEqual([{ event: 'pageview', path: '/enter-email', title: 'Enter your email address - NHS login' }]);
  await user.click(button('Hide this message'));
  await enterEmail(user, 'mobile');
  answer('password.password-attempts-exceeded');
  await enterPassword(user);
  await expectPage('/password-attempts-exceeded');
  await waitFor(() => expect(analyticsScripts().map(({ src, async }) => [src, async])).toEqual([[script, true]]));
  expect(reportedPages()).toEqual(['/enter-email', '/log-in-password', '/password-attempts-exceeded']);
  expect(exits).toEqual([]);
});

it('loads the analytics script beside a page that may be measured, and reloads for a sign-in page', async () => {
  const { user, exits } = await visit('/not-registered', { persona: 'mobile', strict: false });
  await user.click(byId('nhsuk-cookie-banner__link_accept'));
  await waitFor(() => expect(analyticsScripts()).toHaveLength(1));
  await user.click(button('Try again'));
  await waitFor(() => expect(exits).toEqual(['reload']));
  expect(window.location.pathname).toBe('/enter-email');
  expect(screen.queryByRole('heading', { level: 1 })).not.toBeInTheDocument();
  expect(screen.queryByRole('textbox')).not.toBeInTheDocument();
  expect(reportedPages()).toEqual(['/not-registered']);
});

it('stores an acceptance of cookies when the headers of a host refuse the analytics script', async () => {
  expectConsoleMessage(/^Analytics was refused$/);
  refusePolicies();
  const { user } = await visit('/not-registered');
  await user.click(byId('nhsuk-cookie-banner__link_accept'));
  expect(screen.getByText(/You have accepted all cookies/)).toBeVisible();
  await waitFor(() => expect(console.error).toHaveBeenCalled());
  expect(analyticsScripts()).toEqual([]);
});

describe('earlier acceptance', () => {
  it('loads the analytics script at once and only once after an earlier acceptance', async () => {
    writePreference(accepted);
    await visit('/error');
    await waitFor(() => expect(analyticsScripts()).toHaveLength(1));
    expect(reportedPages()).toEqual(['/error']);
  });

  it('reports no further pageview after an acceptance is revoked', async () => {
    writePreference(accepted);
    const { user, exits } = await visit('/cookies/cookie-settings');
    await user.click(screen.getByLabelText('Do not use these cookies'));
    await user.click(button('Save my cookie settings'));
    await waitFor(() => expect(exits).toHaveLength(1));
    await unloadDocument();
    await visit('/cookies/cookie-settings-changed');
    expect(reportedPages()).toEqual(['/cookies/cookie-settings']);
  });

  it.each([
    ['/account-disabled?errorCode=CID2013', '/account-disabled', 'You cannot use your login'],
    ['/cookies/cookie-settings?email=mobile@example.com#maincontent', '/cookies/cookie-settings', 'Your cookie choices'],
    ['/mobile@example.com', '*', 'We cannot find that page'],
    ['/?client_id=1', '/enter-email', 'Enter your email address'],
  ])('reports a pageview of %s as %s', async (address, path, heading) => {
    writePreference(accepted);
    await visit(address, { persona: 'mobile' });
    await screen.findByRole('heading', { level: 1, name: heading });
    expect(analyticsEvents('pageview')).toEqual([{ event: 'pageview', path, title: `${heading} - NHS login` }]);
  });

  it('reports a pageview of the consent page once, without its spinner', async () => {
    writePreference(accepted);
    await visit('/nhs-login-consent', { persona: 'mobile', upTo: 'identity-token' });
    await expectPage('/nhs-login-consent', 'Agree to share your login information');
    expect(analyticsEvents('pageview').map(({ path, ...entry }) => [path, 'title' in entry && entry.title])).toEqual([
      ['/nhs-login-consent', 'Agree to share your login information - NHS login'],
    ]);
  });
});

describe('analytics script', () => {
  beforeEach(() => {
    writePreference(accepted);
    at('/error');
  });

  it('loads the analytics script once into the head, without a wait of the page', async () => {
    expect(analyticsLoaded()).toBe(false);
    await loadAnalytics();
    await loadAnalytics();
    expect(analyticsLoaded()).toBe(true);
    expect(analyticsScripts().map(({ src, id, async, parentElement }) => [src, id, async, parentElement])).toEqual([
      [script, 'analytics', true, document.head],
    ]);
  });

  it.each<[string, () => unknown]>([
    ['on a page that must not be measured', () => at('/enter-email')],
    ['after a refusal', () => writePreference(refused)],
    ['where none is set', () => vi.spyOn(config, 'analyticsScriptUrl', 'get').mockReturnValue('')],
  ])('loads no analytics script %s', async (_when, prepare) => {
    prepare();
    await loadAnalytics();
    expect(analyticsLoaded()).toBe(false);
    expect(analyticsScripts()).toEqual([]);
  });

  it.each([
    ['', undefined, null],
    [`sha384-${'a'.repeat(64)}`, `sha384-${'a'.repeat(64)}`, 'anonymous'],
  ])('requires the configured hash %j of the analytics script', async (hash, integrity, crossOrigin) => {
    vi.spyOn(config, 'analyticsScriptIntegrity', 'get').mockReturnValue(hash);
    await loadAnalytics();
    expect(analyticsScripts().map((script) => [script.integrity, script.crossOrigin])).toEqual([[integrity, crossOrigin]]);
  });

  it('loads the analytics script from the address that its policy returns', async () => {
    const createPolicy = vi.fn(() => ({ createScriptURL: () => 'https://analytics.example.com/trusted.js' }));
    vi.stubGlobal('trustedTypes', { createPolicy });
    await loadAnalytics();
    expect(createPolicy).toHaveBeenCalledExactlyOnceWith('nhs-analytics', { createScriptURL: expect.any(Function) as () => string });
    expect(analyticsScripts().map(({ src }) => src)).toEqual(['https://analytics.example.com/trusted.js']);
  });

  it('allows only the address of the analytics script in its policy', async () => {
    const createPolicy = vi.fn((_name: string, rules: { createScriptURL: (url: string) => string }) => rules);
    vi.stubGlobal('trustedTypes', { createPolicy });
    await loadAnalytics();
    expect(createPolicy.mock.calls[0]?.[1].createScriptURL('https://evil.example/script.js')).toBe(script);
    expect(analyticsScripts().map(({ src }) => src)).toEqual([script]);
  });

  it('logs one error and loads no analytics script when the headers of a host refuse it', async () => {
    expectConsoleMessage(/^Analytics was refused$/);
    refusePolicies();
    await loadAnalytics();
    expect(console.error).toHaveBeenCalledExactlyOnceWith('Analytics was refused');
    expect(analyticsLoaded()).toBe(false);
  });

  it('detects that a loaded analytics script could read a page that must not be measured', async () => {
    const read = () => ['/enter-email', '/error'].map(analyticsCouldRead);
    expect(read()).toEqual([false, false]);
    await loadAnalytics();
    expect(read()).toEqual([true, false]);
  });
});

function trackBoth() {
  at('/enter-mobile-code?state=1');
  trackPageView('/login', 'Log in');
  trackSubmitError({ call: '/otp', status: 400, text: 'Invalid OTP' });
}

it('queues analytics events in order, with the page but not its query', () => {
  writePreference(accepted);
  trackBoth();
  expect(window.digitalData).toEqual([
    { event: 'pageview', path: '/login', title: 'Log in' },
    { event: 'submitError', path: '/enter-mobile-code', call: '/otp', status: 400, text: 'Invalid OTP' },
  ]);
});

it('extends an existing analytics queue', () => {
  writePreference(accepted);
  const queue: NonNullable<typeof window.digitalData> = [{ event: 'pageview', path: '/a', title: 'A' }];
  window.digitalData = queue;
  trackPageView('/b', 'B');
  expect(window.digitalData).toBe(queue);
  expect(queue).toHaveLength(2);
});

it.each([
  ['before a choice', undefined, config.analyticsScriptUrl],
  ['after a refusal', refused, config.analyticsScriptUrl],
  ['where no script is set', accepted, ''],
])('queues no analytics event %s', (_when, preference, url) => {
  if (preference) writePreference(preference);
  vi.spyOn(config, 'analyticsScriptUrl', 'get').mockReturnValue(url);
  trackBoth();
  expect(window.digitalData).toBeUndefined();
});
/** Typed in from the addresses of the specifications: legal texts, cookies, and dead ends without fields, personal details or consent. */
const measured = [
  '/accessibility /privacy /terms-and-conditions /legal-notice /cookies /cookies/cookie-settings /cookies/cookie-settings-changed',
  '/password-attempts-exceeded /login-attempts-exceeded /not-registered /login-disabled /login-problem-nhs-number /account-disabled',
  '/login-disabled-authcode /error /error-account /restore-message /no-client-info /session-timeout /session-invalid /service-busy',
].flatMap((line) => line.split(' '));

describe('pages with the analytics script', () => {
  beforeEach(() => {
    writePreference(accepted);
    at('/error');
  });

  it('allows the analytics script on listed pages and no others', async () => {
    await loadAnalytics();
    expect([...addresses].filter((path) => !analyticsCouldRead(path)).toSorted()).toEqual(measured.toSorted());
  });

  it.each(
    sample(
      [...addresses, '/mobile@example.com'].filter((path) => !measured.includes(path)),
      4,
    ),
  )('never loads the analytics script on %s', async (path) => {
    signInAs('mobile', { upTo: 'identity-token' });
    at(path);
    await loadAnalytics();
    expect(analyticsScripts()).toEqual([]);
  });

  it.each<[string, () => unknown]>([
    ['a page that the user has opened', () => at('/log-in-password')],
    ['every page after a refusal', () => writePreference(refused)],
  ])('adds no analytics script to %s while the script loads', async (_which, change) => {
    const loaded = loadAnalytics();
    change();
    await loaded;
    expect(analyticsScripts()).toEqual([]);
  });
});

const refusal = (status: number, error: string): Answer => ({ status, json: { error } });
const entry = (path: string, call: string, status: number, text: string) => ({ event: 'submitError', path, call, status, text });

type Name = Parameters<typeof senderOf>[0];
const of = (path: string, call: string) => (status: number, text: string) => entry(path, call, status, text);
const password = of('/log-in-password', '/password');
const options = of('/passkey-login-failed', '/authentication/options');
const verify = of('/passkey-login-failed', '/authentication/verify');
const reminder = of('/proofing/multiple-emails-found', '/duplicate-accounts-email');
const migration = of('/proofing/confirm-account-replacement', '/account-migration');

const failures: [Name, Answer, ReturnType<typeof entry>][] = [
  ['password', refusal(401, 'Incorrect username or password.'), password(401, 'Incorrect username or password.')],
  ['password', refusal(401, 'mobile@example.com has no such password'), password(401, '')],
  ['password', { fault: 'dead' }, password(0, '')],
  ['account-status', refusal(400, 'Invalid email address'), of('/enter-email', '/account-status')(400, 'Invalid email address')],
  ['user-sign-in', refusal(403, 'Rate limit exceeded'), of('/login', '/user-sign-in')(403, 'Rate limit exceeded')],
  ['trigger-otp', refusal(403, 'OTP requests exceeded'), of('/mobile-code-expired', '/trigger-otp')(403, 'OTP requests exceeded')],
  ['otp', refusal(400, 'Invalid OTP'), of('/enter-mobile-code', '/otp')(400, 'Invalid OTP')],
  [
    'forgot-password',
    refusal(429, 'Reset attempts exceeded'),
    of('/forgotten-password', '/forgot-password')(429, 'Reset attempts exceeded'),
  ],
  ['validate-email', refusal(409, 'mobile@example.com exists'), of('/check-registration', '/validate-email')(409, '')],
  ['verify-waf-token', refusal(500, 'Token'), of('/check-login', '/verify-waf-token')(500, '')],
  ['passkey-status', refusal(500, 'Internal'), of('/passkey-enter-email', '/passkey-status')(500, '')],
  ['passkey-options', refusal(429, 'Passkey attempts exceeded'), options(429, 'Passkey attempts exceeded')],
  ['passkey-verify', refusal(409, 'Pending phone number change'), verify(409, 'Pending phone number change')],
  ['passkey-verify', { fault: 'empty' }, verify(0, '')],
  ['duplicate-email', refusal(429, 'Too many for ws@example.com'), reminder(429, '')],
  ['account-migration', refusal(403, 'Not eligible to begin account migration'), migration(403, '')],
  ['redirect-to-authorize', { fault: 'dead' }, of('/proofing/duplicate-nhs-number', '/redirect-to-authorize')(0, '')],
];

it.each(sample(failures, 4))('reports to analytics only catalogue texts for the call %s, %j', async (call, given, expected) => {
  writePreference(accepted);
  await sendWithAnswer(senderOf(call, expected.path), given);
  await waitFor(() => expect(analyticsEvents('submitError')).toEqual([expected]));
});

it('reports to analytics the failure of a silent check for passkeys', async () => {
  writePreference(accepted);
  answer('passkey-status.failed');
  await startPasskeyLogin(startAt('/enter-email'));
  await waitFor(() => expect(analyticsEvents('submitError')).toEqual([entry('/enter-email', '/passkey-status', 500, '')]));
});

// Spec 1, section 7: any failed passkey call is reported.
it('reports to analytics the failure of a silent challenge for the autofill list', async () => {
  writePreference(accepted);
  answer('passkey-options.attempts-exceeded');
  await openWithPasskey('/enter-email');
  await waitFor(() => expect(world().calls.some(({ path, status }) => path.endsWith('/options') && status === 429)).toBe(true));
  await waitFor(() =>
    expect(analyticsEvents('submitError')).toEqual([entry('/enter-email', '/authentication/options', 429, 'Passkey attempts exceeded')]),
  );
});

it.each(['authcode', 'consent', 'uplift-nhs-known'] as const)('reports to analytics no failure of another API: %s', async (call) => {
  writePreference(accepted);
  const sender = senderOf(call);
  const { store } = await sendWithAnswer(sender, refusal(500, 'Internal'));
  await expectPage(sender.otherwise);
  await waitFor(() => expect(store.getState().page.loading).toBe(false));
  expect(analyticsEvents('submitError')).toEqual([]);
});

it('reports to analytics no passkey that is not verified', async () => {
  writePreference(accepted);
  answer('passkey-verify.not-verified');
  const { store } = await startPasskeyLogin(startAt('/log-in-password'));
  await waitFor(() => expect(store.getState().page.loading).toBe(false));
  expect(analyticsEvents('submitError')).toEqual([]);
});

const withAccount = senderOf('account-migration');

const unsent: [why: string, begin: () => void, path: string][] = [
  ...otherSignIns.map(([part, begin]): [string, () => void, string] => [`another ${part} is in the cookies`, begin, '/session-invalid']),
  ['the session has ended', () => void (document.cookie = 'nhs-authorization-cookie=; path=/; max-age=0'), '/session-timeout'],
  ['another tab has logged out', () => void (document.cookie = 'id_token=; path=/; max-age=0'), '/session-invalid'],
];

it.each(sample(unsent, 4))('reports to analytics no call that is not sent because %s', async (_why, begin, path) => {
  writePreference(accepted);
  signIn(withAccount);
  const visited = await visit(withAccount.from, withAccount);
  begin();
  await performAction(visited, withAccount);
  await expectPage(path);
  expect(sentCalls(withAccount)).toEqual([]);
  expect(analyticsEvents('submitError')).toEqual([]);
});
