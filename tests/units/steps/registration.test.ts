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

describe('address of a new account', () => {
  it('is stored and checked', async () => {
    const sent = recordSends({});
    const { run, state } = openSteps(emailEntered('ada@example.com'));
    expect(await run(submitRegistrationEmail, { email })).toEqual({ kind: 'go', to: '/register/create-password' });
    expect(bodiesOf(sent)).toEqual([['POST /api/login/validate-email', { email }]]);
    expect(state().profile.email).toBe(email);
  });

  it('is marked when the server refuses it', async () => {
    recordSends({}, refusing('/validate-email', 400, 'Invalid email address'));
    expect(await openSteps().run(submitRegistrationEmail, { email })).toEqual(refusedEmail);
  });

  it('is checked again after a renewed session', async () => {
    const sent = recordSends({});
    expect(await entered().run(retryValidateEmail)).toEqual({ kind: 'go', to: '/register/create-password' });
    expect(bodiesOf(sent)).toEqual([['POST /api/login/validate-email', { email }]]);
  });

  it('is marked on its form when it is refused after a renewed session', async () => {
    recordSends({}, refusing('/validate-email', 400, 'Invalid email address'));
    expect(await entered().run(retryValidateEmail)).toEqual({
      kind: 'go',
      to: '/register/enter-email',
      state: { refused: refusedEmail },
    });
  });

  it('is requested again when it was not stored', async () => {
    const sent = recordSends({});
    expect(await openSteps(arrivalAfterRedirect('validate-email:firewall')).run(retryValidateEmail)).toEqual({
      kind: 'go',
      to: '/register/enter-email',
      state: { returnedFrom: 'validate-email:firewall' },
    });
    expect(sent).toEqual([]);
  });
});

describe('password of a new account', () => {
  it('is sent with the stored address only once', async () => {
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

describe('emailed code', () => {
  it('is sent with the stored address only once', async () => {
    const sent = recordSends({});
    expect(await entered().run(submitEmailCode, { otp: '123456' })).toEqual({ kind: 'go', to: '/register/enter-mobile', replace: true });
    expect(bodiesOf(sent)).toEqual([['POST /api/login/verify-email', { email, code: '123456' }]]);
  });

  it('is marked when it is wrong', async () => {
    recordSends({}, refusing('/verify-email', 400, 'Invalid code'));
    expect(await entered().run(submitEmailCode, { otp: '123456' })).toEqual({ kind: 'invalid', field: 'otp', code: 'OTP_WRONG' });
  });

  it('is sent again to the stored address, and the page is notified', async () => {
    const sent = recordSends({});
    const told = vi.fn();
    expect(await entered().run(resendCode, told)).toEqual({ kind: 'stay' });
    expect(bodiesOf(sent)).toEqual([['POST /api/login/resend-email-code', { email }]]);
    expect(told).toHaveBeenCalledTimes(1);
  });

  it('is not sent too often, and the page is not notified', async () => {
    recordSends({}, refusing('/resend-email-code', 429));
    const told = vi.fn();
    expect(await entered().run(resendCode, told)).toEqual({ kind: 'go', to: '/register/attempts-exceeded' });
    expect(told).not.toHaveBeenCalled();
  });
});

describe('phone of a new account', () => {
  it.each([
    ['mobile', '+447700900123', 'mobile', '/enter-mobile-code'],
    ['international', '+33700900123', 'mobile', '/enter-mobile-code'],
    ['landline', '+441632960123', 'landline', '/enter-landline-code'],
  ] as const)('registers a number of the kind %s, %s', async (kind, number, method, to) => {
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
  ] as const)('marks a refused number of the kind %s at its own field', async (kind, code) => {
    recordSends({}, refusing('', 400, 'Invalid phone number'));
    const { run, state } = openSteps();
    expect(await run(registerPhone, { kind, number: '+44' })).toEqual({ kind: 'invalid', field: kind, code });
    expect(state().journey.accountCreated).toBe(false);
  });
});
