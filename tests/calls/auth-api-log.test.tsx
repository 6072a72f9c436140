import { waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { sessionRows } from '@/outcome/errors';
import { calls } from '../../mocks/backend/http/calls';
import type { Answer } from '../../mocks/backend/http/scenario';
import { answer, signInAs, world } from '../../mocks/server';
import { authApiFailed, expectConsoleMessage } from '../support/console-guard';
import { expectPage } from '../support/page';
import { sample } from '../support/sample';
import { senders, sendWithAnswer } from '../support/senders/senders';
import { visit } from '../support/visit';

const sentence = 'A call to the auth API has failed';
const authSenders = senders
  .filter(({ call }) => call === 'authcode' || call === 'client-info')
  .map((sender) => [`${sender.call} from ${sender.from}`, sender] as const);

const refused = (status: number, json: object): Answer => ({ status, json });
const failures: readonly (readonly [string, Answer])[] = [
  ['401 with a reference code', refused(401, { message: 'Unauthorized', cid_error_code: 'CID2013' })],
  ['401 of another text', refused(401, { error: 'Account is disabled' })],
  ['403', refused(403, { message: 'Not for mobile@example.com' })],
  ["403 with the text of a 401's", refused(403, { message: 'Unauthorized' })],
  ['404', refused(404, { message: 'Client not found' })],
  ['an invalid session', refused(400, { error: 'invalid session' })],
  ['429', refused(429, {})],
  ['451', refused(451, {})],
  ['500', refused(500, { message: 'Internal server error' })],
  ['a list', { fault: 'list' }],
  ['a page', { fault: 'html' }],
  ['nothing: a dead network', { fault: 'dead' }],
];

describe.each(sample(authSenders, 2))('auth API log: %s', (_name, sender) => {
  it.each(sample(failures, 4))('logs a call that fails with %s once, without any text of the answer', async (_what, given) => {
    await sendWithAnswer(sender, given);
    await waitFor(() => expect(console.error).toHaveBeenCalled());
    expect(console.error).toHaveBeenCalledExactlyOnceWith(sentence);
  });

  const unauthorised = sessionRows
    .filter(({ outcome }) => outcome.kind === 'redirectRoundTrip' && outcome.by === 'renewal')
    .map(({ status = 0, message }) => [status, message] as const);

  it.each(sample([...unauthorised, [401, 'UNAUTHORIZED.'] as const], 4))(
    'logs nothing for the answer %i "%s", which ends the session',
    async (...row) => {
      const [status, message] = row;
      await sendWithAnswer(sender, refused(status, { error: message }));
      await expectPage('/session-timeout');
      expect(console.error).not.toHaveBeenCalled();
    },
  );
});

it('logs a client without a name on the login page', async () => {
  expectConsoleMessage(authApiFailed);
  signInAs('mobile');
  answer('client-info.failed');
  await visit('/login', { strict: false });
  await waitFor(() => expect(console.error).toHaveBeenCalledExactlyOnceWith(sentence));
});

it('requests and logs nothing for an arrival without a client', async () => {
  signInAs('mobile', { upTo: 'identity-token', oidc: { client_id: undefined } });
  await visit('/nhs-login-consent');
  await expectPage('/no-client-info', 'We do not know which website or app you are trying to access');
  expect(world().calls.filter(({ method, path }) => calls['client-info'] === `${method} ${path}`)).toEqual([]);
  expect(console.error).not.toHaveBeenCalled();
});
