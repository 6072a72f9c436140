import { screen, waitFor, within } from '@testing-library/react';
import { emailEntered } from '@/state/events';
import { exampleClient } from '../../../mocks/backend/provider/example-client';
import { withAuthenticator } from '../../support/authenticator';
import { attributesOf, button, byId, clickBack, expectPage, expectRefusal, fieldError, link } from '../../support/page';
import { performAction, visit } from '../../support/visit';

const options = () => screen.getAllByRole('radio').map((radio) => (radio as HTMLInputElement).labels?.[0]?.textContent);
const email = emailEntered('passkey@example.com');

describe('/passkey-enter-email', () => {
  const open = () => visit('/passkey-enter-email', { persona: 'passkey', events: [email] });

  it('asks for the email address of a passkey, and links back to /login', async () => {
    const { user } = await open();
    await expectPage('/passkey-enter-email', 'Enter your email address to use a passkey');
    expect(document.title).toBe('Enter your email address to use a passkey - NHS login');
    expect(screen.getByLabelText('Email address')).toHaveValue('passkey@example.com');
    await clickBack(user);
    await expectPage('/login');
  });

  it('explains what a passkey is and where to set one up', async () => {
    await open();
    expect(screen.getByRole('heading', { level: 2, name: 'What is a passkey?' })).toBeVisible();
    const settings = link('NHS account settings (opens in a new tab)');
    expect(attributesOf(settings)).toMatchObject({ href: 'https://settings.login.nhs.uk', rel: 'noopener noreferrer' });
  });
});

const failedPages = [
  ['/passkey-enter-email-login-failed', 'We were unable to authenticate you', 'Try entering your email again', '/login'],
  ['/passkey-login-failed', 'There was a problem', 'Try using my passkey again', '/log-in-password'],
  ['/passkey-user-login-failed', 'There was a problem', 'Try using my passkey again', '/login'],
] as const;
const instead = 'Log in using my password instead';

describe.each(failedPages)('failed passkey page %s', (path, heading, retry, password) => {
  const open = async () => {
    const visited = await visit(path, { persona: 'passkey', events: [email] });
    await expectPage(path, heading);
    return visited;
  };

  it('offers another attempt and the password after a failed passkey, neither chosen', async () => {
    await open();
    expect(options()).toEqual([retry, instead]);
    for (const radio of screen.getAllByRole('radio')) expect(radio).not.toBeChecked();
    expect(screen.getByRole('group', { name: 'What do you want to do?' })).toBeVisible();
    expect(document.title).toBe(`${heading} - NHS login`);
  });

  it('requires a choice after a failed passkey', async () => {
    const { user } = await open();
    await user.click(button('Continue'));
    await expectRefusal(user, 'choice-1', 'You need to tell us what you want to do', { group: true });
    expect(fieldError(byId('choice-1'))).toBe('');
  });

  it(`links to ${password} for the password`, async () => {
    const visited = await open();
    await performAction(visited, { chosen: instead, clicked: 'Continue' });
    await expectPage(password);
  });

  it('opens the page of a failed passkey without a session', async () => {
    await visit(path);
    await expectPage(path, heading);
  });
});

it('links to another attempt from the page of an address without a passkey', async () => {
  const visited = await visit('/passkey-enter-email-login-failed', { persona: 'passkey' });
  await performAction(visited, { chosen: 'Try entering your email again', clicked: 'Continue' });
  await expectPage('/passkey-enter-email', 'Enter your email address to use a passkey');
});

describe('page that asks for both email address and password', () => {
  const name = 'Log in with a passkey';

  it('offers a passkey in a browser that supports it', async () => {
    withAuthenticator();
    const { user } = await visit('/login', { persona: 'mobile' });
    await user.click(await screen.findByRole('link', { name }));
    await expectPage('/passkey-enter-email', 'Enter your email address to use a passkey');
  });

  it('offers no passkey in a browser that does not support it', async () => {
    const { store } = await visit('/login', { persona: 'mobile' });
    await expect.poll(() => store.getState().passkey.status).toBe('unsupported');
    expect(screen.queryByRole('link', { name })).not.toBeInTheDocument();
  });
});
describe('page of too many passkey attempts', () => {
  const open = async (state: unknown) => {
    await visit('/passkey-login-attempts-exceeded', { persona: 'passkey', state });
    await expectPage('/passkey-login-attempts-exceeded', 'You cannot continue');
  };
  const links = () => within(screen.getByRole('main')).getAllByRole('link');

  it('shows the reason and the duration of a lock on passkeys', async () => {
    await open(undefined);
    expect(screen.getByText('You have tried to log in with your passkey too many times.')).toBeVisible();
    expect(screen.getByText(/Wait up to 15 minutes/)).toBeVisible();
  });

  it.each(['/log-in-password', '/login'])('links from a passkey lock to %s when the state asks for it', async (passwordRoute) => {
    await open({ passwordRoute, displayPasswordLink: true });
    expect(link('Log in using my password instead')).toHaveAttribute('href', passwordRoute);
  });

  it.each<[string, unknown]>([
    ['the navigation state has only the route', { passwordRoute: '/login' }],
    ['the navigation state has a string for the flag', { passwordRoute: '/login', displayPasswordLink: 'true' }],
    ['there is no navigation state', undefined],
    ['the navigation state is a string', '/login'],
    ['the route is on another site', { passwordRoute: '//evil.test', displayPasswordLink: true }],
    ['the route is another page', { passwordRoute: '/error', displayPasswordLink: true }],
    ['the route is a number', { passwordRoute: 5, displayPasswordLink: true }],
  ])('shows no password link after too many passkey attempts when %s', async (_when, state) => {
    await open(state);
    await waitFor(() =>
      expect(links().map((found) => found.getAttribute('href'))).toEqual([exampleClient.client_homepage_url, 'https://help.login.nhs.uk']),
    );
  });
});
