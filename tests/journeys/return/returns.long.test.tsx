import { screen, waitFor } from '@testing-library/react';
import { storeRoundTrip } from '@/session/round-trips';
import { emailEntered } from '@/state/events';
import { emailOf, type PersonaId } from '../../../mocks/people/personas';
import type { ScenarioId } from '../../../mocks/scenarios/scenarios';
import { answer } from '../../../mocks/server';
import { refuses, registerPasskey, withAuthenticator } from '../../support/authenticator';
import { openVariant } from '../../support/open-variant';
import { expectPage } from '../../support/page';
import { expectPasskeyPage } from '../../support/passkey-outcomes';
import { sample } from '../../support/sample';
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

  const refused: [ScenarioId, string][] = [
    ['passkey-options.attempts-exceeded', '/passkey-login-attempts-exceeded'],
    ['passkey-options.login-attempts-exceeded', '/passkey-login-attempts-exceeded'],
    ['passkey-options.pending-change', '/passkey-login-attempts-exceeded'],
    ['passkey-options.forbidden', '/passkey-login-attempts-exceeded'],
    ['passkey-options.unknown-error', '/passkey-user-login-failed'],
  ];

  it.each(sample(refused, 4))('shows, for the passkey answer %s, the page %s', async (scenario, to) => {
    withAuthenticator();
    registerPasskey('passkey-and-mobile');
    answer(scenario);
    await checkAgain('passkey-and-mobile');
    await expectPasskeyPage(to);
  });

  it('leaves the app after a passkey that a repeated account check asked for', async () => {
    withAuthenticator();
    registerPasskey('passkey-and-mobile');
    const { exits } = await checkAgain('passkey-and-mobile');
    await waitFor(() => expect(exits).toHaveLength(1));
  });

  it('allows another attempt after an unused passkey', async () => {
    withAuthenticator({ dialog: refuses('NotAllowedError') });
    registerPasskey('passkey-and-mobile');
    await checkAgain('passkey-and-mobile');
    await expectPasskeyPage('/passkey-login-failed');
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

it('shows the page of too many requests when a reset link is requested again after a renewal', async () => {
  answer('forgot-password.reset-attempts-exceeded');
  storeRoundTrip('forgot-password:renewal', '/check-forgot-password');
  await visit('/check-forgot-password', { persona: 'mobile', events: [emailEntered(emailOf('mobile'))] });
  await expectPage('/reset/attempts-exceeded');
});
/** Pages that show the details of the user. */
const pages = [
  'login.email-known',
  'forgotten-password.email-known',
  'passkey-enter-email.email-known',
  'enter-mobile-code.usual',
  'get-call-landline.usual',
  'enter-landline-code.usual',
  'nhs-login-consent.usual',
  'register/enter-email.email-known',
  'register/create-password.usual',
  'register/check-email.usual',
  'register/enter-mobile.usual',
  'proofing/know-nhs-number.usual',
  'proofing/enter-name.usual',
  'proofing/enter-dob.usual',
  'proofing/enter-postcode.usual',
  'proofing/confirm-your-details.usual',
  'proofing/nhs-login-not-available-your-area.usual',
  'proofing/confirm-account-replacement.usual',
];

it.each(sample(pages, 4))('starts again from %s, and forgets the former user', async (variant) => {
  const { user, store } = await openVariant(variant);
  await user.click(await screen.findByRole('button', { name: 'Not you? Start again' }));
  await expectPage('/enter-email');
  expect(store.getState().profile.email).toBe('');
});
