import { screen, waitFor } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { signInAs } from '../../mocks/server';
import { fewOf } from '../support/few-of';
import { arriveAt, button, byId, complaints, link } from '../support/page';
import { visit } from '../support/visit';

const preference = (): unknown => {
  const found = /cookiePreference=([^;]+)/.exec(document.cookie)?.[1];
  return found === undefined ? undefined : JSON.parse(decodeURIComponent(found));
};
const accepted = { hasSeenBanner: true, hasAcceptedOptionalCookies: true };
const refused = { hasSeenBanner: true, hasAcceptedOptionalCookies: false };
const setPreference = (value: string) => (document.cookie = `cookiePreference=${value}; path=/`);
const banner = () => screen.queryByRole('region', { name: 'Cookies on NHS login' });

describe('the cookie banner', () => {
  it('asks, with the ids that other suites know', async () => {
    await visit('/error');
    expect(banner()).toBeVisible();
    expect(byId('nhsuk-cookie-banner__link_accept')).toHaveTextContent('Accept all cookies');
    expect(byId('nhsuk-cookie-banner__link')).toHaveAttribute('href', '/cookies/cookie-settings');
    expect(preference()).toBeUndefined();
  });

  it('keeps an acceptance for a year, says so, and goes', async () => {
    const written = vi.spyOn(document, 'cookie', 'set');
    const { user } = await visit('/error');
    await user.click(byId('nhsuk-cookie-banner__link_accept'));
    const thanks = await screen.findByText(/You have accepted all cookies/);
    await waitFor(() => expect(thanks).toHaveFocus());
    // The focus has it read out: an alert would have it read twice.
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
    expect(preference()).toEqual(accepted);
    const expires = /expires=([^;]+)/.exec(written.mock.calls.flat().find((text) => text.startsWith('cookiePreference')) ?? '')?.[1];
    expect(Math.round((Date.parse(expires ?? '') - Date.now()) / 86_400_000)).toBe(365);
    await user.click(button('Hide this message'));
    expect(banner()).not.toBeInTheDocument();
    expect(screen.getByRole('main')).toHaveFocus();
  });

  it('keeps a refusal by one press, says so, and removes what it refuses', async () => {
    document.cookie = 's_vi=1; path=/';
    const { user, exits } = await visit('/error');
    await user.click(button('Reject optional cookies'));
    const answered = await screen.findByText(/You have rejected optional cookies/);
    await waitFor(() => expect(answered).toHaveFocus());
    expect(preference()).toEqual(refused);
    expect(document.cookie).not.toContain('s_vi');
    expect(exits).toEqual([]);
    await user.click(button('Hide this message'));
    expect(banner()).not.toBeInTheDocument();
    expect(screen.getByRole('main')).toHaveFocus();
  });

  it.each(
    fewOf(
      4,
      [accepted, refused, { hasAcceptedOptionalCookies: true }, { hasAcceptedOptionalCookies: false }].map((said) => JSON.stringify(said)),
    ),
  )('does not ask again after %s', async (value) => {
    setPreference(encodeURIComponent(value));
    await visit('/error');
    expect(banner()).not.toBeInTheDocument();
  });

  it.each(fewOf(4, ['nonsense', '%7B', 'null', '%5B%5D', '%7B%22hasSeenBanner%22%3A%22yes%22%7D', '%E0%A4%A', '']))(
    'asks after a cookie that says %s',
    async (value) => {
      setPreference(value);
      await visit('/error');
      expect(banner()).toBeVisible();
    },
  );

  it.each(['/cookies/cookie-settings', '/cookies/cookie-settings-changed'])('is not on %s', async (path) => {
    await visit(path);
    expect(banner()).not.toBeInTheDocument();
  });
});

describe('the cookie settings', () => {
  it('are two radios, none chosen for someone who was never asked', async () => {
    const { user, exits } = await visit('/cookies/cookie-settings');
    await arriveAt('/cookies/cookie-settings', 'Your cookie choices');
    expect(screen.getByLabelText('Use these cookies')).not.toBeChecked();
    expect(screen.getByLabelText('Do not use these cookies')).not.toBeChecked();
    await user.click(button('Save my cookie settings'));
    expect(await complaints()).toEqual(['You need to tell us what you want to do']);
    await user.click(link('You need to tell us what you want to do'));
    expect(byId('choice-1')).toHaveFocus();
    expect(exits).toEqual([]);
    expect(preference()).toBeUndefined();
  });

  it.each([
    [accepted, 'Use these cookies'],
    [refused, 'Do not use these cookies'],
  ])('show what was chosen before: %o', async (value, label) => {
    setPreference(encodeURIComponent(JSON.stringify(value)));
    await visit('/cookies/cookie-settings');
    expect(screen.getByLabelText(label)).toBeChecked();
  });

  it.each([
    ['Use these cookies', accepted],
    ['Do not use these cookies', refused],
  ])('"%s" is kept, and the whole page loads anew', async (label, value) => {
    const { user, exits } = await visit('/cookies/cookie-settings');
    await user.click(screen.getByLabelText(label));
    await user.click(button('Save my cookie settings'));
    await waitFor(() => expect(exits).toEqual(['/cookies/cookie-settings-changed']));
    expect(preference()).toEqual(value);
  });

  it('may be changed', async () => {
    setPreference(encodeURIComponent(JSON.stringify(accepted)));
    const { user } = await visit('/cookies/cookie-settings');
    await user.click(screen.getByLabelText('Do not use these cookies'));
    await user.click(button('Save my cookie settings'));
    await waitFor(() => expect(preference()).toEqual(refused));
  });

  it('refused remove every cookie but those that signing in needs', async () => {
    signInAs('mobile', { upTo: 'identity-token' });
    for (const name of ['remember_my_device', 'aws-waf-token', 'nhs_login_visitor_id', 's_vi', '_ga'])
      document.cookie = `${name}=1; path=/`;
    const { user } = await visit('/cookies/cookie-settings');
    await user.click(screen.getByLabelText('Do not use these cookies'));
    await user.click(button('Save my cookie settings'));
    await waitFor(() => expect(preference()).toEqual(refused));
    const left = document.cookie.split('; ').map((cookie) => cookie.split('=')[0] ?? '');
    expect(left.toSorted()).toEqual([
      'aws-waf-token',
      'cookiePreference',
      'id_token',
      'id_token_owner',
      'nhs-authorization-cookie',
      'remember_my_device',
    ]);
  });

  it('accepted remove none', async () => {
    document.cookie = 'other=1; path=/';
    const { user } = await visit('/cookies/cookie-settings');
    await user.click(screen.getByLabelText('Use these cookies'));
    await user.click(button('Save my cookie settings'));
    await waitFor(() => expect(preference()).toEqual(accepted));
    expect(document.cookie).toContain('other=1');
  });

  it('are said to be saved for a year, and lead back to the login', async () => {
    signInAs('mobile');
    const { user } = await visit('/cookies/cookie-settings-changed');
    await arriveAt('/cookies/cookie-settings-changed', 'Your cookie settings have been saved');
    expect(screen.getByText(/for a year/)).toBeVisible();
    expect(link('Go to your cookie choices')).toHaveAttribute('href', '/cookies/cookie-settings');
    await user.click(button('Back to log in'));
    await arriveAt('/enter-email', 'Enter your email address');
  });
});
