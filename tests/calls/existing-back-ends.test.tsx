import { screen, waitFor } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { describe, expect, it } from 'vitest';
import { calls } from '../../mocks/backend/http/calls';
import { answer, server, world } from '../../mocks/server';
import { expectConsoleMessage } from '../support/console-guard';
import { button, errorSummaryWithFocusAt, expectPage, findErrorSummary } from '../support/page';
import { openAndSubmit, signIn } from '../support/page-action';
import { putCookie } from '../support/plain-cookies';
import { recordRequests } from '../support/recorded-requests';
import { sample } from '../support/sample';
import type { Sender } from '../support/senders/sender';
import { senderOf, sendWithAnswer } from '../support/senders/senders';

/** Sends a call to which the back end gives this answer instead of its own. */
async function sendTo(sender: Sender, given: () => Response) {
  const typed = signIn(sender);
  const [, path = ''] = calls[sender.call].split(' ');
  server.use(http.post(`*${path}`, given));
  return openAndSubmit(sender, typed);
}

describe('success answers in a form that no call reads', () => {
  const bodies: [string, () => Response][] = [
    ['OK', () => HttpResponse.text('OK')],
    ['a text in JSON', () => HttpResponse.json('Uplift Successful')],
    ['true', () => HttpResponse.json(true, { status: 201 })],
    ['null', () => HttpResponse.json(null, { status: 202 })],
    ['a list', () => HttpResponse.json([])],
    ['a blank line', () => new HttpResponse('\r\n')],
  ];
  const senders = [
    senderOf('duplicate-email', '/proofing/reminder-email-sent'),
    senderOf('confirm-change-password'),
    senderOf('validate-email', '/register/enter-email'),
  ];

  it.each(
    sample(
      senders.flatMap((sender) => bodies.map(([name, given]) => [sender.call, name, sender, given] as const)),
      6,
    ),
  )('continues after a success answer that no call reads, from %s: %s', async (_call, _name, sender, given) => {
    await sendTo(sender, given);
    await expectPage(sender.target as string);
  });

  it('requests the authorisation code again after /terms-update', async () => {
    await sendTo(senderOf('terms-update'), () => HttpResponse.text('Accepted', { status: 202 }));
    await expectPage('/nhs-login-consent', 'Agree to share your login information');
  });

  it('treats the page of a captive portal as no answer', async () => {
    await sendTo(senderOf('terms-update'), () => HttpResponse.html('Please accept our terms'));
    expect(await findErrorSummary()).toHaveTextContent('Sorry, that did not work.');
  });
});

describe('refusals in the words of a gateway', () => {
  const explicitDeny = 'User is not authorized to access this resource with an explicit deny';

  it.each<[string, () => Response]>([
    ['Message', () => HttpResponse.json({ Message: explicitDeny }, { status: 403 })],
    ['a plain text', () => HttpResponse.text(' Unauthorized\n', { status: 401 })],
    ['a text in JSON', () => HttpResponse.json('Unauthorized', { status: 401 })],
  ])('ends the session for the gateway answer %s', async (_by, given) => {
    await sendTo(senderOf('terms-update'), given);
    await expectPage('/session-timeout');
  });

  it.each(['Missing required parameter USERNAME', 'Invalid parameter: password', 'User does not exist.'])(
    'shows a wrong password for the gateway answer %s',
    async (message) => {
      await sendWithAnswer(senderOf('user-sign-in'), { status: 401, json: { Message: message } });
      expect(await errorSummaryWithFocusAt('password-input')).toEqual(['Enter the correct password']);
    },
  );
});

describe('states and numbers in other spellings', () => {
  it('continues from the email address with a state in another spelling', async () => {
    await sendWithAnswer(senderOf('account-status'), { status: 200, json: { status: 'Reset_Required', auth_options: null } });
    await expectPage('/log-in-password');
  });

  it('continues from the password with a state in another spelling', async () => {
    await sendWithAnswer(senderOf('password'), { status: 200, json: { authentication_state: 'reset_password' } });
    await expectPage('/restore-message');
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
});

describe('claims of another shape', () => {
  it('sends claims to the account API exactly as received', async () => {
    const claims = { userinfo: { phone_number: null, email: { essential: true } } };
    const asked = { client_display_name: 'A client', approved_scopes: 'openid email', claims };
    answer({ call: calls['client-info'], answer: { status: 200, json: asked } });
    const requests = recordRequests('consent');
    await sendWithAnswer(senderOf('consent'), { status: 200, json: {} });
    await waitFor(() => expect(requests).toHaveLength(1));
    expect(requests[0]?.body).toMatchObject({ 'consented-claims': claims });
  });
});

describe('call without an account in the identity token', () => {
  it.each([
    senderOf('duplicate-email', '/proofing/multiple-emails-found'),
    senderOf('account-migration'),
    senderOf('redirect-to-authorize'),
  ])('shows an error and sends no call $call without an account', async (sender) => {
    expectConsoleMessage(/^The identity token names no account$/);
    signIn(sender);
    putCookie('id_token', 'e30.e30.e30');
    await openAndSubmit(sender);
    expect(await findErrorSummary()).toHaveTextContent('We do not know which account you used to log in.');
    expect(world().calls.filter(({ method }) => method === 'POST')).toEqual([]);
    expect(button(sender.clicked ?? '')).toBeEnabled();
  });
});
