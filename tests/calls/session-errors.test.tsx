import { waitFor } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import type { Answer } from '../../mocks/backend/http/scenario';
import { emailOf, password } from '../../mocks/people/personas';
import { answer, signInAs, world } from '../../mocks/server';
import { button, byId, expectPage } from '../support/page';
import { openAndSubmit, performAction } from '../support/page-action';
import { rawCookie } from '../support/plain-cookies';
import { resetLink } from '../support/reset-links';
import { allRows, sample } from '../support/sample';
import { namedSenders, senderOf, sendWithAnswer } from '../support/senders/senders';
import { agreeToShare, enterCode, enterPassword, expectHandOver, startSignIn, state } from '../support/sign-in-steps';
import { stored } from '../support/stored';
import { unloadDocument, visit } from '../support/visit';

const origin = 'http://localhost:3000';
const headings: Readonly<Record<string, string>> = {
  '/error': 'Something went wrong',
  '/consent-confirmation': 'You did not agree to share your login information',
  '/call-failed': 'We were unable to call your landline, what do you want to do?',
  '/session-invalid': 'Something went wrong',
  '/service-busy': 'We are very busy',
};
const deny = 'User is not authorized to access this resource with an explicit deny';
const refusal = (status: number, json: object): Answer => ({ status, json });
/** The return address in the redirect, which contains the kind of round trip when storage is blocked. */
function returnAddress(exits: readonly string[], by: string) {
  const [out = '', value = ''] = (exits[0] ?? '').split('=');
  expect([exits.length, out]).toEqual([1, by]);
  const { origin: host, pathname, search, searchParams } = new URL(decodeURIComponent(value));
  expect(host).toBe(origin);
  return { pathname, search, kind: searchParams.get('detour') };
}
const blockStorage = () =>
  vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('blocked', 'SecurityError');
  });
const expectKnownPage = (path: string) => expectPage(path, headings[path]);

/** Three rows distinguish the other calls, which share one path through the code. */
const fewSenders = new Set(sample([senderOf('consent'), senderOf('password'), senderOf('account-status')], 1));

const few = sample(namedSenders, 6);
const chosen = namedSenders.filter((row) => fewSenders.has(row[1]) || few.includes(row));

describe.each(chosen)('session errors of call %s', (_name, sender) => {
  const every = allRows || fewSenders.has(sender);
  const expectTimeout = () => expectPage('/session-timeout', 'We have logged you out');

  const timeOuts: [string, Answer][] = [
    ['401', refusal(401, { message: 'Unauthorized' })],
    ['403 with an explicit deny', refusal(403, { message: deny })],
  ];

  if (!sender.retryAt)
    it.each(every ? timeOuts : timeOuts.slice(0, 1))('ends the session for %s', async (_answer, given) => {
      const { exits } = await sendWithAnswer(sender, given);
      await expectTimeout();
      expect(exits).toEqual([]);
    });

  if (sender.retryAt)
    it.each(every ? timeOuts : timeOuts.slice(0, 1))('renews the session once for %s, then ends it', async (_answer, given) => {
      const { exits, typed } = await sendWithAnswer(sender, given);
      await waitFor(() => expect(exits).toHaveLength(1));
      const { pathname, search } = returnAddress(exits, '/api/auth/auth-init?return-uri');
      expect([pathname, search]).toEqual([sender.retryAt, '']);
      expect(window.location.pathname).toBe(sender.from);
      await unloadDocument();
      const second = await openAndSubmit(sender, typed);
      await expectTimeout();
      expect(second.exits).toEqual([]);
    });

  const unknown: [string, Answer][] = [
    ['401 with a reference code', refusal(401, { message: 'Unauthorized', cid_error_code: 'CID9999' })],
    ['403 with an explicit deny and a reference code', refusal(403, { message: deny, cid_error_code: 'CID99999' })],
    ['500', refusal(500, { message: 'Internal server error' })],
  ];
  it.each(every ? unknown : [])('treats %s as no session error', async (_answer, given) => {
    await sendWithAnswer(sender, given);
    await expectKnownPage(('status' in given && sender.byStatus?.[given.status]) || sender.otherwise);
  });

  const invalid: [string, Answer][] = [
    ["400 with error 'invalid session'", refusal(400, { error: 'invalid session' })],
    ['451', refusal(451, {})],
  ];
  it.each(every ? invalid : invalid.slice(1))('treats the session as invalid for %s and clears storage', async (_answer, given) => {
    const { exits } = await sendWithAnswer(sender, given);
    await expectKnownPage('/session-invalid');
    expect(exits).toEqual([]);
    expect(await stored()).not.toContain('example');
  });

  if (every)
    it('sends the browser to the firewall once for 405, also with storage blocked', async () => {
      blockStorage();
      const { exits, typed } = await sendWithAnswer(sender, { status: 405, html: '<h1>Human Verification</h1>' });
      await waitFor(() => expect(exits).toHaveLength(1));
      const { pathname, search, kind } = returnAddress(exits, '/api/login/waf-token?redirectUri');
      expect([pathname, kind]).toEqual([sender.retryAt ?? sender.from, 'firewall']);
      await unloadDocument();
      const page = sender.linked ? resetLink(sender.persona) : sender.from;
      const second = await visit(`${page}${page.includes('?') ? search.replace('?', '&') : search}`, { events: sender.events });
      await performAction(second, { ...sender, typed });
      // The user repeats the submission after the round trip.
      const question = { '/no-consent': '/consent-confirmation', '/proofing/submit': '/proofing/check-your-details' } as Record<
        string,
        string
      >;
      await expectKnownPage(question[sender.from] ?? '/error');
      expect(second.exits).toEqual([]);
      expect(window.location.search).toBe('');
    });

  it.each(every ? [429, 503] : [503])('shows the busy page for %i, unless the call has its own page', async (status) => {
    await sendWithAnswer(sender, refusal(status, { message: 'Too many requests' }));
    await expectKnownPage(sender.byStatus?.[status] ?? '/service-busy');
  });
});

it('remembers a redirect in storage after a reload', async () => {
  const sender = senderOf('otp');
  const { exits, typed } = await sendWithAnswer(sender, { status: 405, html: '<h1>Human Verification</h1>' });
  await waitFor(() => expect(exits).toHaveLength(1));
  await unloadDocument();
  const second = await openAndSubmit(sender, typed);
  await expectKnownPage('/error');
  expect(second.exits).toEqual([]);
});
const cookie = () => JSON.parse(decodeURIComponent(rawCookie('nhs-authorization-cookie') ?? '{}')) as Record<string, unknown>;
const refusedCalls = () => world().calls.filter(({ status }) => (status ?? 500) >= 400);

describe('a server that renews the session id', () => {
  it('hands the user over when /password, /otp and /authcode renew the session id', async () => {
    answer('session.renewed');
    const visited = await startSignIn('mobile');
    const ids = [cookie().session_id];
    await enterPassword(visited.user);
    await expectPage('/enter-mobile-code');
    ids.push(cookie().session_id);
    await enterCode(visited.user, 'text');
    await expectPage('/nhs-login-consent');
    ids.push(cookie().session_id);
    expect(new Set(ids).size).toBe(3);
    await agreeToShare(visited.user);
    expect(await expectHandOver(visited)).toEqual({ code: expect.any(String) as string, state });
    expect(refusedCalls()).toEqual([]);
  });

  it('hands the user over when /user-sign-in renews the session id', async () => {
    answer('session.renewed');
    signInAs('straight-back');
    const visited = await visit('/login');
    await visited.user.type(byId('user-email'), emailOf('straight-back'));
    await visited.user.type(byId('password-input'), password);
    await visited.user.click(button('Continue'));
    await enterCode(visited.user, 'text');
    expect(await expectHandOver(visited)).toEqual({ code: expect.any(String) as string, state });
    expect(refusedCalls()).toEqual([]);
  });
});
