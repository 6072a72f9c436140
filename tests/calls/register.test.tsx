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
  type Run = ReturnType<typeof entered>['run'];

  it('stores and checks the address of a new account', async () => {
    const sent = recordSends({});
    const { run, state } = openSteps(emailEntered('ada@example.com'));
    expect(await run(submitRegistrationEmail, { email })).toEqual({ kind: 'go', to: '/register/create-password' });
    expect(bodiesOf(sent)).toEqual([['POST /api/login/validate-email', { email }]]);
    expect(state().profile.email).toBe(email);
  });

  it('marks the address of a new account on its form when it is refused after a renewed session', async () => {
    recordSends({}, refusing('/validate-email', 400, 'Invalid email address'));
    const refused = { kind: 'invalid', field: 'email', code: 'EMAIL_FORMAT' };
    expect(await entered().run(retryValidateEmail)).toEqual({ kind: 'go', to: '/register/enter-email', state: { refused } });
  });

  it('requests the address of a new account again when it was not stored', async () => {
    const sent = recordSends({});
    const returnedFrom = 'validate-email:firewall';
    const asks = { kind: 'go', to: '/register/enter-email', state: { returnedFrom } };
    expect(await openSteps(arrivalAfterRedirect(returnedFrom)).run(retryValidateEmail)).toEqual(asks);
    expect(sent).toEqual([]);
  });

  const checks = { kind: 'go', to: '/register/check-email', replace: true };
  const asksForPhone = { kind: 'go', to: '/register/enter-mobile', replace: true };

  it.each<[string, string, object, (run: Run) => unknown, object]>([
    ['again', 'validate-email', {}, (run) => run(retryValidateEmail), { kind: 'go', to: '/register/create-password' }],
    ['with the password', 'register', { password }, (run) => run(createAccount, { password }), checks],
    ['with the code', 'verify-email', { code: '123456' }, (run) => run(submitEmailCode, { otp: '123456' }), asksForPhone],
  ])('sends the stored address of a new account %s to /%s', async (_how, call, more, send, outcome) => {
    const sent = recordSends({});
    expect(await send(entered().run)).toEqual(outcome);
    expect(bodiesOf(sent)).toEqual([[`POST /api/login/${call}`, { email, ...more }]]);
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
