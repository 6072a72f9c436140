import { http, HttpResponse } from 'msw';
import { beforeEach, expect, it } from 'vitest';
import { call } from '@/api/http';
import { openSignIn } from '@/session/sign-in';
import { server } from '../../../mocks/server';
import { dropCookie, putCookie, putSession, tokenOf } from '../../support/plain-cookies';

const url = '/api/test';
const answerAfter = (change: () => void, status = 200) =>
  server.use(
    http.all('*/api/test', () => {
      change();
      return HttpResponse.json({ error: 'a' }, { status });
    }),
  );
const post = () => call({ method: 'POST', url });
const sessionGoes = () => dropCookie('nhs-authorization-cookie');

beforeEach(() => {
  putSession('session-1');
  putCookie('id_token', tokenOf({ account_id: 'account-1' }));
  openSignIn();
});

it.each([
  [200, 'a good answer'],
  [400, 'a refusal'],
])('with another session in the cookies the status %i, %s, is not taken', async (status) => {
  answerAfter(() => putSession('session-2'), status);
  await expect(post()).rejects.toMatchObject({ kind: 'another', status: 0, body: undefined });
});

it('an answer that ends the session itself is still taken', async () => {
  answerAfter(sessionGoes);
  await expect(post()).resolves.toBeUndefined();
});

it('a refusal that ends the session itself is still taken', async () => {
  answerAfter(sessionGoes, 401);
  await expect(post()).rejects.toMatchObject({ kind: 'answer', status: 401 });
});

it('what changes nothing may be asked after the end of a session', async () => {
  answerAfter(() => undefined);
  sessionGoes();
  await expect(call({ method: 'GET', url })).resolves.toBeUndefined();
});
