import { routes } from '@/app/routes';
import type { FormErrors } from '@/forms/error-copy';
import { noChoice } from '@/journeys/duplicate-account/duplicate-nhs-number';
import { paths } from '@/paths';
import { visitOf } from '../../mocks/backend/http/visit';
import rendered from '../../mocks/map/rendered.json';
import { scenarios } from '../../mocks/scenarios/scenarios';
import { journeys, variants } from '../../mocks/screens/screens';
import { codeSentTo, linkSentTo, world } from '../../mocks/server';
import { enterSituation } from '../../mocks/situation/situation';
import { openMock } from './mock-requests';

const all = [...variants.values()];
const quoted = new Set(all.flatMap(({ variant: { shows = [] } }) => shows));

it('lists every address of the map once among the screens', () => {
  const addresses = Object.values(journeys).flatMap((screens) => Object.keys(screens));
  expect(addresses.toSorted()).toEqual([...routes.map(({ path }) => path)].toSorted());
});

it('finds every address in mocks/map/rendered.json: otherwise run npx vitest run tests/pages/map.long.test.tsx -u', () =>
  expect(Object.keys(rendered)).toEqual(
    expect.arrayContaining(Object.values(journeys).flatMap((screens) => Object.keys(screens).filter((path) => path !== '*'))),
  ));

it('finds the screens of each page in the file of its journey', () => {
  const pages = Object.keys(import.meta.glob('/src/journeys/**/*.tsx'));
  const files = import.meta.glob<{ default?: object }>('/mocks/screens/*.ts', { eager: true });
  const nameOf: Readonly<Record<string, string>> = { '/': '/root', '*': '/not-found', '/reset': '/not-found' };
  const expected = Object.entries(files).flatMap(([file, { default: screens = {} }]) =>
    Object.keys(screens).map((address) =>
      file.replace('/mocks/screens', '/src/journeys').replace('.ts', (nameOf[address] ?? address).replace(/.*\//, '/') + '.tsx'),
    ),
  );
  expect(expected).toHaveLength(routes.length);
  expect(expected.filter((page) => !pages.includes(page))).toEqual([]);
});

it('gives screens ids that differ from those of scenarios, and refers in them only to existing answers', () => {
  expect(all.map(({ id }) => id).filter((id) => scenarios.has(id) || encodeURI(id) !== id)).toEqual([]);
  const answers = all.flatMap(({ variant: { answers = [] } }) => answers);
  expect(answers.filter((answer) => !scenarios.has(answer))).toEqual([]);
});

const isCopy = (value: unknown): value is FormErrors =>
  typeof value === 'object' && value !== null && Object.values(value).every((copy) => typeof copy?.summary === 'string');

const tables = Object.entries(
  import.meta.glob<Record<string, unknown>>(['/src/{journeys,forms}/**/*.{ts,tsx}', '!/src/**/{steps,dev}/**'], { eager: true }),
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
    expect(missing, 'If the specification has changed a sentence, change it in mocks/screens too').toEqual([]);
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

const gallery = async (query = '') =>
  [...(await openMock(`/mock/gallery${query}`)).querySelectorAll<HTMLElement>('li[data-kind]')].map((item) => ({
    kind: item.dataset.kind,
    link: item.querySelector('a')?.getAttribute('href'),
  }));

const linkTo = (id: string) => `/mock?scenario=${id}`;

it('links in the gallery to every screen, and puts none with an error sentence into the usual group', async () => {
  expect((await gallery()).map(({ link }) => link)).toEqual([...variants.keys()].map(linkTo));
  const usual = new Set((await gallery('?kind=usual')).map(({ link }) => link));
  const sentences = tables.flatMap(([, table]) => Object.values(table).flatMap(({ summary, field }) => [summary, field]));
  // Two pages have the sentence as a hint, before a mistake.
  const submitted = all.filter(({ id }) => !id.endsWith('.usual') && usual.has(linkTo(id)));
  const wrong = submitted.filter(({ variant: { shows = [] } }) => shows.some((text) => sentences.includes(text)));
  expect(wrong.map(({ id }) => id)).toEqual([]);
});

it('filters the gallery by text and group', async () => {
  const shown = await gallery('?search=/Log-in-password&kind=locked');
  expect(shown.length).toBeGreaterThan(0);
  expect(shown.every(({ kind, link }) => kind === 'locked' && link?.startsWith(linkTo('log-in-password.')))).toBe(true);
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
