import { screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { clientInfoReceived, securityCodeAccepted } from '@/state/events';
import { answer, signInAs, world } from '../../mocks/server';
import { authApiFailed, expectConsoleMessage } from '../support/console-guard';
import { button, expectPage, paragraphWithText } from '../support/page';
import { visit } from '../support/visit';

describe('page of a session end', () => {
  const client = {
    client_display_name: 'Clinic',
    client_homepage_url: 'https://clinic.example.com',
    terms_uri: '',
    approved_scopes: [],
    claims: [],
  };

  const loggedIn = securityCodeAccepted({ isDuplicatePhoneNumber: false });

  it('shows the client and links to it', async () => {
    signInAs('mobile');
    await visit('/session-timeout', { events: [clientInfoReceived(client), loggedIn] });
    await expectPage('/session-timeout', 'We have logged you out');
    expect(screen.getByText(/more than 1 hour since you logged in/)).toBeVisible();
    expect(screen.getByText(paragraphWithText('To carry on, go to Clinic and log in again.'))).toBeVisible();
    expect(button('Go to Clinic')).toHaveAttribute('href', 'https://clinic.example.com');
  });

  it.each(['javascript:alert(1)', 'http://clinic.example.com', '//clinic.example.com', ''])(
    'does not link to a client at %s',
    async (client_homepage_url) => {
      await visit('/session-timeout', { events: [clientInfoReceived({ ...client, client_homepage_url })] });
      expect(screen.getByText(paragraphWithText('To carry on, go to Clinic and log in again.'))).toBeVisible();
      expect(screen.queryByRole('button', { name: 'Go to Clinic' })).not.toBeInTheDocument();
    },
  );

  it('requests the client when it is not known', async () => {
    signInAs('mobile');
    await visit('/session-timeout');
    expect(await screen.findByText(paragraphWithText(/go to Example health service and log in again\./))).toBeVisible();
  });

  it('shows "website or app" for an unknown client', async () => {
    expectConsoleMessage(authApiFailed);
    answer('client-info.failed');
    signInAs('mobile');
    await visit('/session-timeout');
    await expect.poll(() => world().calls.some(({ path }) => path.endsWith('/client-info'))).toBe(true);
    expect(screen.getByText(paragraphWithText(/go to the website or app you are trying to use and log in again\./))).toBeVisible();
  });

  it('asks users of an invalid session to go back', async () => {
    await visit('/session-invalid');
    await expectPage('/session-invalid', 'Something went wrong');
    expect(screen.getByText('Go to the website or app you are trying to use and log in.')).toBeVisible();
  });
});
