import { createAccount } from '@/journeys/register/steps/create-account';
import { registerPhone } from '@/journeys/register/steps/register-phone';
import { resendCode } from '@/journeys/register/steps/resend-email-code';
import { retryValidateEmail, submitRegistrationEmail } from '@/journeys/register/steps/validate-email';
import { submitEmailCode } from '@/journeys/register/steps/verify-email';
import { emailEntered } from '@/state/events';
import { password } from '../../mocks/people/personas';
import { arrivalAfterRedirect, bodiesOf, openSteps, recordSends, refusing } from '../support/environment';
import { errorSummary, expectPage, senderOf, sendWithAnswer } from '../support/user';

it('shows an address that is invalid only with its password on the address form', async () => {
  await sendWithAnswer(senderOf('register'), 'register.invalid-email');
  await expectPage('/register/enter-email', 'What is your email address?');
  expect(await errorSummary()).toEqual(['Enter an email address in the correct format, like name@example.com']);
});

describe('steps of a registration', () => {
  const email = 'maya@example.com';
  const entered = () => openSteps(emailEntered(email));
  const refusedEmail = { kind: 'invalid', field: 'email', code: 'EMAIL_FORMAT' };

  it('stores and checks the address of a new account', async () => {
    const sent = recordSends({});
    const { run, state } = openSteps(emailEntered('ada@example.com'));
    expect(await run(submitRegistrationEmail, { email })).toEqual({ kind: 'go', to: '/register/create-password' });
    expect(bodiesOf(sent)).toEqual([['POST /api/login/validate-email', { email }]]);
    expect(state().profile.email).toBe(email);
  });

  it('checks the address of a new account again after a renewed session', async () => {
    const sent = recordSends({});
    expect(await entered().run(retryValidateEmail)).toEqual({ kind: 'go', to: '/register/create-password' });
    expect(bodiesOf(sent)).toEqual([['POST /api/login/validate-email', { email }]]);
  });

  it('marks the address of a new account on its form when it is refused after a renewed session', async () => {
    recordSends({}, refusing('/validate-email', 400, 'Invalid email address'));
    expect(await entered().run(retryValidateEmail)).toEqual({
      kind: 'go',
      to: '/register/enter-email',
      state: { refused: refusedEmail },
    });
  });

  it('requests the address of a new account again when it was not stored', async () => {
    const sent = recordSends({});
    expect(await openSteps(arrivalAfterRedirect('validate-email:firewall')).run(retryValidateEmail)).toEqual({
      kind: 'go',
      to: '/register/enter-email',
      state: { returnedFrom: 'validate-email:firewall' },
    });
    expect(sent).toEqual([]);
  });

  it('sends the password of a new account with the stored address only once', async () => {
    const sent = recordSends({});
    const checks = { kind: 'go', to: '/register/check-email', replace: true };
    expect(await entered().run(createAccount, { password: password })).toEqual(checks);
    expect(bodiesOf(sent)).toEqual([['POST /api/login/register', { email, password: password }]]);
  });

  it('sends the emailed code with the stored address only once', async () => {
    const sent = recordSends({});
    expect(await entered().run(submitEmailCode, { otp: '123456' })).toEqual({ kind: 'go', to: '/register/enter-mobile', replace: true });
    expect(bodiesOf(sent)).toEqual([['POST /api/login/verify-email', { email, code: '123456' }]]);
  });

  it('sends the emailed code again to the stored address, and notifies the page', async () => {
    const sent = recordSends({});
    const notify = vi.fn();
    expect(await entered().run(resendCode, notify)).toEqual({ kind: 'stay' });
    expect(bodiesOf(sent)).toEqual([['POST /api/login/resend-email-code', { email }]]);
    expect(notify).toHaveBeenCalledTimes(1);
  });

  it('continues at the page of exceeded attempts when the emailed code is sent too often, without a notice', async () => {
    recordSends({}, refusing('/resend-email-code', 429));
    const notify = vi.fn();
    expect(await entered().run(resendCode, notify)).toEqual({ kind: 'go', to: '/register/attempts-exceeded' });
    expect(notify).not.toHaveBeenCalled();
  });

  it.each([
    ['mobile', '+447700900123', 'mobile', '/enter-mobile-code'],
    ['international', '+33700900123', 'mobile', '/enter-mobile-code'],
    ['landline', '+441632960123', 'landline', '/enter-landline-code'],
  ] as const)('registers a phone number of the kind %s, %s', async (kind, number, method, to) => {
    const sent = recordSends({ phone_number: '•••0123' });
    const { run, state } = openSteps();
    expect(await run(registerPhone, { kind, number })).toEqual({ kind: 'go', to });
    expect(bodiesOf(sent)).toEqual([[`POST /api/login/${method}`, { [`${method}_number`]: number }]]);
    expect(state().journey.accountCreated).toBe(true);
    expect(state().profile.phoneNumber).toBe('•••0123');
  });

  it.each(['mobile', 'international', 'landline'] as const)('marks a refused phone number of kind %s at its own field', async (kind) => {
    recordSends({}, refusing('', 400, 'Invalid phone number'));
    const { run, state } = openSteps();
    expect(await run(registerPhone, { kind, number: '+44' })).toEqual({ kind: 'invalid', field: kind, code: 'NUMBER_REFUSED' });
    expect(state().journey.accountCreated).toBe(false);
  });
});
