import { waitFor } from '@testing-library/react';
import type { Answer } from '../../mocks/backend/http/scenario';
import { answer, world } from '../../mocks/server';
import type { Refusal } from '../../scripts/contract/operations.mjs';
import { operationOf, placeOf, rawCookie, stored } from '../support/environment';
import {
  address,
  agreeToShare,
  byId,
  enterCode,
  enterPassword,
  errorSummary,
  errorSummaryWithFocusAt,
  expectHandOver,
  expectPage,
  fieldError,
  namedSenders,
  openAndSubmit,
  performAction,
  resetLink,
  type Sender,
  senderOf,
  sendWithAnswer,
  startSignIn,
  state,
  unloadDocument,
  visit,
} from '../support/user';

const international: Sender = {
  ...senderOf('mobile'),
  variant: 'international',
  chosen: 'An international mobile phone',
  typed: { 'International mobile number': '+33 6 12 34 56 78' },
};

/** Every refusal of the contract, from every page that sends its call. A page without an address to return to cannot renew the session. */
const refusals = [...namedSenders, ['mobile, international', international] as const].flatMap(([name, sender]) =>
  operationOf(sender.call).refusals.map((refusal) => {
    const place = placeOf(refusal, sender.variant);
    return [name, refusal.name, sender.retryAt ? place : place.replace('renewal, else ', ''), sender, refusal] as const;
  }),
);
type Row = (typeof refusals)[number];

/** The first refusal of each kind. `tests/units/steps/refused-calls.test.ts` and `tests/contract/refusals.test.ts` prove all. */
function oneOfEach(place: RegExp, kindOf: (row: Row) => unknown) {
  const kinds = new Map(
    refusals
      .filter((row) => place.test(row[2]))
      .toReversed()
      .map((row) => [kindOf(row), row]),
  );
  return [...kinds.values()];
}
const byForm = ([, , , sender]: Row) => sender.typed !== undefined || sender.chosen !== undefined;
const answerOf = ({ status, body }: Refusal): Answer => (typeof body === 'string' ? { status, html: body } : { status, json: body });

const fieldIds: Readonly<Record<string, string>> = { email: 'user-email', password: 'password-input', otp: 'otp-input' };

/** The return address in the redirect, which contains the kind of round trip when storage is blocked. */
function returnAddress(exits: readonly string[], by: string) {
  const [out = '', value = ''] = (exits[0] ?? '').split('=');
  expect([exits.length, out]).toEqual([1, by]);
  const { origin, pathname, search, searchParams } = new URL(decodeURIComponent(value));
  expect(origin).toBe('http://localhost:3000');
  return { pathname, search, kind: searchParams.get('roundTrip') };
}

describe('refused call', () => {
  it.each(oneOfEach(/^\//, ([, , path]) => path))(
    '%s, refused with %s, shows the page %s',
    async (_name, _refusal, path, sender, refusal) => {
      const { exits } = await sendWithAnswer(sender, answerOf(refusal));
      await expectPage(path);
      expect(exits).toEqual([]);
      if (path === '/session-invalid') expect(await stored()).not.toContain('example');
    },
  );

  it.each(oneOfEach(/^\w+: /, ([, , place]) => place))('%s, refused with %s, marks %s', async (_name, _refusal, place, sender, refusal) => {
    const [field = '', code = ''] = place.split(': ');
    const id = fieldIds[field] ?? field;
    await sendWithAnswer(sender, answerOf(refusal));
    // A wrong password is deleted, and its field gets the focus.
    const summary = await (code === 'PASSWORD_WRONG' ? errorSummaryWithFocusAt(id) : errorSummary());
    expect(summary).toEqual([fieldError(byId(id))]);
    expect(address()).toBe(sender.from === '/check-registration' ? '/register/enter-email' : sender.from);
  });

  it.each(oneOfEach(/^renewal/, byForm))(
    '%s, refused with %s, renews the session once, then ends it: %s',
    async (_name, _refusal, _place, sender, refusal) => {
      const { exits, typed } = await sendWithAnswer(sender, answerOf(refusal));
      await waitFor(() => expect(exits).toHaveLength(1));
      const { pathname, search } = returnAddress(exits, '/api/auth/auth-init?return-uri');
      expect([pathname, search, window.location.pathname]).toEqual([sender.retryAt, '', sender.from]);
      await unloadDocument();
      const second = await openAndSubmit(sender, typed);
      await expectPage('/session-timeout');
      expect(second.exits).toEqual([]);
    },
  );

  it.each(oneOfEach(/^firewall/, byForm))(
    '%s, refused by the %s, sends the browser there once, also with storage blocked: %s',
    async (_name, _refusal, _place, sender, refusal) => {
      vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
        throw new DOMException('blocked', 'SecurityError');
      });
      const { exits, typed } = await sendWithAnswer(sender, answerOf(refusal));
      await waitFor(() => expect(exits).toHaveLength(1));
      const { pathname, search, kind } = returnAddress(exits, '/api/login/waf-token?redirectUri');
      expect([pathname, kind]).toEqual([sender.retryAt ?? sender.from, 'firewall']);
      await unloadDocument();
      const page = sender.linked ? resetLink(sender.persona) : sender.from;
      const second = await visit(`${page}${page.includes('?') ? search.replace('?', '&') : search}`, { events: sender.events });
      await performAction(second, { ...sender, typed });
      // The user repeats the submission after the round trip.
      const questions: Partial<Record<string, string>> = {
        '/no-consent': '/consent-confirmation',
        '/proofing/submit': '/proofing/check-your-details',
      };
      await expectPage(questions[sender.from] ?? '/error');
      expect(second.exits).toEqual([]);
      expect(window.location.search).toBe('');
    },
  );
});

const sessionId = () =>
  (JSON.parse(decodeURIComponent(rawCookie('nhs-authorization-cookie') ?? '{}')) as { session_id?: string }).session_id;
const refusedCalls = () => world().calls.filter(({ status }) => (status ?? 500) >= 400);

it('hands the user over when /password, /otp and /authcode renew the session id', async () => {
  answer('session.renewed');
  const visited = await startSignIn('mobile');
  const ids = [sessionId()];
  await enterPassword(visited.user);
  await expectPage('/enter-mobile-code');
  ids.push(sessionId());
  await enterCode(visited.user, 'text');
  await expectPage('/nhs-login-consent');
  ids.push(sessionId());
  expect(new Set(ids).size).toBe(3);
  await agreeToShare(visited.user);
  expect(await expectHandOver(visited)).toEqual({ code: expect.any(String) as string, state });
  expect(refusedCalls()).toEqual([]);
});
