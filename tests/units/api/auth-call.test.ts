import { http, HttpResponse } from 'msw';
import { beforeEach, describe, expect, it } from 'vitest';
import { callAuth } from '@/api/auth-call';
import { openSignIn } from '@/session/sign-in';
import { server } from '../../../mocks/server';
import { authApiFailed, expectConsoleMessage } from '../../support/console-guard';
import { dropCookie, putCookie, putSession, tokenOf } from '../../support/plain-cookies';

const respond = (given: () => Response) => server.use(http.post('*/api/auth/test', given));
const send = () => callAuth({ method: 'POST', url: '/api/auth/test' });
const refusal = (status: number, body: object) => () => HttpResponse.json(body, { status });

beforeEach(() => {
  putSession('session-1');
  putCookie('id_token', tokenOf({ account_id: 'account-1' }));
  openSignIn();
});

describe('failed auth API call', () => {
  it.each<[string, () => Response, object]>([
    ['without an answer', () => HttpResponse.error(), { kind: 'noAnswer' }],
    ['by its server', refusal(500, {}), { status: 500 }],
    ['of a sign-in that is refused', refusal(401, { error: 'Invalid session' }), { status: 401 }],
  ])('logs %s and rejects', async (_what, given, expected) => {
    expectConsoleMessage(authApiFailed);
    respond(given);
    await expect(send()).rejects.toMatchObject(expected);
    expect(console.error).toHaveBeenCalledExactlyOnceWith('A call to the auth API has failed');
  });

  it.each<[string, () => Response]>([
    ['a session that has timed out', refusal(401, { message: 'Unauthorized' })],
    ['an explicit deny', refusal(403, { message: 'User is not authorized to access this resource with an explicit deny' })],
  ])('rejects for %s without a log entry', async (_what, given) => {
    respond(given);
    await expect(send()).rejects.toMatchObject({ kind: 'answer' });
    expect(console.error).not.toHaveBeenCalled();
  });

  it.each<['gone' | 'ended' | 'another', () => void]>([
    ['gone', () => dropCookie('nhs-authorization-cookie')],
    ['ended', () => dropCookie('id_token')],
    ['another', () => putSession('session-2')],
  ])('rejects for a sign-in that is %s here without a log entry', async (kind, end) => {
    end();
    await expect(send()).rejects.toMatchObject({ kind });
    expect(console.error).not.toHaveBeenCalled();
  });
});

it('logs no answer of the auth API as a failure', async () => {
  respond(() => HttpResponse.json({}));
  await expect(send()).resolves.toBeUndefined();
  expect(console.error).not.toHaveBeenCalled();
});
