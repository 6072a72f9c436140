import { screen, waitFor } from '@testing-library/react';
import { emailEntered } from '@/state/events';
import { emailOf, type PersonaId } from '../../../mocks/people/personas';
import { registerPasskey, withAuthenticator } from '../../support/authenticator';
import { openVariant } from '../../support/open-variant';
import { expectPage } from '../../support/page';
import { senderOf, sendWithAnswer } from '../../support/senders/senders';
import { unloadDocument, visit } from '../../support/visit';

/** The app repeats the account check of a user whose email address is stored. */
const checkAgain = (persona: PersonaId, oidc = {}) =>
  visit('/check-account-status', { persona, oidc, events: [emailEntered(emailOf(persona))] });

describe('account check after a return', () => {
  it.each<[string, PersonaId, string, Record<string, string>]>([
    ['a new user', 'new-user', '/register/create-account', {}],
    ['a new user of a client that forbids registration', 'new-user', '/not-registered', { allow_registration: 'false' }],
    ['an account that is not confirmed', 'unconfirmed', '/register/check-email', {}],
  ])('shows the page of the account state: %s', async (_who, persona, to, oidc) => {
    await checkAgain(persona, oidc);
    await expectPage(to);
  });

  it('leaves the app after a passkey that a repeated account check asked for', async () => {
    withAuthenticator();
    registerPasskey('passkey-and-mobile');
    const { exits } = await checkAgain('passkey-and-mobile');
    await waitFor(() => expect(exits).toHaveLength(1));
  });
});

it('returns to the account check after a renewal of the session', async () => {
  const { exits } = await sendWithAnswer(senderOf('validate-email', '/register/enter-email'), 'validate-email.unauthorised-once');
  await waitFor(() => expect(exits).toHaveLength(1));
  const back = new URL(new URL(exits[0] ?? '', window.location.origin).searchParams.get('return-uri') ?? '');
  await unloadDocument();
  await visit(back.pathname + back.search);
  await expectPage('/register/create-password');
});

it.each(['login.email-known', 'nhs-login-consent.usual', 'register/check-email.usual', 'proofing/enter-name.usual'])(
  'starts again from %s, and forgets the former user',
  async (variant) => {
    const { user, store } = await openVariant(variant);
    await user.click(await screen.findByRole('button', { name: 'Not you? Start again' }));
    await expectPage('/enter-email');
    expect(store.getState().profile.email).toBe('');
  },
);
