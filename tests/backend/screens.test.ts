import { routes } from '@/app/routes';
import type { FormErrors } from '@/forms/error-copy';
import { noChoice } from '@/journeys/duplicate-account/no-choice';
import { paths } from '@/paths';
import { visitOf } from '../../mocks/backend/http/visit';
import { scenarios } from '../../mocks/scenarios/scenarios';
import { journeys, variants } from '../../mocks/screens/screens';
import { codeSentTo, linkSentTo, world } from '../../mocks/server';
import { enterSituation } from '../../mocks/situation/situation';
import { openMock } from '../support/mock-pages';

const all = [...variants.values()];
const quoted = new Set(all.flatMap(({ variant: { shows = [] } }) => shows));

it('lists every address of the map once among the screens', () => {
  const addresses = Object.values(journeys).flatMap((screens) => Object.keys(screens));
  expect(addresses.toSorted()).toEqual([...routes.map(({ path }) => path)].toSorted());
});

it('finds the screens of each page at the path of the page', () => {
  const names = (files: object, root: string) => Object.keys(files).map((file) => file.slice(root.length).replace(/\.tsx?$/, ''));
  const pages = names(import.meta.glob('/src/journeys/**/*.tsx'), '/src/journeys/');
  const files = names(import.meta.glob(['/mocks/screens/*/**/*.ts', '!**/shared.ts']), '/mocks/screens/');
  // `/reset` shows the page of an unknown address.
  expect(files).toHaveLength(routes.length - 1);
  expect(files.filter((file) => !pages.includes(file))).toEqual([]);
});

it('gives screens ids that differ from those of scenarios', () =>
  expect(all.map(({ id }) => id).filter((id) => scenarios.has(id) || encodeURI(id) !== id)).toEqual([]));

it('refers in screens only to existing answers', () => {
  const unknown = all.flatMap(({ id, variant: { answers = [] } }) => answers.filter((answer) => !scenarios.has(answer)).map(() => id));
  expect(unknown).toEqual([]);
});

it('describes the effects of the actions of a screen', () =>
  expect(all.filter(({ variant: { does, shows = [] } }) => does && shows.length === 0).map(({ id }) => id)).toEqual([]));

it('shows the reference codes of the specifications on screens', () => {
  const words = [...quoted].join('\n');
  const codes = ['CID0003', 'CID0404', 'CID1004', 'CID1116', 'CID1119', 'CID2011', 'CID2012', 'CID2013', 'CID2014', 'CID7031'];
  expect(codes.filter((code) => !words.includes(code))).toEqual([]);
});

const isCopy = (value: unknown): value is FormErrors =>
  typeof value === 'object' && value !== null && Object.values(value).every((copy) => typeof copy?.summary === 'string');

/** Every table of error sentences in the app, by its file. */
const tables = Object.entries(
  import.meta.glob<Record<string, unknown>>(['/src/journeys/**/*.ts', '/src/forms/*.ts', '!/src/**/steps/**'], { eager: true }),
).flatMap(([file, exported]) =>
  Object.values(exported)
    .filter(isCopy)
    .map((copy) => [file, copy] as const),
);

it.each([...tables, ['of a duplicate', noChoice(true)] as const, ['of a duplicate without replacement', noChoice(false)] as const])(
  'includes on the screens every error sentence of %s',
  (_file, table) => {
    const missing = Object.entries(table).flatMap(([code, { summary, field }]) =>
      [summary, field].filter((sentence) => !quoted.has(sentence)).map((sentence) => `${code}: ${sentence}`),
    );
    expect(missing).toEqual([]);
  },
);

it('gives addresses different page titles, unless the specifications share their headings', () => {
  const headings = all
    .filter(({ id, address }) => id.endsWith('.usual') && address !== paths.root && address !== paths.proofing.root)
    .map(({ variant: { heading } }) => heading);
  const shared = [...new Set(headings.filter((heading, index) => headings.indexOf(heading) !== index))];
  expect(shared.toSorted()).toEqual([
    ...['Check your email', 'Checking your details', 'Enter the security code', 'Something went wrong', 'There was a problem'],
    ...['This security code has expired', 'We cannot find that page', 'You cannot continue', 'You cannot use your login'],
  ]);
});

const gallery = (query = '') => openMock(`/mock/gallery${query}`);

it('lists in the gallery every screen with its kind and its sentences', async () => {
  const document = await gallery();
  const kindOf = (id: string) => document.querySelector(`[data-id="${id}"]`)?.closest('li')?.dataset.kind;
  expect(document.querySelectorAll('li[data-kind]')).toHaveLength(variants.size);
  expect(kindOf('enter-email.usual')).toBe('usual');
  expect(kindOf('mobile-code-expired.usual')).toBe('error');
  expect(kindOf('enter-email.waiting')).toBe('waiting');
  expect(kindOf('accessibility.usual')).toBe('usual');
  expect(kindOf('otp-attempts-exceeded.usual')).toBe('locked');
  expect(new Set([...document.querySelectorAll<HTMLElement>('li[data-kind]')].map(({ dataset }) => dataset.kind)).size).toBe(4);
  const shows = document.querySelector<HTMLElement>('[data-id="enter-email.usual"]')?.dataset.shows;
  expect(shows).toMatch(/^Enter your email address/);
});

it('groups the screens of the gallery by address, each with the number of its variants', async () => {
  const document = await gallery();
  const parts = [...document.querySelectorAll<HTMLElement>('.address')];
  const [email] = parts.filter((part) => part.querySelector('h3 a')?.textContent === '/enter-email');
  expect(email?.querySelector('h3 a')?.getAttribute('href')).toBe('/mock/gallery?address=%2Fenter-email');
  const listed = [...(email?.querySelectorAll('li a') ?? [])].map((link) => link.getAttribute('data-id') ?? '');
  expect(listed.filter((id) => !id.startsWith('enter-email.'))).toEqual([]);
  expect(email?.querySelector('summary')?.textContent).toBe(`${listed.length} variants`);
  expect(parts).toHaveLength(new Set([...variants.values()].map(({ address }) => address)).size);
});

it.each([
  ['', ['/']],
  ['?scenario=enter-email.usual', ['/', '/enter-email']],
])('opens in the gallery the first address or that of the selected screen: %s', async (query, addresses) => {
  const document = await gallery(query);
  const open = [...document.querySelectorAll('.address')].filter((part) => part.querySelector('details')?.open);
  expect(open.map((part) => part.querySelector('h3 a')?.textContent)).toEqual(addresses);
});

it('expands in the gallery every address with a search result', async () => {
  const document = await gallery('?search=password');
  const folded = [...document.querySelectorAll('.address:not([hidden])')].filter((part) => !part.querySelector('details')?.open);
  expect(folded).toEqual([]);
});

it('filters the gallery before its script has loaded', async () => {
  const document = await gallery('?search=/Log-in-password&kind=locked');
  const shown = [...document.querySelectorAll<HTMLElement>('li[data-kind]')].filter((item) => !item.hidden);
  expect(shown.length).toBeGreaterThan(0);
  expect(shown.every(({ dataset }) => dataset.kind === 'locked' && dataset.words?.includes('/log-in-password'))).toBe(true);
  expect(document.getElementById('found')?.textContent).toBe(`${shown.length} of ${variants.size} screens`);
  expect(document.querySelector<HTMLSelectElement>('#kind')?.value).toBe('locked');
  const withNone = [...document.querySelectorAll<HTMLElement>('.address:not([hidden])')].filter(
    (part) => !part.querySelector('li:not([hidden])'),
  );
  expect(withNone).toEqual([]);
});

it('renders a gallery page for each address with a picture of each variant', async () => {
  const document = await gallery('?address=/enter-email');
  const ids = [...document.querySelectorAll<HTMLElement>('.picture')].map(({ dataset }) => dataset.id);
  expect(ids).toEqual([...variants.values()].filter(({ address }) => address === '/enter-email').map(({ id }) => id));
  expect(document.querySelector('.picture a')?.getAttribute('href')).toBe('/mock/gallery?search=%2Fenter-email&scenario=enter-email.usual');
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
