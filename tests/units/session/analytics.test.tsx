import { screen, waitFor } from '@testing-library/react';
import { config } from '@/config';
import { addresses } from '@/paths';
import { analyticsCouldRead, analyticsLoaded, loadAnalytics, trackPageView, trackSubmitError } from '@/session/analytics';
import type { Answer } from '../../../mocks/backend/http/scenario';
import { answer, world } from '../../../mocks/server';
import {
  accepted,
  analyticsEvents,
  analyticsScripts,
  expectConsoleMessage,
  refused,
  reportedPages,
  writePreference,
} from '../../support/environment';
import {
  button,
  byId,
  enterEmail,
  enterPassword,
  expectPage,
  openWithPasskey,
  senderOf,
  sendWithAnswer,
  startAt,
  startPasskeyLogin,
  unloadDocument,
  visit,
} from '../../support/user';

const script = 'https://analytics.example.com/nhs-login.js';
const at = (path: string) => window.history.replaceState(null, '', path);

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
  const { user, exits } = await visit('/not-registered', { persona: 'mobile' });
  await user.click(byId('nhsuk-cookie-banner__link_accept'));
  await waitFor(() => expect(analyticsScripts()).toHaveLength(1));
  await user.click(button('Try again'));
  await waitFor(() => expect(exits).toEqual(['reload']));
  expect(window.location.pathname).toBe('/enter-email');
  expect(screen.queryByRole('heading', { level: 1 })).not.toBeInTheDocument();
  expect(screen.queryByRole('textbox')).not.toBeInTheDocument();
  expect(reportedPages()).toEqual(['/not-registered']);
});

describe('earlier acceptance', () => {
  it('reports no further pageview after an acceptance is revoked', async () => {
    writePreference(accepted);
    const { user, exits } = await visit('/cookies/cookie-settings');
    await user.click(screen.getByLabelText('Do not use these cookies'));
    await waitFor(() => expect(analyticsScripts()).toHaveLength(1));
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

/** Typed in from the addresses of the specifications: legal texts, cookies, and dead ends without fields, personal details or consent. */
const measured = [
  '/accessibility /privacy /terms-and-conditions /legal-notice /cookies /cookies/cookie-settings /cookies/cookie-settings-changed',
  '/password-attempts-exceeded /login-attempts-exceeded /not-registered /login-disabled /login-problem-nhs-number /account-disabled',
  '/login-disabled-authcode /error /error-account /restore-message /no-client-info /session-timeout /session-invalid /service-busy',
].flatMap((line) => line.split(' '));

describe('analytics script', () => {
  beforeEach(() => {
    writePreference(accepted);
    at('/error');
  });

  it('loads the analytics script once into the head, without a wait of the page, and can then read a page that must not be measured', async () => {
    const read = () => ['/enter-email', '/mobile@example.com', '/error'].map(analyticsCouldRead);
    expect([analyticsLoaded(), ...read()]).toEqual([false, false, false, false]);
    await loadAnalytics();
    await loadAnalytics();
    expect([analyticsLoaded(), ...read()]).toEqual([true, true, true, false]);
    expect(analyticsScripts()).toMatchObject([{ src: script, id: 'analytics', async: true, parentElement: document.head }]);
  });

  it('allows the analytics script on listed pages and no others', async () => {
    await loadAnalytics();
    expect([...addresses].filter((path) => !analyticsCouldRead(path)).toSorted()).toEqual(measured.toSorted());
  });

  it.each<[string, () => unknown]>([
    ['on a page that must not be measured', () => at('/log-in-password')],
    ['after a refusal', () => writePreference(refused)],
    ['where none is set', () => vi.spyOn(config, 'analyticsScriptUrl', 'get').mockReturnValue('')],
  ])('loads no analytics script %s, even if the import has begun before', async (_when, change) => {
    const begun = loadAnalytics();
    change();
    await begun;
    await loadAnalytics();
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

  it('loads the analytics script from the address that its policy returns, and allows only that of the script', async () => {
    const createPolicy = vi.fn((_name: string, _rules: { createScriptURL: (url: string) => string }) => ({
      createScriptURL: () => 'https://analytics.example.com/trusted.js',
    }));
    vi.stubGlobal('trustedTypes', { createPolicy });
    await loadAnalytics();
    expect(analyticsScripts().map(({ src }) => src)).toEqual(['https://analytics.example.com/trusted.js']);
    expect(createPolicy).toHaveBeenCalledExactlyOnceWith('nhs-analytics', { createScriptURL: expect.any(Function) as () => string });
    expect(createPolicy.mock.calls[0]?.[1].createScriptURL('https://evil.example/script.js')).toBe(script);
  });

  it('logs one error and loads no analytics script when the headers of a host refuse it', async () => {
    expectConsoleMessage(/^Analytics was refused$/);
    vi.stubGlobal('trustedTypes', { createPolicy: vi.fn().mockThrow(new TypeError('Disallowed')) });
    await loadAnalytics();
    expect(console.error).toHaveBeenCalledExactlyOnceWith('Analytics was refused');
    expect(analyticsLoaded()).toBe(false);
  });
});

function trackBoth() {
  at('/enter-mobile-code?state=1');
  trackPageView('/login', 'Log in');
  trackSubmitError({ call: '/otp', status: 400, text: 'Invalid OTP' });
}

it('queues analytics events in order after those in the queue, with the page but not its query', () => {
  writePreference(accepted);
  const queue: NonNullable<typeof window.digitalData> = [{ event: 'pageview', path: '/a', title: 'A' }];
  window.digitalData = queue;
  trackBoth();
  expect(window.digitalData).toBe(queue);
  expect(queue.slice(1)).toEqual([
    { event: 'pageview', path: '/login', title: 'Log in' },
    { event: 'submitError', path: '/enter-mobile-code', call: '/otp', status: 400, text: 'Invalid OTP' },
  ]);
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

const refusal = (status: number, error: string): Answer => ({ status, json: { error } });
const entry = (path: string, call: string, status: number, text: string) => ({ event: 'submitError', path, call, status, text });

const exceeded = 'Passkey attempts exceeded';
const failures: [call: Parameters<typeof senderOf>[0], from: string, reportedAs: string, Answer, text: string][] = [
  ['password', '/log-in-password', '/password', refusal(401, 'Incorrect username or password.'), 'Incorrect username or password.'],
  ['password', '/log-in-password', '/password', refusal(401, 'mobile@example.com has no such password'), ''],
  ['user-sign-in', '/login', '/user-sign-in', refusal(401, 'User does not exist: mobile@example.com'), 'User does not exist'],
  ['otp', '/enter-mobile-code', '/otp', { fault: 'dead' }, ''],
  ['passkey-options', '/passkey-login-failed', '/authentication/options', refusal(429, exceeded), exceeded],
  ['passkey-verify', '/passkey-login-failed', '/authentication/verify', { fault: 'empty' }, ''],
  ['duplicate-email', '/proofing/multiple-emails-found', '/duplicate-accounts-email', refusal(429, 'Too many for ws@example.com'), ''],
];

it.each(failures)('reports to analytics only catalogue texts for the call %s at %s', async (call, path, reportedAs, given, text) => {
  writePreference(accepted);
  await sendWithAnswer(senderOf(call, path), given);
  const status = 'status' in given ? given.status : 0;
  await waitFor(() => expect(analyticsEvents('submitError')).toEqual([entry(path, reportedAs, status, text)]));
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
  await waitFor(() => expect(analyticsEvents('submitError')).toEqual([entry('/enter-email', '/authentication/options', 429, exceeded)]));
});

it.each(['authcode', 'uplift-nhs-known'] as const)('reports to analytics no failure of another API: %s', async (call) => {
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
