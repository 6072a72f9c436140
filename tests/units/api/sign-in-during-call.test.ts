import { http, HttpResponse } from 'msw';
import { beforeEach, expect, it } from 'vitest';
import { call } from '@/api/http';
import { compareWithCookies, documentSession, openSignIn, recordSignOut } from '@/session/sign-in';
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
])('rejects the status %i, %s, with the session of another client in the cookies', async (status) => {
  answerAfter(() => putSession('session-2', 'client-2'), status);
  await expect(post()).rejects.toMatchObject({ kind: 'another', status: 0, body: undefined });
});

it.each([200, 400])('accepts an answer with the status %i that renews the session id, and stores the id', async (status) => {
  answerAfter(() => putSession('session-2'), status);
  const answered = await post().catch((error: unknown) => error);
  expect(answered).toEqual(status === 200 ? undefined : expect.objectContaining({ kind: 'answer', status }));
  expect([compareWithCookies(), documentSession()]).toEqual(['ours', 'session-2']);
  // For the other tabs.
  expect(localStorage.getItem('nhs-login-renewed')).not.toBeNull();
});

it('treats another session id in the cookie during a GET as another sign-in', async () => {
  answerAfter(() => putSession('session-2'));
  await expect(call({ method: 'GET', url })).rejects.toMatchObject({ kind: 'another' });
  expect(documentSession()).toBe('session-1');
});

it.each<[string, 'POST' | 'GET', () => void, boolean]>([
  ['is not taken after a sign-out', 'POST', () => recordSignOut('notYou', { client: false }), false],
  ['about the client is taken after a sign-out that keeps the client', 'GET', () => recordSignOut('notYou', { client: false }), true],
  ['about the client is not taken after a sign-out that drops the client', 'GET', () => recordSignOut('refused', { client: true }), false],
])('handles an answer %s', async (_what, method, signOut, taken) => {
  answerAfter(signOut);
  const answered = await call({ method, url }).catch((error: unknown) => error);
  expect(answered).toEqual(taken ? undefined : expect.objectContaining({ kind: 'signedOut', status: 0, body: undefined }));
});

it('does not report a call without an answer after a sign-out', async () => {
  server.use(
    http.all('*/api/test', () => {
      recordSignOut('notYou', { client: false });
      return HttpResponse.error();
    }),
  );
  await expect(post()).rejects.toMatchObject({ kind: 'signedOut' });
});

it('accepts an answer that ends the session itself', async () => {
  answerAfter(sessionGoes);
  await expect(post()).resolves.toBeUndefined();
});

it('returns a refusal that ends the session itself', async () => {
  answerAfter(sessionGoes, 401);
  await expect(post()).rejects.toMatchObject({ kind: 'answer', status: 401 });
});

it('sends a call that changes nothing after the session end', async () => {
  answerAfter(() => undefined);
  sessionGoes();
  await expect(call({ method: 'GET', url })).resolves.toBeUndefined();
});
