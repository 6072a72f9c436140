import { screen } from '@testing-library/react';
import { createAccount } from '@/journeys/register/steps/create-account';
import { registerPhone } from '@/journeys/register/steps/register-phone';
import { resendCode } from '@/journeys/register/steps/resend-email-code';
import { retryValidateEmail, submitRegistrationEmail } from '@/journeys/register/steps/validate-email';
import { submitEmailCode } from '@/journeys/register/steps/verify-email';
import { emailEntered } from '@/state/events';
import type { Answer } from '../../mocks/backend/http/scenario';
import { emailOf } from '../../mocks/people/personas';
import { codeSentTo, world } from '../../mocks/server';
import { arrivalAfterRedirect } from '../support/arrival';
import { address, button, errorSummary, expectPage, fill } from '../support/page';
import { recordRequests } from '../support/recorded-requests';
import { bodiesOf, recordSends, refusing } from '../support/recorded-sends';
import { openSteps } from '../support/run-steps';
import { senderOf, sendWithAnswer } from '../support/senders/senders';
import { stored } from '../support/stored';
import { unloadDocument } from '../support/visit';

describe('calls of a registration', () => {
  const validate = senderOf('validate-email', '/register/enter-email');
  const register = senderOf('register');
  const verify = senderOf('verify-email');
  const resend = senderOf('resend-email-code');
  const email = emailOf('new-user');
  const good: Answer = { status: 200, json: {} };

  it('shows an address that is invalid only with its password on the address form', async () => {
    await sendWithAnswer(register, 'register.invalid-email');
    await expectPage('/register/enter-email', 'What is your email address?');
    expect(await errorSummary()).toEqual(['Enter an email address in the correct format, like name@example.com']);
  });

  it('validate-email sends the address in lower case', async () => {
    const requests = recordRequests('validate-email');
    await sendWithAnswer({ ...validate, typed: { 'Email address': ' New-User@Example.com ' } }, good);
    await expectPage('/register/create-password', 'Create a password');
    expect(requests.map(({ body }) => body)).toEqual([{ email }]);
  });

  it('register sends address and password, and stores neither the password nor a history entry', async () => {
    const requests = recordRequests('register');
    const { store } = await sendWithAnswer(register, good);
    await expectPage('/register/check-email', 'Check your email');
    expect(requests.map(({ body }) => body)).toEqual([{ email, password: 'Another1' }]);
    expect(JSON.stringify(store.getState())).not.toContain('Another1');
    await unloadDocument();
    expect(await stored()).not.toContain('Another1');
  });

  it('verify-email sends address and code without spaces', async () => {
    const requests = recordRequests('verify-email');
    const { user } = await sendWithAnswer({ ...verify, typed: undefined, clicked: undefined }, good);
    const code = codeSentTo(email);
    await fill(user, 'otp-input', ` ${code.slice(0, 3)}-${code.slice(3)} `);
    await user.click(button('Continue'));
    await expectPage('/register/enter-mobile', 'Which phone do you want to use?');
    expect(requests.map(({ body }) => body)).toEqual([{ email, code }]);
  });

  it('resend-email-code sends the address, and the page shows it until the next error', async () => {
    const requests = recordRequests('resend-email-code');
    const { user } = await sendWithAnswer(resend, good);
    expect(await screen.findByRole('group', { name: 'Success' })).toHaveTextContent('You have been sent a new security code.');
    expect(requests.map(({ body }) => body)).toEqual([{ email }]);
    expect(address()).toBe('/register/check-email');
    await user.click(button('Continue'));
    expect(await errorSummary()).toEqual(['Enter the security code']);
    expect(screen.queryByText('You have been sent a new security code.')).not.toBeInTheDocument();
    expect(world().calls.filter(({ path }) => path.endsWith('/verify-email'))).toEqual([]);
  });
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
    expect(await entered().run(createAccount, { password: 'Passw0rd' })).toEqual(checks);
    expect(bodiesOf(sent)).toEqual([['POST /api/login/register', { email, password: 'Passw0rd' }]]);
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
