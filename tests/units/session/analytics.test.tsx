import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { answer, signInAs } from '../../../mocks/server';
import { expectConsoleMessage } from '../../support/console-guard';
import { accepted, analyticsEvents, analyticsScripts, refused, reportedPages, writePreference } from '../../support/cookie-choice';
import { button, byId, expectPage } from '../../support/page';
import { enterEmail, enterPassword } from '../../support/sign-in-steps';
import { unloadDocument, visit } from '../../support/visit';

const script = 'https://analytics.example.com/nhs-login.js';

describe('analytics without consent', () => {
  it.each([
    ['before anything was said', undefined],
    ['after a refusal', refused],
    ...['nonsense', '%7B', 'null', '%5B%5D', 'true', '%E0%A4%A', ''].map((value) => [`after a cookie that says ${value}`, value] as const),
    ['after a text for an acceptance', encodeURIComponent('{"hasSeenBanner":true,"hasAcceptedOptionalCookies":"true"}')],
  ] as const)('receive no events and load no script: %s', async (_when, value) => {
    if (value !== undefined) writePreference(value);
    answer('account-status.failed');
    signInAs('mobile');
    const { user } = await visit('/enter-email');
    await enterEmail(user, 'mobile');
    await expectPage('/error', 'Something went wrong');
    expect(window.digitalData).toBeUndefined();
    expect(analyticsScripts()).toEqual([]);
  });
});

describe('acceptance in the banner', () => {
  it('loads no script during a sign-in, and reports the complete sign-in once at its end', async () => {
    signInAs('mobile');
    const { user, exits } = await visit('/enter-email');
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

  it('loads the script beside a page that may be measured, and reloads for a sign-in page', async () => {
    signInAs('mobile');
    const { user, exits } = await visit('/not-registered', { strict: false });
    await user.click(byId('nhsuk-cookie-banner__link_accept'));
    await waitFor(() => expect(analyticsScripts()).toHaveLength(1));
    await user.click(button('Try again'));
    await waitFor(() => expect(exits).toEqual(['reload']));
    expect(window.location.pathname).toBe('/enter-email');
    expect(screen.queryByRole('heading', { level: 1 })).not.toBeInTheDocument();
    expect(screen.queryByRole('textbox')).not.toBeInTheDocument();
    expect(reportedPages()).toEqual(['/not-registered']);
  });

  it('preserves the document between pages that may be measured', async () => {
    writePreference(accepted);
    const { user, exits } = await visit('/error');
    await waitFor(() => expect(analyticsScripts()).toHaveLength(1));
    await user.click(within(screen.getByRole('contentinfo')).getByRole('link', { name: 'Cookies' }));
    await expectPage('/cookies', 'Cookie policy');
    expect([exits, analyticsScripts().length]).toEqual([[], 1]);
  });
});

it('reports no typed text of an unknown address', async () => {
  const { user } = await visit('/mobile@example.com');
  await user.click(byId('nhsuk-cookie-banner__link_accept'));
  expect(window.digitalData).toEqual([{ event: 'pageview', path: '*', title: 'We cannot find that page - NHS login' }]);
});

it('is stored when the headers of a host refuse the script', async () => {
  expectConsoleMessage(/^Analytics was refused$/);
  vi.stubGlobal('trustedTypes', {
    createPolicy: () => {
      throw new TypeError('Policy "nhs-analytics" disallowed.');
    },
  });
  const { user } = await visit('/not-registered');
  await user.click(byId('nhsuk-cookie-banner__link_accept'));
  expect(screen.getByText(/You have accepted all cookies/)).toBeVisible();
  await waitFor(() => expect(console.error).toHaveBeenCalled());
  expect(analyticsScripts()).toEqual([]);
});

describe('earlier acceptance', () => {
  it('is valid when the cookie contains nothing else', async () => {
    writePreference(encodeURIComponent('{"hasAcceptedOptionalCookies":true}'));
    await visit('/error');
    expect(reportedPages()).toEqual(['/error']);
  });

  it('loads the script at once and only once', async () => {
    writePreference(accepted);
    await visit('/error');
    await waitFor(() => expect(analyticsScripts()).toHaveLength(1));
    expect(reportedPages()).toEqual(['/error']);
  });

  it('is valid in the document after the settings were saved', async () => {
    const { user, exits } = await visit('/cookies/cookie-settings');
    await user.click(screen.getByLabelText('Use these cookies'));
    await user.click(button('Save my cookie settings'));
    await waitFor(() => expect(exits).toEqual(['/cookies/cookie-settings-changed']));
    await unloadDocument();
    await visit('/cookies/cookie-settings-changed');
    expect(reportedPages()).toContain('/cookies/cookie-settings-changed');
    await waitFor(() => expect(analyticsScripts()).toHaveLength(1));
  });

  it('ends when it is revoked', async () => {
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
    ['/no/such-page?state=1', '*', 'We cannot find that page'],
    ['/?client_id=1', '/enter-email', 'Enter your email address'],
    ['/log-in-password', '/enter-email', 'Enter your email address'],
  ])('reports %s as %s', async (address, path, heading) => {
    writePreference(accepted);
    signInAs('mobile');
    await visit(address);
    await screen.findByRole('heading', { level: 1, name: heading });
    expect(analyticsEvents('pageview')).toEqual([{ event: 'pageview', path, title: `${heading} - NHS login` }]);
  });

  it('reports the consent page once, without its spinner', async () => {
    writePreference(accepted);
    signInAs('mobile', { upTo: 'identity-token' });
    await visit('/nhs-login-consent');
    await expectPage('/nhs-login-consent', 'Agree to share your login information');
    expect(analyticsEvents('pageview').map(({ path, ...entry }) => [path, 'title' in entry && entry.title])).toEqual([
      ['/nhs-login-consent', 'Agree to share your login information - NHS login'],
    ]);
  });
});
