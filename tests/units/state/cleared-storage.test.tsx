import { waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { clientInfoReceived, emailEntered, securityCodeSent, signInEnded } from '@/state/events';
import { exampleClient } from '../../../mocks/backend/provider/example-client';
import { answer, signInAs } from '../../../mocks/server';
import { button, byId, expectPage } from '../../support/page';
import { email, stored } from '../../support/stored';
import { unloadDocument, visit } from '../../support/visit';

describe('clearing of storage', () => {
  const about = [
    emailEntered(email),
    securityCodeSent({ phone_number: '•••0338', landline_number: null }),
    clientInfoReceived(exampleClient),
  ];
  const open = async () => {
    signInAs('mobile', { upTo: 'identity-token' });
    return visit('/terms-update', { events: about });
  };
  const personal = /mobile@example|0338/;
  const ofClient = /Example health service|state-of-the-client/;

  it('clears the entries on another session id', async () => {
    await open();
    await unloadDocument();
    expect(await stored()).toMatch(personal);
    signInAs('landline');
    const { store } = await visit('/enter-email');
    expect(store.getState().profile.email).toBe('');
    expect(await stored()).not.toMatch(personal);
    expect(byId('user-email')).toHaveValue('');
  });

  it('clears the entries when the session is gone', async () => {
    await open();
    await unloadDocument();
    document.cookie = 'nhs-authorization-cookie=; path=/; max-age=0';
    await visit('/error');
    expect(await stored()).not.toMatch(personal);
    expect(await stored()).not.toMatch(ofClient);
  });

  it('preserves the client on a session time-out', async () => {
    answer('terms-update.unauthorised');
    const { user, store } = await open();
    await user.click(button('Agree and continue'));
    await expectPage('/session-timeout', 'We have logged you out');
    await unloadDocument();
    expect(await stored()).not.toMatch(personal);
    expect(await stored()).toMatch(ofClient);
    expect(store.getState().client.client?.client_display_name).toBe('Example health service');
  });

  it.each(['terms-update.invalid-session', 'terms-update.session-refused'] as const)('clears the client too on %s', async (scenario) => {
    answer(scenario);
    const { user, store } = await open();
    await user.click(button('Agree and continue'));
    await expectPage('/session-invalid', 'Something went wrong');
    await unloadDocument();
    expect(await stored()).not.toMatch(personal);
    expect(await stored()).not.toMatch(ofClient);
    expect(store.getState().client).toMatchObject({ client: null, oidc: {} });
  });

  it('clears the entries on hand-over to the client', async () => {
    signInAs('straight-back', { upTo: 'identity-token' });
    const { exits } = await visit('/authcode', { events: about });
    await waitFor(() => expect(exits).toHaveLength(1));
    await unloadDocument();
    expect(await stored()).not.toMatch(personal);
    expect(await stored()).not.toMatch(ofClient);
  });

  it.each([
    ['a time-out', () => signInEnded('timedOut')],
    ['an end', () => signInEnded('handedOver')],
  ])('clears the entries at once on %s, so that a pending write does not restore them', async (_what, event) => {
    const { store } = await open();
    store.dispatch(emailEntered('pending@example.com'));
    store.dispatch(event());
    expect(await stored()).not.toMatch(personal);
    // Writes that are under way end first.
    await unloadDocument();
    expect(localStorage.getItem('nhs-login-profile')).toBeNull();
    expect(await stored()).not.toMatch(/pending|mobile@example|0338/);
  });
});
