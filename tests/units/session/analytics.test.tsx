import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { answer, signInAs } from '../../../mocks/server';
import { expectConsoleMessage } from '../../support/console-guard';
import { accepted, analyticsEvents, analyticsScripts, refused, reportedPages, writePreference } from '../../support/cookie-choice';
import { button, byId, expectPage } from '../../support/page';
import { enterEmail, enterPassword } from '../../support/sign-in-steps';
import { unloadDocument, visit } from '../../support/visit';

const script = 'https://analytics.example.com/nhs-login.js';

describe('analytics are told nothing, and their script does not come,', () => {
  it.each([
    ['before anything was said', undefined],
    ['after a refusal', refused],
    ...['nonsense', '%7B', 'null', '%5B%5D', 'true', '%E0%A4%A', ''].map((value) => [`after a cookie that says ${value}`, value] as const),
    ['after a text for an acceptance', encodeURIComponent('{"hasSeenBanner":true,"hasAcceptedOptionalCookies":"true"}')],
  ] as const)('%s', async (_when, value) => {
    if (value !== undefined) writePreference(value);
    answer('account-status.server-error');
    signInAs('mobile');
    const { user } = await visit('/enter-email');
    await enterEmail(user, 'mobile');
    await expectPage('/error', 'Something went wrong');
    expect(window.digitalData).toBeUndefined();
    expect(analyticsScripts()).toEqual([]);
  });
});

describe('an acceptance in the banner', () => {
  it('during a sign-in brings no script; one at the end of the way is told of the whole of it, once', async () => {
    signInAs('mobile');
    const { user, exits } = await visit('/enter-email');
    expect(window.digitalData).toBeUndefined();
    await user.click(byId('nhsuk-cookie-banner__link_accept'));
    expect(window.digitalData).toEqual([{ event: 'pageview', path: '/enter-email', title: 'Enter your email address - NHS login' }]);
    await user.click(button('Hide this message'));
    await enterEmail(user, 'mobile');
    answer('password.attempts-exceeded');
    await enterPassword(user);
    await expectPage('/password-attempts-exceeded');
    await waitFor(() => expect(analyticsScripts().map(({ src, async }) => [src, async])).toEqual([[script, true]]));
    expect(reportedPages()).toEqual(['/enter-email', '/log-in-password', '/password-attempts-exceeded']);
    expect(exits).toEqual([]);
  });

  it('brings it beside a page that may be measured; the page of a sign-in is then shown by a new document', async () => {
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

  it('and a way between pages that may be measured stay in the document', async () => {
    writePreference(accepted);
    const { user, exits } = await visit('/error');
    await waitFor(() => expect(analyticsScripts()).toHaveLength(1));
    await user.click(within(screen.getByRole('contentinfo')).getByRole('link', { name: 'Cookies' }));
    await expectPage('/cookies', 'Cookie policy');
    expect([exits, analyticsScripts().length]).toEqual([[], 1]);
  });
});

it('an acceptance at an address that is not ours tells nothing of what somebody typed there', async () => {
  const { user } = await visit('/mobile@example.com');
  await user.click(byId('nhsuk-cookie-banner__link_accept'));
  expect(window.digitalData).toEqual([{ event: 'pageview', path: '*', title: 'We cannot find that page - NHS login' }]);
});

it('an acceptance where the headers of a host refuse the script is taken all the same', async () => {
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

describe('an earlier acceptance', () => {
  it('counts also where the cookie says no more than that', async () => {
    writePreference(encodeURIComponent('{"hasAcceptedOptionalCookies":true}'));
    await visit('/error');
    expect(reportedPages()).toEqual(['/error']);
  });

  it('brings the script at once, and only once', async () => {
    writePreference(accepted);
    await visit('/error');
    await waitFor(() => expect(analyticsScripts()).toHaveLength(1));
    expect(reportedPages()).toEqual(['/error']);
  });

  it('counts after the settings were saved, when the document is a new one', async () => {
    const { user, exits } = await visit('/cookies/cookie-settings');
    await user.click(screen.getByLabelText('Use these cookies'));
    await user.click(button('Save my cookie settings'));
    await waitFor(() => expect(exits).toEqual(['/cookies/cookie-settings-changed']));
    await unloadDocument();
    await visit('/cookies/cookie-settings-changed');
    expect(reportedPages()).toContain('/cookies/cookie-settings-changed');
    await waitFor(() => expect(analyticsScripts()).toHaveLength(1));
  });

  it('that is taken back ends it', async () => {
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
  ])('tells of %s as %s', async (address, path, heading) => {
    writePreference(accepted);
    signInAs('mobile');
    await visit(address);
    await screen.findByRole('heading', { level: 1, name: heading });
    expect(analyticsEvents('pageview')).toEqual([{ event: 'pageview', path, title: `${heading} - NHS login` }]);
  });

  it('tells of the consent page once, not of its spinner too', async () => {
    writePreference(accepted);
    signInAs('mobile', { upTo: 'identity-token' });
    await visit('/nhs-login-consent');
    await expectPage('/nhs-login-consent', 'Agree to share your login information');
    expect(analyticsEvents('pageview').map(({ path, ...entry }) => [path, 'title' in entry && entry.title])).toEqual([
      ['/nhs-login-consent', 'Agree to share your login information - NHS login'],
    ]);
  });
});
