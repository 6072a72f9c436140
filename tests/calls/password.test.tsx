import type { SignIn } from '@/api/login';
import { chooseMethod } from '@/journeys/security-code/choose-authentication-method';
import { afterSignIn } from '@/journeys/sign-in/steps/after-sign-in';
import { signInWithEmail } from '@/journeys/sign-in/steps/submit-email-and-password';
import { submitPassword } from '@/journeys/sign-in/steps/submit-password';
import { emailEntered, passkeyTried } from '@/state/events';
import { password } from '../../mocks/people/personas';
import { bodiesOf, leavePageDuring, openSteps, putCookie, rawCookie, recordSends, withAuthenticator } from '../support/environment';

const email = 'maya@example.com';

/** Valid for the check of passkeys, the password, and a passkey. */
const answered = {
  passkeys_enabled: true,
  authentication_options: { challenge: 'Y2g', rpId: 'localhost' },
  transaction_id: 't',
  verified: true,
  authentication_state: 'AUTHENTICATED',
  redirect_uri: 'https://client.example/back',
};

function recordTokens() {
  const tokens: (string | undefined)[] = [];
  return { sent: recordSends(answered, () => void tokens.push(rawCookie('id_token'))), tokens };
}
const handedBack = { kind: 'leave', url: 'https://client.example/back', signOut: 'completedElsewhere' };

it('sends the password with the token of a remembered device after the earlier login has ended', async () => {
  putCookie('remember_my_device', 'remembered');
  const { sent, tokens } = recordTokens();
  expect(await openSteps(emailEntered(email)).run(submitPassword, { password })).toEqual(handedBack);
  expect(bodiesOf(sent)).toEqual([['POST /api/login/password', { email, password, rmd_token: 'remembered' }]]);
  expect(tokens).toEqual([undefined]);
});

it('starts a further step after the password only while the page is open', async () => {
  const sent = recordSends({ ...answered, authentication_state: 'VERIFIED' }, leavePageDuring('/password'));
  expect(await openSteps(emailEntered(email)).run(submitPassword, { password })).toEqual({ kind: 'stay' });
  expect(sent).toHaveLength(1);
});

it('sends email address and password in a browser without passkeys', async () => {
  const { sent, tokens } = recordTokens();
  const { run, state } = openSteps();
  expect(await run(signInWithEmail, { email, password })).toEqual(handedBack);
  expect(bodiesOf(sent)).toEqual([['POST /api/login/user-sign-in', { email, password, rmd_token: null }]]);
  expect(tokens).toEqual([undefined]);
  expect(state().profile.email).toBe(email);
});

it('tries a passkey before it sends email address and password', async () => {
  withAuthenticator();
  const sent = recordSends(answered);
  const { run, state } = openSteps();
  expect(await run(signInWithEmail, { email, password })).toEqual(handedBack);
  expect(sent.map(({ call }) => call)).toEqual([
    'POST /api/login/passkey-status',
    'POST /api/fido2/authentication/options',
    'POST /api/fido2/authentication/verify',
  ]);
  expect(state().passkey.hasTriedPasskey).toBe(true);
});

it('sends email address and password after an earlier passkey attempt', async () => {
  withAuthenticator();
  const sent = recordSends(answered);
  await openSteps(emailEntered(email), passkeyTried()).run(signInWithEmail, { email, password });
  expect(sent.map(({ call }) => call)).toEqual(['POST /api/login/passkey-status', 'POST /api/login/user-sign-in']);
});

it('sends no email address and password after the page was left', async () => {
  withAuthenticator();
  const sent = recordSends({ ...answered, passkeys_enabled: false }, leavePageDuring('/passkey-status'));
  expect(await openSteps().run(signInWithEmail, { email, password })).toEqual({ kind: 'stay' });
  expect(sent).toHaveLength(1);
});

const both = { mobile: true, landline: true };
const answer = (authentication_state: string, given: Partial<SignIn> = {}): SignIn => ({
  authentication_state,
  redirect_uri: null,
  rmd_token: null,
  authentication_methods: both,
  phone_number: '•••0338',
  landline_number: '•••0789',
  ...given,
});
const textSent = ['POST /api/login/trigger-otp', { is_login: true, otp_method: 'mobile' }];

describe('correct password', () => {
  it.each([
    ['UNREGISTERED', '/register/enter-mobile'],
    ['RESET_PASSWORD', '/restore-message'],
    ['OF_THE_FUTURE', '/error'],
  ])('continues after a correct password for an account that is %s at %s', async (state, to) => {
    const sent = recordSends({});
    expect(await openSteps().run(afterSignIn, answer(state))).toEqual({ kind: 'go', to });
    expect(sent).toEqual([]);
  });

  it.each([
    ['https://client.example/back', 'https://client.example/back'],
    [null, ''],
  ])('sends the browser from a remembered device for %s', async (redirect_uri, url) => {
    const left = { kind: 'leave', url, signOut: 'completedElsewhere' };
    expect(await openSteps().run(afterSignIn, answer('AUTHENTICATED', { redirect_uri }))).toEqual(left);
  });

  it.each([
    ['a mobile phone and a landline', both, '/choose-authentication-method', []],
    ['a landline alone', { mobile: false, landline: true }, '/get-call-landline', []],
    ['a mobile phone alone', { mobile: true, landline: false }, '/enter-mobile-code', [textSent]],
    ['no phone', { mobile: false, landline: false }, '/error', []],
  ])('continues after a correct password for a user with %s', async (_what, authentication_methods, to, calls) => {
    const sent = recordSends({});
    expect(await openSteps().run(afterSignIn, answer('VERIFIED', { authentication_methods }))).toEqual({ kind: 'go', to });
    expect(bodiesOf(sent)).toEqual(calls);
  });

  it('stores the masked numbers of a correct password', async () => {
    const { run, state } = openSteps();
    await run(afterSignIn, answer('VERIFIED'));
    expect(state().profile).toMatchObject({ phoneNumber: '•••0338', landlineNumber: '•••0789' });
  });

  it.each([
    ['another', 'another', 'another'],
    ['INVALID', 'INVALID', undefined],
    ['no', null, 'remembered'],
  ])('stores the device token when the answer has %s token', async (_which, rmd_token, expected) => {
    putCookie('remember_my_device', 'remembered');
    await openSteps().run(afterSignIn, answer('UNREGISTERED', { rmd_token }));
    expect(rawCookie('remember_my_device')).toBe(expected);
  });
});

it.each([
  ['sends a text message', 'mobile', '/enter-mobile-code', [textSent]],
  ['asks a question before a phone call', 'landline', '/get-call-landline', []],
] as const)('%s with the security code after its choice', async (_what, choice, to, calls) => {
  const sent = recordSends({});
  expect(await openSteps().run(chooseMethod, { choice })).toEqual({ kind: 'go', to });
  expect(bodiesOf(sent)).toEqual(calls);
});
