import { waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import type { SignIn } from '@/api/login';
import { chooseMethod } from '@/journeys/another-code/steps/choose-method';
import { afterSignIn } from '@/journeys/sign-in/steps/after-sign-in';
import type { ScenarioId } from '../../mocks/scenarios/scenarios';
import { address, byId, errorSummary, errorSummaryWithFocusAt, expectPage, fieldError } from '../support/page';
import { putCookie, rawCookie } from '../support/plain-cookies';
import { bodiesOf, recordSends } from '../support/recorded-sends';
import { openSteps } from '../support/run-steps';
import { sample } from '../support/sample';
import { senderOf, sendWithAnswer } from '../support/senders/senders';

const signIn = senderOf('user-sign-in');
const refused = (status: number, error: string, cid_error_code?: string) => ({ status, json: { error, cid_error_code } });

describe('refused call user-sign-in', () => {
  it.each<[ScenarioId, string, string | undefined]>(
    sample(
      [
        ['user-sign-in.disabled-cid2013', '/account-disabled?errorCode=CID2013', 'You cannot use your login'],
        ['user-sign-in.disabled-cid2014', '/account-disabled?errorCode=CID2014', 'You cannot use your login'],
        ['user-sign-in.not-confirmed', '/register/check-email', undefined],
        ['user-sign-in.rate-limit', '/login-attempts-exceeded', 'You cannot continue'],
        ['user-sign-in.rate-exceeded', '/login-attempts-exceeded', 'You cannot continue'],
        ['user-sign-in.password-attempts-exceeded', '/login-attempts-exceeded', 'You cannot continue'],
        ['user-sign-in.otp-attempts-exceeded', '/otp-attempts-exceeded', 'You cannot continue'],
        ['user-sign-in.otp-requests-exceeded', '/otp-requests-exceeded', 'You cannot continue'],
      ],
      4,
    ),
  )('shows, for the answer %s, the page %s', async (scenario, path, heading) => {
    await sendWithAnswer(signIn, scenario);
    await expectPage(path, heading);
  });

  it.each<ScenarioId>([
    'user-sign-in.incorrect',
    'user-sign-in.invalid-parameter',
    'user-sign-in.missing-parameter',
    'user-sign-in.no-user',
  ])('shows a wrong password for %s without disclosing which of the two is wrong', async (scenario) => {
    await sendWithAnswer(signIn, scenario);
    expect(await errorSummaryWithFocusAt('password-input')).toEqual(['Enter the correct password']);
    expect(fieldError(byId('password-input'))).toBe('Enter the correct password');
    expect(address()).toBe('/login');
  });

  it.each([
    [
      'an invalid email address',
      refused(400, 'Invalid email address'),
      'Enter an email address in the correct format, like name@example.com',
    ],
    ['a 400 without a reason', refused(400, 'Bad request'), 'Check your details and try again'],
    ['an incorrect password, but as 400', refused(400, 'Incorrect username or password'), 'Check your details and try again'],
  ])('shows the error %s at the email address', async (_text, given, sentence) => {
    await sendWithAnswer(signIn, given);
    expect(await errorSummary()).toEqual([sentence]);
    expect(fieldError(byId('user-email'))).toBe(sentence);
    expect(fieldError(byId('password-input'))).toBe('');
  });

  it.each([
    ['a reference of another page', refused(401, 'Account is disabled', 'CID2012')],
    ['a disabled account without a reference', refused(401, 'Account is disabled')],
    ['the right text with another status', refused(403, 'User does not exist')],
    ['a rate limit with another status', refused(401, 'Rate limit exceeded')],
  ])('shows the error page for %s', async (_text, given) => {
    await sendWithAnswer(signIn, given);
    await expectPage('/error', 'Something went wrong');
  });
});

describe('successful call user-sign-in', () => {
  it.each<[ScenarioId, string, string | undefined]>(
    sample(
      [
        ['user-sign-in.unregistered', '/register/enter-mobile', undefined],
        ['user-sign-in.reset-password', '/restore-message', 'Something went wrong'],
        ['user-sign-in.unknown-state', '/error', 'Something went wrong'],
        ['user-sign-in.no-methods', '/error', 'Something went wrong'],
        ['user-sign-in.unsafe-redirect', '/error', 'Something went wrong'],
      ],
      4,
    ),
  )('shows, for the state %s, the page %s', async (scenario, path, heading) => {
    const { exits } = await sendWithAnswer(signIn, scenario);
    await expectPage(path, heading);
    expect(exits).toEqual([]);
  });

  it('sends the browser to the address for AUTHENTICATED', async () => {
    const redirect_uri = '/api/auth/complete?ticket=1';
    const { exits } = await sendWithAnswer(signIn, { status: 200, json: { authentication_state: 'AUTHENTICATED', redirect_uri } });
    await waitFor(() => expect(exits).toEqual([redirect_uri]));
    expect(byId('maincontent')).toHaveAttribute('aria-busy', 'true');
  });
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

describe('method of the security code', () => {
  it('sends a text message at once', async () => {
    const sent = recordSends({});
    expect(await openSteps().run(chooseMethod, { choice: 'mobile' })).toEqual({ kind: 'go', to: '/enter-mobile-code' });
    expect(bodiesOf(sent)).toEqual([textSent]);
  });

  it('asks a question before a call', async () => {
    const sent = recordSends({});
    expect(await openSteps().run(chooseMethod, { choice: 'landline' })).toEqual({ kind: 'go', to: '/get-call-landline' });
    expect(sent).toEqual([]);
  });
});
