import { describe, expect, it } from 'vitest';
import type { ScenarioId } from '../../mocks/scenarios/scenarios';
import { signInAs } from '../../mocks/server';
import { codeDue, codeSent } from '../support/code-sent';
import { address, button, byId, errorSummary, expectPage, fieldError } from '../support/page';
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
    expect(await errorSummary()).toEqual(['The security code you have entered is wrong']);
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
  const label = 'Use my mobile phone to receive a security code by text message';

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
