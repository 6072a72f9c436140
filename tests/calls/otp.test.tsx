import { describe, expect, it, vi } from 'vitest';
import { resendByCall, resendByText } from '@/journeys/security-code/steps/resend-security-code';
import { callLandline, textSecurityCode } from '@/journeys/security-code/steps/send-security-code';
import { submitLandlineCode, submitMobileCode } from '@/journeys/security-code/steps/submit-security-code';
import { securityCodeAccepted, securityCodeSent } from '@/state/events';
import type { ScenarioId } from '../../mocks/scenarios/scenarios';
import { signInAs } from '../../mocks/server';
import { codeDue, codeSent } from '../support/code-sent';
import { address, button, byId, errorSummary, expectPage, fieldError } from '../support/page';
import { putCookie, rawCookie, tokenOf } from '../support/plain-cookies';
import { bodiesOf, recordSends, refusing } from '../support/recorded-sends';
import { openSteps } from '../support/run-steps';
import { sample } from '../support/sample';
import { senderOf, senders, sendWithAnswer } from '../support/senders/senders';
import { visit } from '../support/visit';

const sending = senders.filter(({ call }) => call === 'trigger-otp' || call === 'request-otp');
const lockout = 'You cannot continue';

describe.each(sample(sending, 3).map((sender) => [sender.call, sender.from, sender] as const))(
  'refused call %s from %s',
  (call, _from, sender) => {
    it.each<[string, string]>([
      ['OTP requests exceeded', '/otp-requests-exceeded'],
      ['otp requests exceeded.', '/otp-requests-exceeded'],
      ['OTP attempts exceeded', '/otp-attempts-exceeded'],
    ])('shows, for the text "%s", the page %s', async (error, path) => {
      await sendWithAnswer(sender, { status: 403, json: { error } });
      await expectPage(path, lockout);
    });

    it('shows the error page for a text, and the failed call page for a call, when the code cannot be sent', async () => {
      await sendWithAnswer(sender, `${call}.failed` as ScenarioId);
      const callFailed = 'We were unable to call your landline, what do you want to do?';
      await expectPage(sender.otherwise, sender.otherwise === '/error' ? 'Something went wrong' : callFailed);
    });
  },
);

describe.each([
  ['text', '/enter-mobile-code', '/mobile-code-expired'],
  ['call', '/enter-landline-code', '/landline-code-expired'],
])('refused security code by %s', (_method, from, expired) => {
  const submit = senderOf('otp', from);

  it.each<[ScenarioId, string, string]>(
    sample(
      [
        ['otp.expired', expired, 'This security code has expired'],
        ['otp.no-code-asked', expired, 'This security code has expired'],
        ['otp.attempts-exceeded', '/otp-attempts-exceeded', lockout],
        ['otp.unknown-error', '/error', 'Something went wrong'],
        ['otp.no-token', '/error', 'Something went wrong'],
      ],
      4,
    ),
  )('shows, for the refused code %s, the page %s', async (scenario, path, heading) => {
    await sendWithAnswer(submit, scenario);
    await expectPage(path, heading);
  });

  it('shows the expired code page for "Invalid OTP Session"', async () => {
    await sendWithAnswer(submit, { status: 400, json: { error: 'Invalid OTP Session' } });
    await expectPage(expired, 'This security code has expired');
  });

  it('shows "Invalid OTP" at the field, and accepts another code', async () => {
    const { user } = await sendWithAnswer(submit, 'otp.wrong');
    expect(await errorSummary()).toEqual(['Enter the correct security code']);
    expect(fieldError(byId('otp-input'))).toBe('Enter the correct security code');
    expect(address()).toBe(from);
    expect(button('Continue')).toBeEnabled();
    await user.click(byId('otp-input'));
    expect(byId('otp-input')).toHaveFocus();
  });
});

describe('accepted security code', () => {
  it.each([
    ['duplicate-phone', true],
    ['mobile', false],
  ] as const)('stores for the code by %s whether another account has the phone number: %s', async (persona, duplicate) => {
    const { session } = signInAs(persona, { upTo: 'mobile-code' });
    const { store, user } = await visit('/enter-mobile-code', { events: [codeSent()] });
    await user.type(byId('otp-input'), session.code?.digits ?? '');
    await user.click(button('Continue'));
    await expectPage('/nhs-login-consent');
    expect(store.getState().profile.isDuplicatePhoneNumber).toBe(duplicate);
  });
});

describe('choice of the code method', () => {
  const label = 'Text message to your mobile phone';

  it('sends a text message at once', async () => {
    signInAs('both', { upTo: 'password' });
    const { user } = await visit('/choose-authentication-method', { events: [codeDue] });
    await user.click(byId('choice-1'));
    expect(byId<HTMLInputElement>('choice-1')).toHaveAccessibleName(label);
    await user.click(button('Continue'));
    await expectPage('/enter-mobile-code', 'Enter the security code');
  });

  it('asks whether the user is at home before a call', async () => {
    signInAs('both', { upTo: 'password' });
    const { user } = await visit('/choose-authentication-method', { events: [codeDue] });
    await user.click(byId('choice-2'));
    await user.click(button('Continue'));
    await expectPage('/get-call-landline', 'Get a call to your landline');
  });
});
const numbers = { phone_number: '•••0338', landline_number: '•••0789' };

describe('first security code', () => {
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
    ['error page for a text message', textSecurityCode, '/error'],
    ['own page for a call', callLandline, '/call-failed'],
  ])('continues after a failure of the first security code: %s', async (_how, send, to) => {
    recordSends({}, refusing('/trigger-otp', 500));
    expect(await openSteps().run(send)).toEqual({ kind: 'go', to });
  });
});

describe('another security code', () => {
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
  ])('does not notify the page when another security code fails %s', async (_how, resend, status, error, to) => {
    recordSends({}, refusing('/request-otp', status, error));
    const notify = vi.fn();
    expect(await openSteps().run(resend, notify)).toEqual({ kind: 'go', to });
    expect(notify).not.toHaveBeenCalled();
  });
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

  it.each([
    ['by text message', submitMobileCode, '/mobile-code-expired', '/recovery/change-mobile/enter-mobile'],
    ['by a call', submitLandlineCode, '/landline-code-expired', '/recovery/change-landline/enter-landline'],
  ])('refuses, %s, a security code that is wrong, expired, or of a waiting number', async (_how, submit, expired, changed) => {
    const { run, state } = openSteps(securityCodeSent(numbers));
    const outcomeOf = (error: string) => {
      recordSends({}, refusing('/otp', 400, error));
      return run(submit, form);
    };
    expect(await outcomeOf('Invalid OTP')).toEqual({ kind: 'invalid', field: 'otp', code: 'OTP_WRONG' });
    expect(await outcomeOf('OTP has expired')).toEqual({ kind: 'go', to: expired });
    expect(await outcomeOf('Pending phone number change')).toEqual({ kind: 'go', to: changed, state: { changePending: true } });
    expect(state().journey.loggedIn).toBe(false);
  });

  it('attributes no security code to another account when the answer does not mention it', async () => {
    recordSends({ id_token });
    const { run, state } = openSteps(securityCodeAccepted({ isDuplicatePhoneNumber: true }));
    await run(submitMobileCode, form);
    expect(state().profile.isDuplicatePhoneNumber).toBe(false);
  });
});
