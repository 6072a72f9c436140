import { screen, waitFor, within } from '@testing-library/react';
import { analyticsScripts, putCookie, rawCookie } from '../../support/environment';
import { button, byId, expectPage, expectRefusal, fill, link, unloadDocument, visit } from '../../support/user';

const preference = (): unknown => JSON.parse(decodeURIComponent(rawCookie('cookiePreference') ?? 'null'));
const accepted = { hasSeenBanner: true, hasAcceptedOptionalCookies: true };
const refused = { ...accepted, hasAcceptedOptionalCookies: false };

it.each([
  [accepted, 'Use these cookies'],
  [refused, 'Do not use these cookies'],
])('shows the earlier choice about cookies: %o', async (value, label) => {
  putCookie('cookiePreference', JSON.stringify(value));
  await visit('/cookies/cookie-settings');
  expect(screen.getByLabelText(label)).toBeChecked();
});

it.each([
  ['Use these cookies', accepted],
  ['Do not use these cookies', refused],
])('stores the choice "%s" instead of the other one, and reloads the document', async (label, value) => {
  putCookie('cookiePreference', JSON.stringify(value === accepted ? refused : accepted));
  const { user, exits } = await visit('/cookies/cookie-settings');
  await user.click(screen.getByLabelText(label));
  await user.click(button('Save my cookie settings'));
  await waitFor(() => expect(exits).toEqual(['/cookies/cookie-settings-changed']));
  expect(preference()).toEqual(value);
});

it('shows an error if the browser does not store the choice, and stays on the page', async () => {
  const { user, exits } = await visit('/cookies/cookie-settings');
  vi.spyOn(document, 'cookie', 'set').mockReturnValue();
  await user.click(screen.getByLabelText('Do not use these cookies'));
  await user.click(button('Save my cookie settings'));
  const sentence = 'We could not save your choice. Check that your browser allows cookies, then try again';
  await expectRefusal(user, 'choice-1', sentence, { group: true });
  expect(screen.getByLabelText('Do not use these cookies')).toBeChecked();
  expect(exits).toEqual([]);
});

it('removes every optional cookie after a refusal', async () => {
  for (const name of ['remember_my_device', 'aws-waf-token', 'nhs_login_visitor_id', 's_vi', '_ga']) document.cookie = `${name}=1; path=/`;
  const { user } = await visit('/cookies/cookie-settings', { persona: 'mobile', upTo: 'identity-token' });
  await user.click(screen.getByLabelText('Do not use these cookies'));
  await user.click(button('Save my cookie settings'));
  await waitFor(() => expect(preference()).toEqual(refused));
  const left = document.cookie.split('; ').map((cookie) => cookie.split('=')[0] ?? '');
  expect(left.toSorted()).toEqual(['aws-waf-token', 'cookiePreference', 'id_token', 'nhs-authorization-cookie', 'remember_my_device']);
});

it('returns from the cookie settings to the previous page of the user, with the typed text', async () => {
  const { user, exits } = await visit('/enter-email', { persona: 'mobile' });
  await fill(user, 'user-email', 'half@exam');
  await user.click(link('Cookies'));
  await expectPage('/cookies', 'Cookie policy');
  await user.click(link('choose which cookies we use'));
  await expectPage('/cookies/cookie-settings', 'Your cookie choices');
  await user.click(screen.getByLabelText('Do not use these cookies'));
  await user.click(button('Save my cookie settings'));
  await waitFor(() => expect(exits).toEqual(['/cookies/cookie-settings-changed']));
  await unloadDocument();
  const confirmation = await visit('/cookies/cookie-settings-changed');
  await confirmation.user.click(await screen.findByRole('button', { name: 'Go back to the page you were on' }));
  await expectPage('/enter-email', 'Enter your email address');
  expect(byId<HTMLInputElement>('user-email')).toHaveValue('half@exam');
});

const banner = () => screen.queryByRole('region', { name: 'Cookies on NHS login' });

describe('cookie banner', () => {
  it.each(['Accept all cookies', 'Reject optional cookies'])('shows that the browser does not store the choice: %s', async (choice) => {
    const { user } = await visit('/enter-email', { persona: 'mobile' });
    vi.spyOn(document, 'cookie', 'set').mockReturnValue();
    await user.click(button(choice));
    const message = within(banner() as HTMLElement).getByText(/^We could not save your choice\./);
    expect(message).toHaveFocus();
    expect(message).toHaveTextContent('You can change your cookie settings at any time.');
    expect(analyticsScripts()).toEqual([]);
  });

  it('stores an acceptance for a year, confirms it and closes the banner', async () => {
    const written = vi.spyOn(document, 'cookie', 'set');
    const { user } = await visit('/error');
    await user.click(byId('nhsuk-cookie-banner__link_accept'));
    const thanks = await screen.findByText(/You have accepted all cookies/);
    await waitFor(() => expect(thanks).toHaveFocus());
    // Screen readers read the focused message. With an alert they would read it twice.
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
    expect(preference()).toEqual(accepted);
    const expires = /expires=([^;]+)/.exec(written.mock.calls.flat().find((text) => text.startsWith('cookiePreference')) ?? '')?.[1];
    expect(Math.round((Date.parse(expires ?? '') - Date.now()) / 86_400_000)).toBe(365);
    await user.click(button('Hide this message'));
    await waitFor(() => expect(banner()).not.toBeInTheDocument());
    expect(screen.getByRole('heading', { level: 1 })).toHaveFocus();
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
    await waitFor(() => expect(banner()).not.toBeInTheDocument());
    expect(screen.getByRole('heading', { level: 1 })).toHaveFocus();
  });

  it.each([accepted, { hasAcceptedOptionalCookies: false }])('does not ask about cookies after %j', async (choice) => {
    putCookie('cookiePreference', JSON.stringify(choice));
    await visit('/error');
    expect(banner()).not.toBeInTheDocument();
  });

  it.each(['/cookies/cookie-settings', '/cookies/cookie-settings-changed'])('shows no cookie banner on %s', async (path) => {
    await visit(path);
    expect(banner()).not.toBeInTheDocument();
  });
});
