import { describe, expect, it } from 'vitest';
import type { SignIn } from '@/api/login';
import { chooseMethod } from '@/journeys/another-code/steps/choose-method';
import { afterSignIn } from '@/journeys/sign-in/steps/after-sign-in';
import { putCookie, rawCookie } from '../../support/plain-cookies';
import { bodiesOf, recordSends } from '../../support/recorded-sends';
import { openSteps } from '../../support/run-steps';

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
  ])('continues for an account that is %s at %s', async (state, to) => {
    const sent = recordSends({});
    expect(await openSteps().run(afterSignIn, answer(state))).toEqual({ kind: 'go', to });
    expect(sent).toEqual([]);
  });

  it.each([
    ['https://client.example/back', 'https://client.example/back'],
    [null, ''],
  ])('leaves from a remembered device for %s', async (redirect_uri, url) => {
    const left = { kind: 'leave', url, signOut: 'completedElsewhere' };
    expect(await openSteps().run(afterSignIn, answer('AUTHENTICATED', { redirect_uri }))).toEqual(left);
  });

  it.each([
    ['a mobile phone and a landline', both, '/choose-authentication-method', []],
    ['a landline alone', { mobile: false, landline: true }, '/get-call-landline', []],
    ['a mobile phone alone', { mobile: true, landline: false }, '/enter-mobile-code', [textSent]],
    ['no phone', { mobile: false, landline: false }, '/error', []],
  ])('continues for a user with %s', async (_what, authentication_methods, to, calls) => {
    const sent = recordSends({});
    expect(await openSteps().run(afterSignIn, answer('VERIFIED', { authentication_methods }))).toEqual({ kind: 'go', to });
    expect(bodiesOf(sent)).toEqual(calls);
  });

  it('stores the masked numbers', async () => {
    const { run, state } = openSteps();
    await run(afterSignIn, answer('VERIFIED'));
    expect(state().profile).toMatchObject({ phoneNumber: '•••0338', landlineNumber: '•••0789' });
  });

  it.each([
    ['another', 'another', 'another'],
    ['INVALID', 'INVALID', undefined],
    ['no', null, 'remembered'],
  ])('stores the device token when the answer has %s token', async (_which, rmd_token, kept) => {
    putCookie('remember_my_device', 'remembered');
    await openSteps().run(afterSignIn, answer('UNREGISTERED', { rmd_token }));
    expect(rawCookie('remember_my_device')).toBe(kept);
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
