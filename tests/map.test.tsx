import { screen, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { emailKnown, identityTokenHeld, session } from '@/app/guards';
import { routes } from '@/app/routes';
import { signInAs } from '../mocks/server';
import { address, arriveAt } from './page';
import { visit } from './visit';

type GuardName = 'session' | 'identityToken' | 'email';
const guards = new Map([
  [session, 'session'],
  [identityTokenHeld, 'identityToken'],
  [emailKnown, 'email'],
]);

/** The addresses of this release with their guards in order, typed in again. */
const addresses: readonly (readonly [path: string, ...guards: GuardName[]])[] = [
  ['/'],
  ['/enter-email', 'session'],
  ['/login', 'session'],
  ['/log-in-password', 'session', 'email'],
  ['/passkey-enter-email', 'session'],
  ['/passkey-enter-email-login-failed'],
  ['/passkey-login-failed'],
  ['/passkey-user-login-failed'],
  ['/passkey-login-attempts-exceeded'],
  ['/forgotten-password', 'session'],
  ['/check-email'],
  ['/check-forgot-password', 'session'],
  ['/check-reset-password', 'session'],
  ['/reset/check-email'],
  ['/reset/attempts-exceeded'],
  ['/check-account-status', 'session'],
  ['/check-registration', 'session'],
  ['/check-login', 'session'],
  ['/authcode', 'session'],
  ['/enter-mobile-code', 'session'],
  ['/mobile-code-expired'],
  ['/choose-authentication-method', 'session'],
  ['/get-call-landline', 'session'],
  ['/enter-landline-code', 'session'],
  ['/call-failed', 'session'],
  ['/landline-code-expired', 'session'],
  ['/otp-attempts-exceeded'],
  ['/otp-requests-exceeded'],
  ['/password-attempts-exceeded'],
  ['/login-attempts-exceeded'],
  ['/not-registered'],
  ['/login-disabled'],
  ['/login-problem-nhs-number'],
  ['/account-disabled'],
  ['/login-disabled-authcode'],
  ['/error'],
  ['/error-account'],
  ['/restore-message'],
  ['/no-client-info'],
  ['/nhs-login-consent', 'session', 'identityToken'],
  ['/consent-confirmation', 'session', 'identityToken'],
  ['/no-consent'],
  ['/terms-update'],
  ['/cookies'],
  ['/cookies/cookie-settings'],
  ['/cookies/cookie-settings-changed'],
  ['/accessibility'],
  ['/privacy'],
  ['/terms-and-conditions'],
  ['/legal-notice'],
  ['/session-timeout'],
  ['/session-invalid'],
  ['/service-busy'],
  ['*'],
];
const named = addresses.map((row) => [row[0] === '*' ? '/no/such-page' : row[0], row] as const);

describe('the map', () => {
  it('has the addresses of this release and no others', () => {
    expect(routes.map(({ path }) => path).toSorted()).toEqual(addresses.map(([path]) => path).toSorted());
  });

  it.each(addresses)('%s has its guards in order', (path, ...expected) => {
    const row = routes.find((candidate) => candidate.path === path);
    expect((row?.guards ?? []).map((guard) => guards.get(guard))).toEqual(expected);
  });

  it('ends with the page for addresses that nobody knows', () => {
    expect(routes.at(-1)?.path).toBe('*');
  });
});

describe('guards', () => {
  it.each(addresses.filter(([, first]) => first === 'session').map(([path]) => path))('%s without a session is an error', async (path) => {
    await visit(path);
    await arriveAt('/error', 'Something went wrong');
  });

  it.each([
    ['no JSON', 'nonsense'],
    ['a list', encodeURIComponent('["session_id"]')],
    ['no session id', encodeURIComponent('{"client_id":"example-health-service"}')],
    ['an empty session id', encodeURIComponent('{"session_id":""}')],
    ['a number as session id', encodeURIComponent('{"session_id":1}')],
    ['broken escapes', '%E0%A4%A'],
  ])('a cookie with %s is no session', async (_what, value) => {
    document.cookie = `nhs-authorization-cookie=${value}; path=/`;
    await visit('/enter-email');
    await arriveAt('/error', 'Something went wrong');
  });

  it.each(['/nhs-login-consent', '/consent-confirmation'])('%s without an identity token has no client information', async (path) => {
    signInAs('mobile', { upTo: 'password' });
    await visit(path);
    await arriveAt('/no-client-info', 'We do not know which website or app you are trying to access');
  });

  it('/log-in-password without a stored email address asks for it', async () => {
    signInAs('mobile');
    await visit('/log-in-password');
    await arriveAt('/enter-email', 'Enter your email address');
  });
});

describe.each([
  ['nothing at all', () => undefined],
  ['a session', () => signInAs('mobile')],
  ['a session in which the password was given', () => signInAs('both', { upTo: 'password' })],
  ['a session and an identity token', () => signInAs('mobile', { upTo: 'identity-token' })],
])('a deep link, with %s,', (_with, arrange) => {
  it.each(named)('to %s shows one page with one heading and a title', async (path) => {
    arrange();
    await visit(path);
    await waitFor(() => {
      expect(screen.getAllByRole('heading', { level: 1 })).toHaveLength(1);
      expect(screen.getAllByRole('main')).toHaveLength(1);
      const heading = screen.getByRole('heading', { level: 1 }).textContent;
      expect(heading).not.toBe('');
      expect(document.title).toBe(`${heading} - NHS login`);
    });
    expect(screen.queryByText('This page could not be shown.', { exact: false })).not.toBeInTheDocument();
  });
});

describe('the root', () => {
  it('goes to the entry screen and keeps the query', async () => {
    signInAs('mobile');
    await visit('/?client_id=someone&state=a%20b');
    await arriveAt('/enter-email?client_id=someone&state=a%20b', 'Enter your email address');
  });
});

describe('an address that nobody knows', () => {
  it.each(['/no/such-page', '/enter-email/more', '/..%2f', '/cookies/cookie-settings/x', '/register'])('%s says so', async (path) => {
    signInAs('mobile');
    await visit(path);
    expect(screen.getByRole('heading', { level: 1, name: 'We cannot find that page' })).toBeVisible();
    expect(screen.getByText('Reference: CID0404')).toBeVisible();
    expect(address()).toBe(path);
  });
});
