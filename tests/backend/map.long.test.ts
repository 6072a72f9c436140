import { readFileSync } from 'node:fs';
import { addresses } from '@/paths';
import { visitOf } from '../../mocks/backend/http/visit';
import { readApp } from '../../mocks/map/app-edges';
import { dotOf } from '../../mocks/map/dot';
import { anyCall, type Edge, everyPage, isPlace, lineOf } from '../../mocks/map/edge';
import { journeyMap } from '../../mocks/map/journey-map';
import { transitionsFile, transitionsText } from '../../mocks/map/known-transitions';
import { countTests, isOnMap } from '../../mocks/map/recorded-journeys';
import { byAutofill, byGuard, onArrival } from '../../mocks/map/transitions';
import { variants } from '../../mocks/screens/screens';
import { codeSentTo, linkSentTo, world } from '../../mocks/server';
import { enterSituation } from '../../mocks/situation/situation';
import { addresses as rows } from '../support/addresses';
import { uncoveredTransitions } from '../support/uncovered-transitions';

describe('map', () => {
  let edges: Edge[] = [];
  let unshown: string[] = [];
  const known = new Set(rows.map(([path]) => path));

  beforeAll(async () => {
    // Some pages log missing data.
    const logged = vi.spyOn(console, 'error').mockImplementation(() => undefined);
    ({ edges, unshown } = await readApp());
    logged.mockRestore();
  }, 120_000);

  it('draws a box for every address on the map', async () => {
    const { pages } = await journeyMap(edges);
    expect(pages.map(({ path }) => path).sort()).toEqual([...known].sort());
    for (const address of addresses) expect(known).toContain(address);
  });

  it('matches the map with /mock/map: otherwise run `node scripts/map.mjs`', () =>
    expect(transitionsText(edges)).toBe(readFileSync(transitionsFile, 'utf8')));

  it.each([
    '/log-in-password /enter-email link: Back',
    '/log-in-password /enter-email guard: emailKnown',
    '/no-consent /consent-confirmation redirect: ',
    '/log-in-password /account-disabled outcome: Continue, password: CID2013 Account is disabled',
    '/get-call-landline /call-failed fallback: Call my landline now, trigger-otp landline: any other error',
    '/mobile-code-expired /get-call-landline form: Call my landline to get a new security code',
    '/authcode ‹client service› answer: on arrival, authcode',
    '‹session renewed, firewall passed› /check-login return: password',
    '‹any call› /session-invalid outcome: any call: 451',
    '‹every page› /accessibility link: Accessibility statement',
  ])('draws on the map a transition of each kind: %s', (line) => expect(edges.map(lineOf)).toContain(line));

  it('names each button of a listed transition as a screen of its page does', () => {
    const links = ['If nothing has opened, use your password', 'Try again', 'Back', 'Log in again', 'any link of its list'];
    expect(unshown.sort()).toEqual([byGuard, onArrival, byAutofill, ...links].sort());
  });

  it('draws common transitions of all calls and pages once on the map', () => {
    const common = new Set(edges.filter(({ from: begins }) => begins === anyCall).map(({ to }) => to));
    expect([...common].filter((to) => !isPlace(to)).sort()).toEqual(['/error', '/service-busy', '/session-invalid', '/session-timeout']);
    expect([...new Set(edges.filter(({ to }) => to === '/service-busy').map(({ from: begins }) => begins))]).toEqual([anyCall]);
    expect([...new Set(edges.filter(({ to }) => to === '/accessibility').map(({ from: begins }) => begins))]).toEqual([everyPage]);
  });

  it('draws transitions of the map only to existing addresses', () =>
    expect(edges.flatMap((edge) => [edge.from, edge.to]).filter((end) => !known.has(end) && !isPlace(end))).toEqual([]));

  it('draws a transition to every address of the map except those opened from outside', () => {
    const reached = new Set(edges.map(({ to }) => to));
    expect([...known].filter((address) => !reached.has(address))).toEqual([
      '/', // the start page for clients
      '/check-reset-password', // the bot check returns here, by its own settings
      '/failed-eligibility', // the auth API redirects here
      '/reset', // no page
      '/reset/new-password', // in an email
      '*', // no page
    ]);
  });

  it('finds on the map every uncovered transition that is listed with a reason', () => {
    const lines = edges.map(lineOf);
    expect(Object.keys(uncoveredTransitions).filter((line) => !lines.includes(line))).toEqual([]);
    expect(Object.values(uncoveredTransitions).filter((reason) => !/^[A-Z].{20,}\.$/.test(reason))).toEqual([]);
  });

  it('draws each address of the map once in its journey, as a link to the gallery', () => {
    const dot = dotOf({ pages: [{ path: '/a', journey: 'b' }], edges: [], testCounts: new Map(), tests: 0 });
    expect(dot).toContain('label="b"');
    expect(dot).toContain('URL="/mock/gallery?search=%2Fa"');
    expect(dot).toContain('no transition from the app');
  });

  const map: Edge[] = [
    { from: '/a', to: '/b', kind: 'form' },
    { from: anyCall, to: '/error', kind: 'fallback' },
    { from: '‹bot check›', to: '/c', kind: 'return' },
    { from: '/b', to: '‹client service›', kind: 'answer' },
  ];
  it.each([
    ['is on the map from address to address', '/a', '/b', true],
    ['is not on the map the other way round', '/b', '/a', false],
    ['is on the map as the target of any call', '/b', '/error', true],
    ['is not on the map as the target of another site only', '/b', '/c', false],
    ['is on the map when it begins outside', 'https://client.example', '/c', true],
    ['is on the map out of the app', '/b', 'https://client.example', true],
    ['is not on the map out of the app from another page', '/a', 'https://client.example', false],
    ['is on the map when the same page is shown again', '/c', '/c', true],
  ])('finds whether the map has the move of a test as a transition: %s', (_name, from, to, expected) => {
    expect(isOnMap(map, { from, to }, new Set(['/a', '/b', '/c', '/error']))).toBe(expected);
  });

  describe('covered transition', () => {
    const edge = (given: Partial<Edge>): Edge => ({ from: '/a', to: '/b', kind: 'link', ...given });
    const ofRow = (row: Edge['row']) => edge({ kind: 'outcome', row });
    const refused = { status: 429, code: 'CID2013', texts: ['OTP attempts exceeded.'] };
    const times = (edge: Edge, move: { from?: string; to?: string; refusals?: (typeof refused)[] }) => {
      const one = { test: 'one', moves: [{ from: '/a', to: '/b', refusals: [], ...move }] };
      return countTests([edge], [one, { test: 'another', moves: [] }], new Set(['/a', '/b'])).get(edge);
    };

    it.each<[string, Edge, Parameters<typeof times>[1], number]>([
      ['by the same move', edge({}), {}, 1],
      ['not by another one', edge({}), { to: '/c' }, 0],
      ['not the other way round', edge({}), { from: '/b', to: '/a' }, 0],
      ['as a row, when its text was the answer', ofRow({ message: 'otp attempts exceeded' }), { refusals: [refused] }, 1],
      ['as a row, by the last answer', ofRow({ status: 503 }), { refusals: [{ ...refused, status: 503 }, refused] }, 0],
      ['as a row, not by another text', ofRow({ message: 'OTP requests exceeded' }), { refusals: [refused] }, 0],
      ['as a row without a code, not with one', ofRow({ status: 429, code: '' }), { refusals: [refused] }, 0],
      ['as a row, not without an answer', ofRow({}), {}, 0],
      ['as a fallback, only with an answer', edge({ kind: 'fallback' }), {}, 0],
      ['as a guard, only without one', edge({ kind: 'guard' }), { refusals: [refused] }, 0],
      ['from any page, by any of them', edge({ from: everyPage }), {}, 1],
      ['from any page, not from outside', edge({ from: everyPage }), { from: '/mock/start' }, 0],
      ['out of the app', edge({ to: '‹client service›' }), { to: '/mock/callback' }, 1],
      ['back into it', edge({ from: '‹bot check›', kind: 'return' }), { from: '/api/auth/waf-token' }, 1],
      ['to no known address', edge({ to: '*' }), { to: '/no/such-page' }, 1],
    ])('counts a test as covering a transition: %s', (_name, edge, move, count) => expect(times(edge, move)).toBe(count));
  });
});

it('puts every confirmation or reset email of a screen into the inbox', async () => {
  let looked = 0;
  for (const { id, address, variant } of variants.values()) {
    await enterSituation(await visitOf(new Request('http://localhost:3000/mock'), {}), address, variant);
    for (const { email, emailCode, reset } of world().accounts) {
      if (emailCode) expect(codeSentTo(email), id).toBe(emailCode.digits);
      if (reset) expect(linkSentTo(email), id).toContain(reset.code);
      looked += Number(Boolean(emailCode)) + Number(Boolean(reset));
    }
    for (const { code } of world().sessions.values()) {
      if (code) expect(world().inbox[0]?.code, id).toBe(code.digits);
      looked += Number(Boolean(code));
    }
  }
  expect(looked).toBeGreaterThan(50);
});
