import { screen, waitFor, within } from '@testing-library/react';
import { exampleClient } from '../../../mocks/backend/provider/example-client';
import { expectPage, link, visit } from '../../support/user';

describe('page of too many passkey attempts', () => {
  const open = async (state: unknown) => {
    await visit('/passkey-login-attempts-exceeded', { persona: 'passkey', state });
    await expectPage('/passkey-login-attempts-exceeded', 'You cannot continue');
  };
  const links = () => within(screen.getByRole('main')).getAllByRole('link');

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
