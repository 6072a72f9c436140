import { changeMobile } from '@/journeys/recovery/steps/change-phone';
import { createAccount } from '@/journeys/register/steps/create-account';
import { registerPhone } from '@/journeys/register/steps/register-phone';
import { resendCode } from '@/journeys/register/steps/resend-email-code';
import { resendByCall, resendByText } from '@/journeys/security-code/steps/resend-security-code';
import { callLandline, textSecurityCode } from '@/journeys/security-code/steps/send-security-code';
import { submitLandlineCode, submitMobileCode } from '@/journeys/security-code/steps/submit-security-code';
import { securityCodeAccepted, userChanged } from '@/state/events';
import { bodiesOf, openSteps, putCookie, rawCookie, recordSends, refusing, type Run, tokenOf } from '../support/environment';

const numbers = { phone_number: '•••0338', landline_number: '•••0789' };

it.each([
  ['by text message', textSecurityCode, 'mobile', '/enter-mobile-code'],
  ['by a call', callLandline, 'landline', '/enter-landline-code'],
])('requests the first security code %s, and stores the masked numbers', async (_how, send, otp_method, to) => {
  const sent = recordSends(numbers);
  const { run, state } = openSteps();
  expect(await run(send)).toEqual({ kind: 'go', to });
  expect(bodiesOf(sent)).toEqual([['POST /api/login/trigger-otp', { is_login: true, otp_method }]]);
  expect(state().profile).toMatchObject({ phoneNumber: '•••0338', landlineNumber: '•••0789' });
  expect(state().journey.accountCreated).toBe(false);
});

it.each([
  ['by text message', resendByText, 'mobile'],
  ['by a call', resendByCall, 'landline'],
])('requests another security code %s, leaves the page open and notifies it', async (_how, resend, otp_method) => {
  const sent = recordSends({});
  const notify = vi.fn();
  expect(await openSteps().run(resend, notify)).toEqual({ kind: 'stay' });
  expect(bodiesOf(sent)).toEqual([['POST /api/login/request-otp', { otp_method }]]);
  expect(notify).toHaveBeenCalledTimes(1);
});

it.each([
  ['by text message (error page)', resendByText, 500, '', '/error'],
  ['by a call (own page)', resendByCall, 500, '', '/call-failed'],
  ['by too many requests (lockout)', resendByText, 403, 'OTP requests exceeded', '/otp-requests-exceeded'],
  ['by too many attempts (lockout)', resendByCall, 403, 'OTP attempts exceeded', '/otp-attempts-exceeded'],
])('shows no notice when another security code fails %s', async (_how, resend, status, error, to) => {
  recordSends({}, refusing('/request-otp', status, error));
  const notify = vi.fn();
  expect(await openSteps().run(resend, notify)).toEqual({ kind: 'go', to });
  expect(notify).not.toHaveBeenCalled();
});

const phone = (run: Run) => run(registerPhone, { kind: 'mobile', number: '+44' });
const change = (run: Run) => run(changeMobile, { mobile: '+44' });
const log = (send: typeof textSecurityCode) => (run: Run) => run(send);
const register = (run: Run) => run(createAccount, { password: 'Passw0rd' });

it.each<[string, (run: Run) => unknown, (run: Run) => unknown, answers: object[], boolean]>([
  ['a second login', log(textSecurityCode), log(textSecurityCode), [numbers, numbers], true],
  ['a call after a text message', log(textSecurityCode), log(callLandline), [numbers, numbers], true],
  ['a change of number', log(textSecurityCode), change, [numbers, { phone_number: '•••0222' }], true],
  ['a second registration of the same number', phone, phone, [numbers, numbers], true],
  ['a first number after two emailed codes', async (run) => [await register(run), await register(run)], phone, [{}, {}], false],
  ['a second registration of an email address', register, register, [{}, {}], true],
  ['another email to an account of an earlier sign-in', () => undefined, (run) => run(resendCode, () => undefined), [{}, {}], true],
])('stores whether a code replaces an earlier one: %s', async (_what, first, second, [one = {}, two = {}], replaced) => {
  recordSends(one);
  const { run, state, store } = openSteps();
  await first(run);
  recordSends(two);
  await second(run);
  expect(state().deadlines.timestamps.codeReplaced !== undefined).toBe(replaced);
  store.dispatch(userChanged());
  expect(state().deadlines.timestamps.codeReplaced).toBeUndefined();
});

describe('typed security code', () => {
  const id_token = tokenOf({ account_id: 'account-1' });
  const form = { otp: '123456', remember: true };

  it.each([
    ['by text message', submitMobileCode, 'mobile'],
    ['by a call', submitLandlineCode, 'landline'],
  ])('sends the security code %s and signs the user in', async (_how, submit, otp_method) => {
    const sent = recordSends({ id_token, rmd_token: 'remembered', is_duplicate_phone_number: true });
    const { run, state } = openSteps();
    expect(await run(submit, form)).toEqual({ kind: 'go', to: '/authcode' });
    expect(bodiesOf(sent)).toEqual([['POST /api/login/otp', { otp: '123456', remember_my_device: true, otp_method }]]);
    expect(state().journey.loggedIn).toBe(true);
    expect(state().profile.isDuplicatePhoneNumber).toBe(true);
    expect([rawCookie('id_token'), rawCookie('remember_my_device')]).toEqual([encodeURIComponent(id_token), 'remembered']);
  });

  it('does not remember the device without the tick', async () => {
    putCookie('remember_my_device', 'remembered');
    const sent = recordSends({ id_token, rmd_token: 'INVALID' });
    await openSteps().run(submitMobileCode, { otp: '123456', remember: false });
    expect(sent[0]?.body).toMatchObject({ remember_my_device: false });
    expect(rawCookie('remember_my_device')).toBeUndefined();
  });

  it('continues at an error when the browser refuses the cookie of the device token', async () => {
    recordSends({ id_token });
    const { run } = openSteps();
    vi.spyOn(document, 'cookie', 'set').mockReturnValue();
    expect(await run(submitMobileCode, form)).toEqual({ kind: 'go', to: '/error' });
  });

  it('attributes no security code to another account when the answer does not mention it', async () => {
    recordSends({ id_token });
    const { run, state } = openSteps(securityCodeAccepted({ isDuplicatePhoneNumber: true }));
    await run(submitMobileCode, form);
    expect(state().profile.isDuplicatePhoneNumber).toBe(false);
  });
});
