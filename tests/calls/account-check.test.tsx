import { screen, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { emailEntered } from '@/state/events';
import { answer, signInAs, world } from '../../mocks/server';
import { address, byId, errorSummary, expectPage, fieldError } from '../support/page';
import { sample } from '../support/sample';
import { senderOf, sendWithAnswer } from '../support/senders/senders';
import { unloadDocument, visit } from '../support/visit';

const check = senderOf('account-status');
const status = (value: string) => ({ status: 200, json: { status: value } });

describe('account check on the entry screen', () => {
  it.each(
    sample(
      [
        ['CONFIRMED', '/log-in-password', 'Enter your password'],
        ['RESET_REQUIRED', '/log-in-password', 'Enter your password'],
        // The pages of /register come with a later release: until then their addresses are all that there is.
        ['NOT_FOUND', '/register/create-account', undefined],
        ['UNCONFIRMED', '/register/check-email', undefined],
        ['ARCHIVED', '/error', 'Something went wrong'],
        ['', '/error', 'Something went wrong'],
        ['constructor', '/error', 'Something went wrong'],
        ['__proto__', '/error', 'Something went wrong'],
      ],
      4,
    ),
  )('shows, when the check answers %s, the page %s', async (value, path, heading) => {
    await sendWithAnswer(check, status(value));
    await expectPage(path, heading);
  });

  it.each([
    ['false', '/not-registered'],
    ['true', '/register/create-account'],
    ['', '/register/create-account'],
  ])('NOT_FOUND, when the client says allow_registration "%s", leads to %s', async (allowed, path) => {
    signInAs('not-found', { oidc: { allow_registration: allowed } });
    const { user } = await visit('/enter-email');
    await user.type(screen.getByLabelText('Email address'), 'not-found@example.com{Enter}');
    await expectPage(path);
  });

  it('shows the error at the email field when the server finds the address invalid', async () => {
    await sendWithAnswer(check, 'account-status.invalid-email');
    const sentence = 'Enter an email address in the correct format, like name@example.com';
    expect(await errorSummary()).toEqual([sentence]);
    expect(fieldError(byId('user-email'))).toBe(sentence);
    expect(address()).toBe('/enter-email');
  });
});

describe('/check-account-status', () => {
  const retry = () => visit('/check-account-status', { events: [emailEntered('mobile@example.com')] });

  it('checks the stored address and continues', async () => {
    signInAs('mobile');
    await retry();
    await expectPage('/log-in-password', 'Enter your password');
    expect(world().calls.find(({ path }) => path.endsWith('account-status'))?.body).toEqual({ email: 'mobile@example.com' });
  });

  it('shows the entry screen and sends no call without a stored address', async () => {
    signInAs('mobile');
    await visit('/check-account-status');
    await expectPage('/enter-email', 'Enter your email address');
    expect(world().calls.filter(({ method }) => method === 'POST')).toEqual([]);
  });

  it('shows the error on the entry screen when the server finds the stored address invalid', async () => {
    signInAs('mobile');
    answer('account-status.invalid-email');
    await retry();
    expect(await errorSummary()).toEqual(['Enter an email address in the correct format, like name@example.com']);
    expect(address()).toBe('/enter-email');
    expect(byId('user-email')).toHaveValue('mobile@example.com');
  });

  it('does not send the account check again after Back', async () => {
    signInAs('mobile');
    const before = window.history.length;
    await retry();
    await expectPage('/log-in-password');
    expect(window.history.length).toBe(before);
  });

  it('shows the page of a session error when the session is still missing', async () => {
    signInAs('mobile');
    answer('account-status.unauthorised');
    const { exits } = await retry();
    await waitFor(() => expect(exits).toHaveLength(1));
    await unloadDocument();
    const again = await retry();
    await expectPage('/session-timeout', 'We have logged you out');
    expect(again.exits).toEqual([]);
  });
});
