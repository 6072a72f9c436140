import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { exampleClient } from '../../mocks/backend/provider/example-client';
import { signInAs } from '../../mocks/server';
import { expectPage, link } from '../support/page';
import { sample } from '../support/sample';
import { visit } from '../support/visit';

describe('page of too many passkey attempts', () => {
  const open = async (state: unknown) => {
    signInAs('passkey');
    await visit('/passkey-login-attempts-exceeded', { state });
    await expectPage('/passkey-login-attempts-exceeded', 'You cannot continue');
  };
  const links = () => within(screen.getByRole('main')).getAllByRole('link');

  it('shows the reason and the duration', async () => {
    await open(undefined);
    expect(screen.getByText('You have tried to log in with your passkey too many times.')).toBeVisible();
    expect(screen.getByText(/Wait up to 15 minutes/)).toBeVisible();
  });

  it.each(['/log-in-password', '/login'])('links to %s when the state asks for it', async (passwordRoute) => {
    await open({ passwordRoute, displayPasswordLink: true });
    expect(link('Log in using my password instead')).toHaveAttribute('href', passwordRoute);
  });

  const hostile = [
    '/\\evil.test',
    '//evil.test',
    'https://evil.test',
    'javascript:alert(1)',
    '/error',
    '/login/',
    '/login?next=x',
    '',
    5,
    null,
  ];
  it.each<[string, unknown]>(
    sample(
      [
        ['it is not told to', { passwordRoute: '/login' }],
        ['it is told not to', { passwordRoute: '/login', displayPasswordLink: false }],
        ['it is told in another way', { passwordRoute: '/login', displayPasswordLink: 'true' }],
        ['it is told nothing', undefined],
        ['it is told a text', '/login'],
        ['it is told a list', ['/login']],
        ...hostile.map((passwordRoute): [string, unknown] => [`the way is ${passwordRoute}`, { passwordRoute, displayPasswordLink: true }]),
      ],
      4,
    ),
  )('shows no password link when %s', async (_when, state) => {
    await open(state);
    await waitFor(() =>
      expect(links().map((found) => found.getAttribute('href'))).toEqual([exampleClient.client_homepage_url, 'https://help.login.nhs.uk']),
    );
  });
});
