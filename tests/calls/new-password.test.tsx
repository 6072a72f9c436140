import { screen } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import type { Answer } from '../../mocks/backend/http/scenario';
import { accountByEmail } from '../../mocks/backend/world';
import { emailOf, password } from '../../mocks/people/personas';
import type { ScenarioId } from '../../mocks/scenarios/scenarios';
import { world } from '../../mocks/server';
import { address, button, byId, errorSummary, expectPage, fieldError, fill, link } from '../support/page';
import { recordRequests } from '../support/recorded-requests';
import { linkParameters, newLink, resetLink } from '../support/reset-links';
import { sample } from '../support/sample';
import { senderOf, sendWithAnswer } from '../support/senders/senders';
import { unloadDocument, visit } from '../support/visit';

const reset = senderOf('confirm-change-password');
const refused = (status: number, error: string): Answer => ({ status, json: { error } });
const format = 'Enter a password in the correct format';
const passwordOf = (email: string) => accountByEmail(world(), email)?.password;

/** Opens a link and chooses a password. */
async function choose(path: string, typed = 'Another1') {
  const visited = await visit(path);
  await fill(visited.user, 'password-input', typed);
  await visited.user.click(button('Reset password'));
  return visited;
}

describe('a new password', () => {
  it('is sent with what the link says, and leads on without a way back to the link', async () => {
    const said = vi.spyOn(console, 'info').mockImplementation(() => undefined);
    const heard = recordRequests('confirm-change-password');
    const path = newLink();
    const { user } = await visit(path);
    const before = window.history.length;
    await fill(user, 'password-input', ' Another1 ');
    await user.click(button('Reset password'));
    await expectPage('/reset/success', 'You have reset your password for NHS login');
    const { username, code } = linkParameters(path);
    expect(heard.map(({ body }) => body)).toEqual([{ username, code, new_password: ' Another1 ' }]);
    expect(said.mock.calls).toEqual([['Password has been reset']]);
    expect(window.history.length).toBe(before);
    expect(passwordOf(emailOf('mobile'))).toBe(' Another1 ');
  });

  it('may be chosen by a link that names the account by its UUID', async () => {
    const account = accountByEmail(world(), emailOf('mobile'));
    if (account) account.id = crypto.randomUUID();
    const heard = recordRequests('confirm-change-password');
    const { code = '', expiry = '' } = linkParameters(newLink());
    await choose(`/reset/new-password?${new URLSearchParams({ username: account?.id ?? '', code, expiry })}`);
    await expectPage('/reset/success');
    expect(heard[0]?.body).toMatchObject({ username: account?.id, code });
    expect(passwordOf(emailOf('mobile'))).toBe('Another1');
  });

  it('is chosen once: the link has been used then', async () => {
    await choose(newLink());
    await expectPage('/reset/success');
    await unloadDocument();
    await choose(resetLink(), 'YetAnother1');
    await expectPage('/reset/link-used', 'You have already reset your password');
    expect(passwordOf(emailOf('mobile'))).toBe('Another1');
  });

  it('is too late when the link has expired while it was typed', async () => {
    vi.useFakeTimers({ toFake: ['Date'] });
    const { user } = await visit(newLink());
    await fill(user, 'password-input', 'Another1');
    // The server tells its time in whole seconds.
    vi.setSystemTime(Date.now() + 3_601_000);
    await user.click(button('Reset password'));
    await expectPage('/reset/link-expired', 'This link has expired');
    expect(screen.getByText(emailOf('mobile'))).toBeVisible();
    expect(passwordOf(emailOf('mobile'))).toBe(password);
  });
});

describe('a new password that is refused', () => {
  it.each<[ScenarioId, string, string]>(
    sample(
      [
        ['confirm-change-password.user-not-found', '/reset/link-not-working', 'This link does not work'],
        ['confirm-change-password.mismatched-code', '/reset/link-not-working', 'This link does not work'],
        ['confirm-change-password.attempts-exceeded', '/reset/attempts-exceeded', 'You cannot continue'],
        ['confirm-change-password.expired-code', '/reset/link-used', 'You have already reset your password'],
        ['confirm-change-password.unknown-error', '/error', 'Something went wrong'],
      ],
      4,
    ),
  )('with %s leads to %s', async (scenario, path, heading) => {
    await sendWithAnswer(reset, scenario);
    await expectPage(path, heading);
  });

  it.each<[string, Answer, string]>(
    sample(
      [
        ['User not found, by 404', refused(404, 'user not found.'), '/reset/link-not-working'],
        ['Mismatched code, in message', { status: 403, json: { message: 'Mismatched code' } }, '/reset/link-not-working'],
        ['Reset attempts exceeded, by 403', refused(403, 'RESET ATTEMPTS EXCEEDED'), '/reset/attempts-exceeded'],
        ['Expired code, by 410', refused(410, 'Expired code'), '/reset/link-used'],
        ['an invalid password by another status', refused(403, 'Invalid password'), '/error'],
        ['400 without a text', { status: 400, json: {} }, '/error'],
        ['500', refused(500, 'Internal server error'), '/error'],
      ],
      4,
    ),
  )('with %s has its page', async (_what, given, path) => {
    await sendWithAnswer(reset, given);
    await expectPage(path);
  });

  it('as invalid says so at the field, and may be corrected', async () => {
    const { user } = await sendWithAnswer(reset, refused(400, 'Invalid password'));
    expect(await errorSummary()).toEqual([format]);
    expect(fieldError(byId('password-input'))).toBe('Use at least 8 characters and 1 capital letter');
    expect(address()).toBe('/reset/new-password');
    await user.click(link(format));
    expect(byId('password-input')).toHaveFocus();
  });
});
