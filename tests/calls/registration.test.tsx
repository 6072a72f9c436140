import { screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import type { Answer } from '../../mocks/backend/http/scenario';
import { emailOf } from '../../mocks/people/personas';
import type { ScenarioId } from '../../mocks/scenarios/scenarios';
import { codeSentTo, world } from '../../mocks/server';
import { address, button, byId, errorSummary, expectPage, fieldError, fill } from '../support/page';
import { recordRequests } from '../support/recorded-requests';
import { sample } from '../support/sample';
import { senderOf, sendWithAnswer } from '../support/senders/senders';
import { stored } from '../support/stored';
import { unloadDocument } from '../support/visit';

const validate = senderOf('validate-email', '/register/enter-email');
const register = senderOf('register');
const verify = senderOf('verify-email');
const resend = senderOf('resend-email-code');
const email = emailOf('new-user');
const emailFormat = 'Enter an email address in the correct format, like name@example.com';
const good: Answer = { status: 200, json: {} };
const tooMany = ['/register/attempts-exceeded', 'You cannot continue'] as const;
const exists = ['/register/already-have-an-account', 'You already have an account'] as const;
const failed = ['/register/error', 'We could not create your account'] as const;

describe('refused registration', () => {
  it.each<[ScenarioId, readonly [path: string, heading: string]]>([
    ['validate-email.too-many', tooMany],
    ['validate-email.forbidden', tooMany],
    ['validate-email.already-exists', exists],
    ['validate-email.failed', failed],
  ])('refuses the address of a new account with %s', async (scenario, page) => {
    await sendWithAnswer(validate, scenario);
    await expectPage(...page);
  });

  it.each<[ScenarioId, readonly [path: string, heading: string]]>(
    sample(
      [
        ['register.too-many', tooMany],
        ['register.forbidden', tooMany],
        ['register.already-exists', exists],
        ['register.unknown-error', failed],
        ['register.failed', failed],
      ],
      4,
    ),
  )('refuses a new account with %s', async (scenario, page) => {
    await sendWithAnswer(register, scenario);
    await expectPage(...page);
  });

  it.each<[ScenarioId, readonly [path: string, heading: string]]>([
    ['verify-email.too-many', tooMany],
    ['verify-email.unknown-error', failed],
    ['verify-email.failed', failed],
  ])('refuses the emailed code with %s', async (scenario, page) => {
    await sendWithAnswer(verify, scenario);
    await expectPage(...page);
  });

  it.each<[ScenarioId, readonly [path: string, heading: string]]>([
    ['resend-email-code.too-many', tooMany],
    ['resend-email-code.unknown-error', failed],
  ])('refuses another emailed code with %s', async (scenario, page) => {
    await sendWithAnswer(resend, scenario);
    await expectPage(...page);
  });
});

const passwordFormat = 'Enter a password in the correct format';

describe('errors that the user can correct', () => {
  it.each<[string, ScenarioId, string, string, string?]>([
    ['an invalid address', 'validate-email.invalid-email', 'user-email', emailFormat],
    [
      'an invalid password',
      'register.invalid-password',
      'password-input',
      passwordFormat,
      'Use at least 8 characters and 1 capital letter',
    ],
  ])('stays on the page after %s', async (_what, scenario, id, sentence, field = sentence) => {
    const sender = scenario.startsWith('validate') ? validate : register;
    await sendWithAnswer(sender, scenario);
    expect(await errorSummary()).toEqual([sentence]);
    expect(fieldError(byId(id))).toBe(field);
    expect(address()).toBe(sender.from);
  });

  it.each<[ScenarioId, string, string]>([
    ['verify-email.invalid-code', 'The security code you have entered is wrong', 'Enter the correct security code'],
    ['verify-email.code-expired', 'This security code has expired. Send a new one', 'This security code has expired. Send a new one'],
  ])('shows the error %s at the code', async (scenario, summary, field) => {
    await sendWithAnswer(verify, scenario);
    expect(await errorSummary()).toEqual([summary]);
    expect(fieldError(byId('otp-input'))).toBe(field);
    expect(address()).toBe('/register/check-email');
  });

  it('shows an address that is invalid only with its password on the address form', async () => {
    await sendWithAnswer(register, 'register.invalid-email');
    await expectPage('/register/enter-email', 'What is your email address?');
    expect(await errorSummary()).toEqual([emailFormat]);
  });
});

describe('registration requests', () => {
  it('validate-email sends the address in lower case', async () => {
    const heard = recordRequests('validate-email');
    await sendWithAnswer({ ...validate, typed: { 'Email address': ' New-User@Example.com ' } }, good);
    await expectPage('/register/create-password', 'Create a password');
    expect(heard.map(({ body }) => body)).toEqual([{ email }]);
  });

  it('register sends address and password, and stores neither the password nor a history entry', async () => {
    const heard = recordRequests('register');
    const { store } = await sendWithAnswer(register, good);
    await expectPage('/register/check-email', 'Check your email');
    expect(heard.map(({ body }) => body)).toEqual([{ email, password: 'Another1' }]);
    expect(JSON.stringify(store.getState())).not.toContain('Another1');
    await unloadDocument();
    expect(await stored()).not.toContain('Another1');
  });

  it('verify-email sends address and code without spaces', async () => {
    const heard = recordRequests('verify-email');
    const { user } = await sendWithAnswer({ ...verify, typed: undefined, press: undefined }, good);
    const code = codeSentTo(email);
    await fill(user, 'otp-input', ` ${code.slice(0, 3)}-${code.slice(3)} `);
    await user.click(button('Continue'));
    await expectPage('/register/enter-mobile', 'Which phone do you want to use?');
    expect(heard.map(({ body }) => body)).toEqual([{ email, code }]);
  });

  it('resend-email-code sends the address, and the page shows it until the next error', async () => {
    const heard = recordRequests('resend-email-code');
    const { user } = await sendWithAnswer(resend, good);
    expect(await screen.findByRole('group', { name: 'Success' })).toHaveTextContent('You have been sent a new security code.');
    expect(heard.map(({ body }) => body)).toEqual([{ email }]);
    expect(address()).toBe('/register/check-email');
    await user.click(button('Continue'));
    expect(await errorSummary()).toEqual(['Enter the security code']);
    expect(screen.queryByText('You have been sent a new security code.')).not.toBeInTheDocument();
    expect(world().calls.filter(({ path }) => path.endsWith('/verify-email'))).toEqual([]);
  });
});
