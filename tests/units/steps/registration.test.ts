import { describe, expect, it, vi } from 'vitest';
import { createAccount } from '@/journeys/register/steps/create-account';
import { registerPhone } from '@/journeys/register/steps/register-phone';
import { resendCode } from '@/journeys/register/steps/resend-email-code';
import { retryValidateEmail, submitRegistrationEmail } from '@/journeys/register/steps/validate-email';
import { submitEmailCode } from '@/journeys/register/steps/verify-email';
import { emailEntered } from '@/state/events';
import { arrivalAfterRedirect } from '../../support/arrival';
import { bodiesOf, recordSends, refusing } from '../../support/recorded-sends';
import { openSteps } from '../../support/run-steps';

const email = 'maya@example.com';
const entered = () => openSteps(emailEntered(email));
const refusedEmail = { kind: 'invalid', field: 'email', code: 'EMAIL_FORMAT' };

describe('the address of a new account', () => {
  it('is stored and checked', async () => {
    const sent = recordSends({});
    const { run, state } = openSteps(emailEntered('ada@example.com'));
    expect(await run(submitRegistrationEmail, { email })).toEqual({ kind: 'go', to: '/register/create-password' });
    expect(bodiesOf(sent)).toEqual([['POST /api/login/validate-email', { email }]]);
    expect(state().profile.email).toBe(email);
  });

  it('is marked where the server refuses it', async () => {
    recordSends({}, refusing('/validate-email', 400, 'Invalid email address'));
    expect(await openSteps().run(submitRegistrationEmail, { email })).toEqual(refusedEmail);
  });

  it('is checked again after a renewed session', async () => {
    const sent = recordSends({});
    expect(await entered().run(retryValidateEmail)).toEqual({ kind: 'go', to: '/register/create-password' });
    expect(bodiesOf(sent)).toEqual([['POST /api/login/validate-email', { email }]]);
  });

  it('that is refused after a renewed session is marked on its form', async () => {
    recordSends({}, refusing('/validate-email', 400, 'Invalid email address'));
    expect(await entered().run(retryValidateEmail)).toEqual({
      kind: 'go',
      to: '/register/enter-email',
      state: { refused: refusedEmail },
    });
  });

  it('is asked for again where it was not stored', async () => {
    const sent = recordSends({});
    expect(await openSteps(arrivalAfterRedirect('validate-email:firewall')).run(retryValidateEmail)).toEqual({
      kind: 'go',
      to: '/register/enter-email',
      state: { sentRound: 'validate-email:firewall' },
    });
    expect(sent).toEqual([]);
  });
});

describe('the password of a new account', () => {
  it('is sent with the stored address, and cannot be chosen again', async () => {
    const sent = recordSends({});
    const checks = { kind: 'go', to: '/register/check-email', replace: true };
    expect(await entered().run(createAccount, { password: 'Passw0rd' })).toEqual(checks);
    expect(bodiesOf(sent)).toEqual([['POST /api/login/register', { email, password: 'Passw0rd' }]]);
  });

  it.each([
    ['Invalid password', { kind: 'invalid', field: 'password', code: 'PASSWORD_FORMAT' }],
    ['Invalid email address', { kind: 'go', to: '/register/enter-email', state: { refused: refusedEmail } }],
  ])('is refused by %s', async (error, outcome) => {
    recordSends({}, refusing('/register', 400, error));
    expect(await entered().run(createAccount, { password: 'Passw0rd' })).toEqual(outcome);
  });
});

describe('the code that was emailed', () => {
  it('is sent with the stored address, and cannot be used again', async () => {
    const sent = recordSends({});
    expect(await entered().run(submitEmailCode, { otp: '123456' })).toEqual({ kind: 'go', to: '/register/enter-mobile', replace: true });
    expect(bodiesOf(sent)).toEqual([['POST /api/login/verify-email', { email, code: '123456' }]]);
  });

  it('is marked where it is wrong', async () => {
    recordSends({}, refusing('/verify-email', 400, 'Invalid code'));
    expect(await entered().run(submitEmailCode, { otp: '123456' })).toEqual({ kind: 'invalid', field: 'otp', code: 'OTP_WRONG' });
  });

  it('is sent again to the stored address, and the page stays and is told', async () => {
    const sent = recordSends({});
    const told = vi.fn();
    expect(await entered().run(resendCode, told)).toEqual({ kind: 'stay' });
    expect(bodiesOf(sent)).toEqual([['POST /api/login/resend-email-code', { email }]]);
    expect(told).toHaveBeenCalledTimes(1);
  });

  it('cannot be sent again too often, and the page is told of none', async () => {
    recordSends({}, refusing('/resend-email-code', 429));
    const told = vi.fn();
    expect(await entered().run(resendCode, told)).toEqual({ kind: 'go', to: '/register/attempts-exceeded' });
    expect(told).not.toHaveBeenCalled();
  });
});

describe('the phone of a new account', () => {
  it.each([
    ['mobile', '+447700900123', 'mobile', '/enter-mobile-code'],
    ['international', '+33700900123', 'mobile', '/enter-mobile-code'],
    ['landline', '+441632960123', 'landline', '/enter-landline-code'],
  ] as const)('of the kind %s, %s, is registered', async (kind, number, method, to) => {
    const sent = recordSends({ phone_number: '•••0123' });
    const { run, state } = openSteps();
    expect(await run(registerPhone, { kind, number })).toEqual({ kind: 'go', to });
    expect(bodiesOf(sent)).toEqual([[`POST /api/login/${method}`, { [`${method}_number`]: number }]]);
    expect(state().journey.accountCreated).toBe(true);
    expect(state().profile.phoneNumber).toBe('•••0123');
  });

  it.each([
    ['mobile', 'NUMBER_REFUSED'],
    ['international', 'NUMBER_REFUSED'],
    ['landline', 'NUMBER_REFUSED'],
  ] as const)('of the kind %s is marked at its own field where the server refuses it', async (kind, code) => {
    recordSends({}, refusing('', 400, 'Invalid phone number'));
    const { run, state } = openSteps();
    expect(await run(registerPhone, { kind, number: '+44' })).toEqual({ kind: 'invalid', field: kind, code });
    expect(state().journey.accountCreated).toBe(false);
  });
});
