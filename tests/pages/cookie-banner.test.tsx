import { screen, waitFor } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { writePreference } from '../support/cookie-choice';
import { accepted, preference, refused } from '../support/cookie-preference';
import { button, byId } from '../support/page';
import { sample } from '../support/sample';
import { visit } from '../support/visit';

const banner = () => screen.queryByRole('region', { name: 'Cookies on NHS login' });

describe('cookie banner', () => {
  it('asks about optional cookies, with the ids that other suites use', async () => {
    await visit('/error');
    expect(banner()).toBeVisible();
    expect(byId('nhsuk-cookie-banner__link_accept')).toHaveTextContent('Accept all cookies');
    expect(byId('nhsuk-cookie-banner__link')).toHaveAttribute('href', '/cookies/cookie-settings');
    expect(preference()).toBeUndefined();
  });

  it('stores an acceptance for a year, confirms it and closes the banner', async () => {
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

  it('stores a refusal with one click, confirms it and removes optional cookies', async () => {
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
    sample(
      [accepted, refused, { hasAcceptedOptionalCookies: true }, { hasAcceptedOptionalCookies: false }].map((said) => JSON.stringify(said)),
      4,
    ),
  )('does not ask about cookies after %s', async (value) => {
    writePreference(encodeURIComponent(value));
    await visit('/error');
    expect(banner()).not.toBeInTheDocument();
  });

  it.each(sample(['nonsense', '%7B', 'null', '%5B%5D', '%7B%22hasSeenBanner%22%3A%22yes%22%7D', '%E0%A4%A', ''], 4))(
    'asks about cookies after a cookie that contains %s',
    async (value) => {
      writePreference(value);
      await visit('/error');
      expect(banner()).toBeVisible();
    },
  );

  it.each(['/cookies/cookie-settings', '/cookies/cookie-settings-changed'])('shows no cookie banner on %s', async (path) => {
    await visit(path);
    expect(banner()).not.toBeInTheDocument();
  });
});
