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
  '%s from %s that is refused',
  (call, _from, sender) => {
    it.each<[string, string]>([
      ['OTP requests exceeded', '/otp-requests-exceeded'],
      ['otp requests exceeded.', '/otp-requests-exceeded'],
      ['OTP attempts exceeded', '/otp-attempts-exceeded'],
    ])('with "%s" leads to %s', async (error, path) => {
      await sendWithAnswer(sender, { status: 403, json: { error } });
      await expectPage(path, lockout);
    });

    it('because the code cannot be sent leads to an error for a text, to the page of failed calls for a call', async () => {
      await sendWithAnswer(sender, `${call}.failed` as ScenarioId);
      const callFailed = 'We were unable to call your landline, what do you want to do?';
      await expectPage(sender.otherwise, sender.otherwise === '/error' ? 'Something went wrong' : callFailed);
    });
  },
);

describe.each([
  ['text', '/enter-mobile-code', '/mobile-code-expired'],
  ['call', '/enter-landline-code', '/landline-code-expired'],
])('a security code by %s that is refused with', (_method, from, expired) => {
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
  )('%s leads to %s', async (scenario, path, heading) => {
    await sendWithAnswer(submit, scenario);
    await expectPage(path, heading);
  });

  it('"Invalid OTP Session" leads to the page of expired codes', async () => {
    await sendWithAnswer(submit, { status: 400, json: { error: 'Invalid OTP Session' } });
    await expectPage(expired, 'This security code has expired');
  });

  it('"Invalid OTP" says so at the field, and the form works again', async () => {
    const { user } = await sendWithAnswer(submit, 'otp.wrong');
    expect(await errorSummary()).toEqual(['The security code you have entered is wrong']);
    expect(fieldError(byId('otp-input'))).toBe('Enter the correct security code');
    expect(address()).toBe(from);
    expect(button('Continue')).toBeEnabled();
    await user.click(byId('otp-input'));
    expect(byId('otp-input')).toHaveFocus();
  });
});

describe('a right code', () => {
  it.each([
    ['duplicate-phone', true],
    ['mobile', false],
  ] as const)('of %s is remembered together with whether the phone number is somebody else’s too: %s', async (persona, duplicate) => {
    const { session } = signInAs(persona, { upTo: 'mobile-code' });
    const { store, user } = await visit('/enter-mobile-code', { events: [codeSent()] });
    await user.type(byId('otp-input'), session.code?.digits ?? '');
    await user.click(button('Continue'));
    await expectPage('/nhs-login-consent');
    expect(store.getState().profile.isDuplicatePhoneNumber).toBe(duplicate);
  });
});

describe('choosing how to get a code', () => {
  const label = 'Use my mobile phone to receive a security code by text message';

  it('by text sends it at once', async () => {
    signInAs('both', { upTo: 'password' });
    const { user } = await visit('/choose-authentication-method', { events: [codeDue] });
    await user.click(byId('choice-1'));
    expect(byId<HTMLInputElement>('choice-1')).toHaveAccessibleName(label);
    await user.click(button('Continue'));
    await expectPage('/enter-mobile-code', 'Enter the security code');
  });

  it('by call asks first whether the person is at home', async () => {
    signInAs('both', { upTo: 'password' });
    const { user } = await visit('/choose-authentication-method', { events: [codeDue] });
    await user.click(byId('choice-2'));
    await user.click(button('Continue'));
    await expectPage('/get-call-landline', 'Get a call to your landline');
  });
});
