import { screen, waitFor } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { expectComplaint } from '../console-guard';
import { answer, signInAs } from '../../mocks/server';
import { accepted, analyticsScripts, chose, pagesTold, refused, told } from '../cookie-choice';
import { enterEmail, enterPassword } from '../journeys/steps';
import { arriveAt, button, byId } from '../page';
import { depart, visit } from '../visit';

const script = 'https://analytics.example.com/nhs-login.js';

describe('analytics are told nothing, and their script does not come,', () => {
  it.each([
    ['before anything was said', undefined],
    ['after a refusal', refused],
    ...['nonsense', '%7B', 'null', '%5B%5D', '%7B%22hasAcceptedOptionalCookies%22%3Atrue%7D', 'true', '%E0%A4%A', ''].map(
      (value) => [`after a cookie that says ${value}`, value] as const,
    ),
    ['after a text for an acceptance', encodeURIComponent('{"hasSeenBanner":true,"hasAcceptedOptionalCookies":"true"}')],
  ] as const)('%s', async (_when, value) => {
    if (value !== undefined) chose(value);
    answer('account-status.server-error');
    signInAs('mobile');
    const { user } = await visit('/enter-email');
    await enterEmail(user, 'mobile');
    await arriveAt('/error', 'Something went wrong');
    expect(window.digitalData).toBeUndefined();
    expect(analyticsScripts()).toEqual([]);
  });
});

describe('an acceptance in the banner', () => {
  it('brings the script, and tells of this page and of each that follows, once', async () => {
    signInAs('mobile');
    const { user } = await visit('/not-registered');
    await user.click(button('Try again'));
    await arriveAt('/enter-email', 'Enter your email address');
    expect(window.digitalData).toBeUndefined();
    await user.click(byId('nhsuk-cookie-banner__link_accept'));
    expect(window.digitalData).toEqual([{ event: 'pageview', path: '/enter-email', title: 'Enter your email address - NHS login' }]);
    expect(analyticsScripts().map(({ src, async }) => [src, async])).toEqual([[script, true]]);
    await user.click(button('Hide this message'));
    await enterEmail(user, 'mobile');
    await enterPassword(user);
    await arriveAt('/enter-mobile-code', 'Enter the security code');
    expect(pagesTold()).toEqual(['/enter-email', '/log-in-password', '/enter-mobile-code']);
    expect(told('pageview')[2]).toEqual({
      event: 'pageview',
      path: '/enter-mobile-code',
      title: 'Enter the security code - NHS login',
    });
    expect(analyticsScripts()).toHaveLength(1);
  });
});

it('an acceptance at an address that is not ours tells nothing of what somebody typed there', async () => {
  const { user } = await visit('/mobile@example.com');
  await user.click(byId('nhsuk-cookie-banner__link_accept'));
  expect(window.digitalData).toEqual([{ event: 'pageview', path: '*', title: 'We cannot find that page - NHS login' }]);
});

it('an acceptance where the headers of a host refuse the script is taken all the same', async () => {
  expectComplaint(/^Analytics was refused$/);
  vi.stubGlobal('trustedTypes', {
    createPolicy: () => {
      throw new TypeError('Policy "nhs-analytics" disallowed.');
    },
  });
  signInAs('mobile');
  const { user } = await visit('/enter-email');
  await user.click(byId('nhsuk-cookie-banner__link_accept'));
  expect(screen.getByText(/You have accepted all cookies/)).toBeVisible();
  expect(analyticsScripts()).toEqual([]);
});

describe('an earlier acceptance', () => {
  it('brings the script at once, and only once', async () => {
    chose(accepted);
    await visit('/error');
    expect(analyticsScripts()).toHaveLength(1);
    expect(pagesTold()).toEqual(['/error']);
  });

  it('counts after the settings were saved, when the document is a new one', async () => {
    const { user, exits } = await visit('/cookies/cookie-settings');
    await user.click(screen.getByLabelText('Use these cookies'));
    await user.click(button('Save my cookie settings'));
    await waitFor(() => expect(exits).toEqual(['/cookies/cookie-settings-changed']));
    await depart();
    await visit('/cookies/cookie-settings-changed');
    expect(pagesTold()).toContain('/cookies/cookie-settings-changed');
    expect(analyticsScripts()).toHaveLength(1);
  });

  it('that is taken back ends it', async () => {
    chose(accepted);
    const { user, exits } = await visit('/cookies/cookie-settings');
    await user.click(screen.getByLabelText('Do not use these cookies'));
    await user.click(button('Save my cookie settings'));
    await waitFor(() => expect(exits).toHaveLength(1));
    await depart();
    await visit('/cookies/cookie-settings-changed');
    expect(pagesTold()).toEqual(['/cookies/cookie-settings']);
  });

  it.each([
    ['/account-disabled?errorCode=CID2013', '/account-disabled', 'You cannot use your login'],
    ['/cookies/cookie-settings?email=mobile@example.com#maincontent', '/cookies/cookie-settings', 'Your cookie choices'],
    ['/mobile@example.com', '*', 'We cannot find that page'],
    ['/no/such-page?state=1', '*', 'We cannot find that page'],
    ['/?client_id=1', '/enter-email', 'Enter your email address'],
    ['/log-in-password', '/enter-email', 'Enter your email address'],
  ])('tells of %s as %s', async (address, path, heading) => {
    chose(accepted);
    signInAs('mobile');
    await visit(address);
    await screen.findByRole('heading', { level: 1, name: heading });
    expect(told('pageview')).toEqual([{ event: 'pageview', path, title: `${heading} - NHS login` }]);
  });

  it('tells of the consent page once, not of its spinner too', async () => {
    chose(accepted);
    signInAs('mobile', { upTo: 'identity-token' });
    await visit('/nhs-login-consent');
    await arriveAt('/nhs-login-consent', 'Agree to share your login information');
    expect(told('pageview').map(({ path, ...entry }) => [path, 'title' in entry && entry.title])).toEqual([
      ['/nhs-login-consent', 'Agree to share your login information - NHS login'],
    ]);
  });

  it('names its policy where the browser wants scripts to be trusted', async () => {
    chose(accepted);
    const createPolicy = vi.fn((_name: string, rules: { createScriptURL: (url: string) => string }) => rules);
    vi.stubGlobal('trustedTypes', { createPolicy });
    await visit('/error');
    expect(createPolicy.mock.calls.map(([name]) => name)).toEqual(['nhs-analytics']);
    expect(createPolicy.mock.calls[0]?.[1].createScriptURL('https://evil.example/script.js')).toBe(script);
    expect(analyticsScripts().map(({ src }) => src)).toEqual([script]);
  });
});
