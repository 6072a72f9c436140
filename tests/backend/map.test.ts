import { checkCoverage } from '../../mocks/map/coverage';
import { dotOf } from '../../mocks/map/dot';
import { mapOf } from '../../mocks/map/drawing';
import { type Edge, lineOf } from '../../mocks/map/edge';
import { knownTransitions } from '../../mocks/map/known-transitions';
import { isUsual, partOf, pathTo } from '../../mocks/map/part';
import { shares } from '../../mocks/map/style';
import { openMock } from '../support/mock-pages';

const map = mapOf(knownTransitions());
const transitionsTo = (address: string) => pathTo(map, address)?.map(({ from, to }) => `${from} ${to}`);

it('draws on a part of the map its own transitions, and without failures only the usual ones', () => {
  const usual = partOf(map, 'Security code', false).edges;
  const all = partOf(map, 'Security code', true).edges;
  expect(usual.length).toBeGreaterThan(5);
  expect(all.length).toBeGreaterThan(usual.length);
  const lines = usual.map(lineOf);
  expect(lines).toContain('/enter-mobile-code /authcode answer: Continue, otp mobile');
  expect(usual.filter(({ kind, to }) => kind === 'outcome' || kind === 'guard' || kind === 'fallback' || to === '/error')).toEqual([]);
  expect(all.filter(({ to }) => to === '/error')).not.toEqual([]);
});

it.each<[Edge['kind'], string, boolean]>([
  ['answer', '/log-in-password', true],
  ['link', '/login', true],
  ['answer', '/error', false],
  ['guard', '/login', false],
  ['outcome', '/login', false],
  ['fallback', '/login', false],
])('marks a transition by %s to %s as usual or not: %s', (kind, to, usual) => {
  expect(isUsual(map, { from: '/enter-email', to, kind })).toBe(usual);
});

it.each([
  ['/', []],
  ['/enter-email', ['/ /enter-email']],
  ['/log-in-password', ['/ /enter-email', '/enter-email /log-in-password']],
  ['/enter-mobile-code', ['/ /enter-email', '/enter-email /log-in-password', '/log-in-password /enter-mobile-code']],
  ['/cookies', ['/ /enter-email', '‹every page› /cookies']],
  // The pages that external links open.
  ['/reset/new-password', []],
  ['/reset/link-used', ['/reset/new-password /reset/link-used']],
  ['/nowhere', undefined],
])('finds the path from the start to %s', (address, steps) => expect(transitionsTo(address)).toEqual(steps));

it('finds a path from the start for every address', () =>
  expect(map.pages.map(({ path }) => path).filter((path) => !pathTo(map, path))).toEqual([]));

const opened = (query: string) => openMock(`/mock/map${query}`);
const boxes = (document: Document) => [...document.querySelectorAll('.map-drawing .node a')].map((box) => box.getAttribute('href') ?? '');

it('opens the page of the map on one journey with its usual transitions', async () => {
  const document = await opened('');
  expect(document.querySelector('h2')?.textContent).toContain('Entry and login: usual transitions');
  expect(document.querySelector('nav [aria-current]')?.textContent).toContain('Entry and login');
  expect(document.querySelector('#transitions')?.textContent).not.toContain('a row of the error table');
  expect(boxes(document)).toContain('/mock/map?journey=Entry+and+login&to=%2Fenter-email#path');
});

it('shows failures on the map by a switch that is preserved between journeys', async () => {
  const document = await opened('?journey=Passkeys&failures=1');
  expect(document.querySelector('#transitions')?.textContent).toContain('a row of the error table');
  expect(document.querySelector('#failures')?.textContent).toContain('Leave failures out');
  expect(document.querySelector('nav a:not([aria-current])')?.getAttribute('href')).toBe('/mock/map?journey=Entry+and+login&failures=1');
});

it('describes the path to a clicked box of the map in its journey', async () => {
  const document = await opened('?to=/enter-mobile-code');
  expect(document.querySelector('nav [aria-current]')?.textContent).toContain('Security code');
  expect([...document.querySelectorAll('#path li')].map((step) => step.textContent)).toEqual([
    '/ → /enter-email: redirect',
    expect.stringContaining('/enter-email → /log-in-password: Continue'),
    expect.stringContaining('/log-in-password → /enter-mobile-code: Continue'),
  ]);
  expect(document.querySelector('#path a')?.getAttribute('href')).toBe('/mock/gallery?search=%2Fenter-mobile-code');
});

it('shows the key of the lines above the map', async () => {
  const document = await opened('');
  const key = document.querySelector('.map-key');
  expect(key?.compareDocumentPosition(document.querySelector('.map-drawing') ?? document)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
  expect(key?.querySelectorAll('li')).toHaveLength(map.tests > 0 ? 3 : 1);
});

it('draws every line of the map in grey only when no test was recorded', () => {
  const grey = `color="${shares.unrecorded.colour}"`;
  const lines = (tests: number) => dotOf({ ...map, tests }).match(/->.*/g) ?? [];
  expect(lines(0).filter((line) => !line.includes(grey))).toEqual([]);
  expect(lines(1).filter((line) => line.includes(grey))).toEqual([]);
});

it('lists every address of the map with its journey for the search', async () => {
  const document = await opened('?journey=nothing&to=/nowhere');
  expect(document.querySelector('nav [aria-current]')?.textContent).toContain('Entry and login');
  expect(document.querySelector('#path')).toBeNull();
  expect(document.querySelectorAll('#places a')).toHaveLength(map.pages.length);
});
describe('computation of the transitions', () => {
  const edgeTo = (to: string): Edge => ({ from: '/a', to, kind: 'link', words: 'Go' });
  const [covered, left] = [edgeTo('/b'), edgeTo('/c')];
  const map = { edges: [covered, left], testCounts: new Map([covered, left].map((edge, index) => [edge, index === 0 ? 2 : 0])) };

  it.each<[string, Record<string, string>, string[], string]>([
    ['requires a reason', {}, ['Not covered by a test, and no reason is given: /a /c link: Go'], '0 with a reason, 1 without'],
    ['accepts a reason', { '/a /c link: Go': 'Because.' }, [], '1 with a reason, 0 without'],
    [
      'reports an obsolete reason',
      { '/a /c link: Go': 'Because.', '/a /b link: Go': 'Because.', '/a /d link: Go': 'Because.' },
      ['Covered now, so delete its reason: /a /b link: Go', 'No longer on the map, so delete its reason: /a /d link: Go'],
      '1 with a reason, 0 without',
    ],
  ])('compares untested transitions with the reasons, and %s', (_name, reasons, faults, summary) => {
    expect(checkCoverage(map, reasons)).toEqual({ summary: `1 of 2 transitions covered, ${summary}`, faults });
  });
});
