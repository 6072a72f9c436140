import { screen } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { calls } from '../../mocks/backend/http/calls';
import { server, world } from '../../mocks/server';
import { expectConsoleMessage } from '../support/console-guard';
import { button, expectPage, findErrorSummary } from '../support/page';
import { putCookie } from '../support/plain-cookies';
import type { Sender } from '../support/senders/sender';
import { senderOf, sendWithAnswer } from '../support/senders/senders';
import { openAndSubmit, signIn } from '../support/visit';

/** Sends a call to which the back end gives this answer instead of its own. */
async function sendTo(sender: Sender, given: () => Response) {
  const typed = signIn(sender);
  const [, path = ''] = calls[sender.call].split(' ');
  server.use(http.post(`*${path}`, given));
  return openAndSubmit(sender, typed);
}

const explicitDeny = 'User is not authorized to access this resource with an explicit deny';

it.each<[string, () => Response]>([
  ['Message', () => HttpResponse.json({ Message: explicitDeny }, { status: 403 })],
  ['a plain text', () => HttpResponse.text(' Unauthorized\n', { status: 401 })],
  ['a text in JSON', () => HttpResponse.json('Unauthorized', { status: 401 })],
])('ends the session for the gateway answer %s', async (_by, given) => {
  await sendTo(senderOf('terms-update'), given);
  await expectPage('/session-timeout');
});

it('shows how long the checks of a replacement take when the number is a text', async () => {
  const json = {
    message: 'User not uplifted',
    account_migration: 'true',
    eligible_for_account_migration_journey: 1,
    email: ['ex••••••@example.com', null],
    ineligibility_reason: null,
    pyi_sla: 48,
  };
  const { user } = await sendWithAnswer(senderOf('uplift-nhs-known'), { status: 409, json });
  await expectPage('/proofing/duplicate-nhs-number', 'You already have an NHS account');
  await user.click(screen.getByLabelText('Continue with your new account'));
  await user.click(button('Continue'));
  await expectPage('/proofing/confirm-account-replacement', 'Continue with your new account');
  expect(screen.getByText('Wait up to 48 hours for our security checks.')).toBeVisible();
});

it.each([senderOf('duplicate-email', '/proofing/multiple-emails-found'), senderOf('account-migration'), senderOf('redirect-to-authorize')])(
  'shows an error and sends no call $call without an account',
  async (sender) => {
    expectConsoleMessage(/^The identity token names no account$/);
    signIn(sender);
    putCookie('id_token', 'e30.e30.e30');
    await openAndSubmit(sender);
    expect(await findErrorSummary()).toHaveTextContent('We do not know which account you used to log in.');
    expect(world().calls.filter(({ method }) => method === 'POST')).toEqual([]);
    expect(button(sender.clicked ?? '')).toBeEnabled();
  },
);
