import { waitFor } from '@testing-library/react';
import { HttpResponse } from 'msw';
import { exchangeAuthcode } from '@/journeys/authcode/steps/exchange-authcode';
import { replacementRequested } from '@/state/events';
import { exampleClient } from '../../mocks/backend/provider/example-client';
import { answersOf } from '../../mocks/screens/proofing-answers';
import {
  arrival,
  authApiFailed,
  bodiesOf,
  expectConsoleMessage,
  openSteps,
  rawCookie,
  recordSends,
  rowsOf,
  tokenOf,
  waitForIdle,
} from '../support/environment';
import { button, expectPage, fillAndContinue, unloadDocument, visit } from '../support/user';

const back = 'https://client.example/back?code=1';
const handedOver = { kind: 'leave', url: back, signOut: 'handedOver' };
const outcomeOf = (answered: object) => {
  recordSends(answered);
  return openSteps().run(exchangeAuthcode);
};

it('requests the authorisation code with the parameters of the client service and hands the user over', async () => {
  const oidc = { client_id: 'client', state: 'a' };
  const sent = recordSends({ Location: back });
  const { run, state } = openSteps(arrival({ fromCookie: oidc }));
  expect(await run(exchangeAuthcode)).toEqual(handedOver);
  expect(bodiesOf(sent)).toEqual([['POST /api/auth/authcode', oidc]]);
  expect(state().journey).toMatchObject({ loggedIn: true, gpRecordChecked: false });
});

it('stores and reads an identity token of the answer to authcode', async () => {
  const id_token = tokenOf({ account_id: 'account-1', gp_record_checked: true });
  recordSends({ id_token, Location: back });
  const { run, state } = openSteps();
  expect(await run(exchangeAuthcode)).toEqual(handedOver);
  expect(rawCookie('id_token')).toBe(encodeURIComponent(id_token));
  expect(state().journey.gpRecordChecked).toBe(true);
});

it('preserves the identity token without one in the answer to authcode', async () => {
  recordSends({ Location: back });
  const { run } = openSteps();
  const before = rawCookie('id_token');
  await run(exchangeAuthcode);
  expect(rawCookie('id_token')).toBe(before);
});

it('continues at an error when the browser refuses the cookie of the identity token', async () => {
  recordSends({ id_token: tokenOf({ account_id: 'account-1' }), Location: back });
  const { run, state } = openSteps();
  vi.spyOn(document, 'cookie', 'set').mockReturnValue();
  expect(await run(exchangeAuthcode)).toEqual({ kind: 'go', to: '/error' });
  expect(state().journey.loggedIn).toBe(false);
});

it.each([
  [{ terms_update_required: true, Location: back }, '/terms-update'],
  [{ terms_update_required: true, consent_required: true, Location: back }, '/terms-update'],
  [{ terms_update_required: true, Location: '/proofing/find-nhs-record' }, '/terms-update'],
  [{ consent_required: true, Location: back }, '/nhs-login-consent'],
])('continues for the authorisation code answer %j at %s before the hand-over', async (answered, to) => {
  expect(await outcomeOf(answered)).toEqual({ kind: 'go', to });
});

it.each(['consent_required', 'terms_update_required'])(
  'continues at an error for an unreadable %s of the authcode answer',
  async (flag) => {
    expectConsoleMessage(authApiFailed);
    expect(await outcomeOf({ [flag]: 'yes', Location: back })).toEqual({ kind: 'go', to: '/error' });
  },
);

const longLocation = `https://client.example/back?state=${'a'.repeat(9000)}`;

it.each<[string, string, string]>([
  ['spaces', ' https://client.example/back?code=1&state=a b\n', 'https://client.example/back?code=1&state=a%20b'],
  ['a line break and a backslash', 'https://client.example/back?state=a\nb\\c', 'https://client.example/back?state=a%0Ab%5Cc'],
  ['9,000 characters', longLocation, longLocation],
])('sends the browser to the encoded location of an authorisation code with %s', async (_with, Location, url) => {
  expect(await outcomeOf({ Location })).toEqual({ kind: 'leave', url, signOut: 'handedOver' });
});

it.each([
  '',
  'javascript:alert(1)',
  '//evil.example/',
  'http://client.example/back',
  'http://localhost:3000.evil.example/proofing/find-nhs-record',
  'http://localhost:3000@evil.example/proofing/find-nhs-record',
  'http://localhost:3000\\proofing\\find-nhs-record',
  ['/proofing/find-nhs-record'],
  '/authcode',
  '/%61uth%43ode',
  ' /authcode\n',
  '/other/%2e%2E/authcode?a=b#c',
  'HTTP://LOCALHOST:3000//authcode/?a=b',
])('refuses the location %j of the authorisation code', async (Location) => {
  expect(await outcomeOf({ Location })).toEqual({ kind: 'go', to: '/error' });
});

it.each([
  ['/proofing/find-nhs-record', '/proofing/find-nhs-record'],
  ['http://localhost:3000/proofing/know-nhs-number?noMatch', '/proofing/know-nhs-number?noMatch'],
  ['/Proofing//Enter-Name/', '/proofing/enter-name'],
  ['/proofing/find-nhs-record?client_id=example%20one&a=b', '/proofing/find-nhs-record?client_id=example%20one&a=b'],
  ['http://localhost:3000/proofing/find-nhs-record/?client_id=one', '/proofing/find-nhs-record?client_id=one'],
  ['/proofing/other/../find-nhs-record', '/proofing/find-nhs-record'],
  ['/proofing', '/proofing'],
  ['http://localhost:3000/proofing/', '/proofing'],
])('treats the location %s as a page of this app, where the match starts', async (Location, to) => {
  expect(await outcomeOf({ Location })).toEqual({ kind: 'go', to });
});

it.each(
  rowsOf([
    ['sentToProof', '/pyi', '/pyi/patient-online/gp-connect?a=b', 'http://localhost:3000/pyi/', '/proofing/unknown', '/proofing/a/b?c'],
    ['sentToProof', 'http://localhost:3000/proofing/find-nhs-record-of-somebody-else'],
    ['handedOver', '/pyi-other', '/other/pyi', '/enter-email', '/proofing-other', '/proofing/../other', 'https://client.example/pyi'],
    ['handedOver', 'https://client.example/proofing/enter-name', 'https://localhost:3000/proofing/find-nhs-record'],
    ['handedOver', 'https://login.example.evil/proofing/', 'http://localhost:3000/proofing/../enter-email'],
  ]),
)('sends the browser to the location %s, and the sign-in is %s', async (Location, signOut) => {
  expect(await outcomeOf({ Location })).toEqual({ kind: 'leave', url: Location, signOut });
});

describe('circle of answers', () => {
  const loggedIn = { persona: 'mobile', upTo: 'identity-token' } as const;

  interface Answered {
    status?: number;
    json: object;
  }
  /** Answers a call with each answer in turn. The returned function counts the requests so far, of this path or of another. */
  function answering(path: string, ...answers: readonly Answered[]) {
    const requests = (counted = path) => sent.filter(({ call }) => call.endsWith(counted)).length;
    const sent = recordSends(exampleClient, (call) => {
      if (!call.endsWith(path)) return undefined;
      const { status = 200, json } = answers[(requests() - 1) % answers.length] as Answered;
      return HttpResponse.json(json, { status });
    });
    return requests;
  }

  /** Opens an address in document after document, as a browser that is sent back from each exit, until a page stays. */
  async function circle(path: string, first: Parameters<typeof visit>[1] = {}) {
    for (let documents = 0; documents < 5; documents += 1) {
      const { exits } = await visit(path, { ...(documents === 0 && first), whole: false });
      await waitForIdle();
      if (exits.length === 0) return;
      await unloadDocument();
    }
  }

  const otherSite = { json: { Location: '/pyi/again' } };
  it.each<[string, ...Answered[]]>([
    ['the front end that proves identity redirects back', otherSite],
    ['the client service redirects back', { json: { Location: back } }],
    ['the firewall blocks every other request', { status: 405, json: {} }, otherSite],
  ])('requests the authorisation code twice if %s', async (_what, ...answers) => {
    expectConsoleMessage(authApiFailed);
    const requests = answering('/authcode', ...answers);
    await circle('/authcode', loggedIn);
    await expectPage('/error', 'Something went wrong');
    expect(requests()).toBe(2);
  });

  it.each([
    ['with storage', () => undefined],
    ['without storage', () => vi.stubGlobal('sessionStorage', undefined)],
  ])('requests the authorisation code twice %s if a guard of its location returns to /authcode', async (_what, prepare) => {
    prepare();
    const requests = answering('/authcode', { json: { Location: '/proofing/duplicate-nhs-number' } });
    await visit('/authcode', { ...loggedIn, events: [replacementRequested()], whole: false });
    await expectPage('/error', 'Something went wrong');
    expect(requests()).toBe(2);
  });

  it('looks a user up once if the authorisation code returns to /proofing/submit', async () => {
    const requests = answering('/authcode', { json: { Location: '/proofing/submit' } });
    const submitted = { events: answersOf('uplift', 'number'), state: { submitted: true } };
    await visit('/proofing/submit', { ...loggedIn, ...submitted, whole: false });
    await expectPage('/proofing/p5-already-completed');
    expect([requests('/p5-uplift-nhs-known'), requests()]).toEqual([1, 1]);
  });

  it('requests a reset email twice if its bot check is the page itself', async () => {
    const requests = answering('/forgot-password', { status: 405, json: {} }, { json: { redirect_uri: '/check-forgot-password' } });
    const { user } = await visit('/forgotten-password', { persona: 'mobile' });
    await fillAndContinue(user, 'user-email', 'mobile@example.com');
    await waitForIdle();
    await unloadDocument();
    await circle('/check-forgot-password');
    expect(requests()).toBe(2);
  });

  it.each<[string, () => unknown]>([
    [
      'a click',
      async () => {
        const { user } = await visit('/terms-update');
        await user.click(button('Agree and continue'));
      },
    ],
    [
      'a link',
      async () => {
        const { user } = await visit('/proofing/p5-already-completed', { events: answersOf('uplift', 'number') });
        await user.click(button('Continue'));
      },
    ],
    [
      'a form that was sent',
      async () => {
        const { user } = await visit('/enter-email');
        await fillAndContinue(user, 'user-email', 'mobile@example.com');
        await waitForIdle();
        await unloadDocument();
        await visit('/authcode', { whole: false });
      },
    ],
    [
      'a reload',
      async () => {
        vi.spyOn(performance, 'getEntriesByType').mockReturnValue([{ type: 'reload' } as PerformanceNavigationTiming]);
        await visit('/authcode', { whole: false });
      },
    ],
    [
      'a minute on another site',
      async () => {
        vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 60_000 });
        await visit('/authcode', { whole: false });
      },
    ],
  ])('requests the authorisation code again after %s', async (_what, happens) => {
    const requests = answering('/authcode', otherSite);
    await visit('/authcode', { ...loggedIn, whole: false });
    await waitForIdle();
    await unloadDocument();
    await visit('/authcode', { whole: false });
    await waitForIdle();
    await unloadDocument();
    expect(requests()).toBe(2);
    await happens();
    await waitFor(() => expect(requests()).toBe(3));
  });
});
