import { describe, expect, it } from 'vitest';
import { routes } from '@/app/routes';
import type { FormErrors } from '@/forms/error-copy';
import { noChoice } from '@/journeys/duplicate-account/no-choice';
import { paths } from '@/paths';
import { scenarios } from '../../mocks/scenarios/scenarios';
import { journeys, variants } from '../../mocks/screens/screens';

const all = [...variants.values()];
const said = new Set(all.flatMap(({ variant: { says = [] } }) => says));

describe('screen registry', () => {
  it('has every address of the map once', () => {
    const addresses = Object.values(journeys).flatMap((screens) => Object.keys(screens));
    expect(addresses.toSorted()).toEqual([...routes.map(({ path }) => path)].toSorted());
  });

  it('has ids that differ from those of scenarios', () => {
    expect(all.map(({ id }) => id).filter((id) => scenarios.has(id) || encodeURI(id) !== id)).toEqual([]);
  });

  it('refers only to existing answers', () => {
    const unknown = all.flatMap(({ id, variant: { answers = [] } }) => answers.filter((answer) => !scenarios.has(answer)).map(() => id));
    expect(unknown).toEqual([]);
  });

  it('describes the effects of its actions', () => {
    expect(all.filter(({ variant: { does, says = [] } }) => does && says.length === 0).map(({ id }) => id)).toEqual([]);
  });

  it('shows the reference codes of the specifications', () => {
    const words = [...said].join('\n');
    const codes = ['CID0003', 'CID0404', 'CID1004', 'CID1116', 'CID1119', 'CID2011', 'CID2012', 'CID2013', 'CID2014', 'CID7031'];
    expect(codes.filter((code) => !words.includes(code))).toEqual([]);
  });
});

const isCopy = (value: unknown): value is FormErrors =>
  typeof value === 'object' && value !== null && Object.values(value).every((copy) => typeof copy?.summary === 'string');

/** Every table of error sentences in the app, by the file that it stands in. */
const tables = Object.entries(
  import.meta.glob<Record<string, unknown>>(['/src/journeys/**/*.ts', '/src/forms/*.ts', '!/src/**/steps/**'], { eager: true }),
).flatMap(([file, exported]) =>
  Object.values(exported)
    .filter(isCopy)
    .map((copy) => [file, copy] as const),
);

describe('error sentences on the screens', () => {
  it.each([...tables, ['of a duplicate', noChoice(true)] as const, ['of a duplicate without replacement', noChoice(false)] as const])(
    'include every sentence of %s',
    (_file, table) => {
      const missing = Object.entries(table).flatMap(([code, { summary, field }]) =>
        [summary, field].filter((sentence) => !said.has(sentence)).map((sentence) => `${code}: ${sentence}`),
      );
      expect(missing).toEqual([]);
    },
  );
});

describe('page titles', () => {
  it('differ between addresses, unless the specifications share their headings', () => {
    const headings = all
      .filter(({ id, address }) => id.endsWith('.usual') && address !== paths.root && address !== paths.proofing.root)
      .map(({ variant: { heading } }) => heading);
    const shared = [...new Set(headings.filter((heading, index) => headings.indexOf(heading) !== index))];
    expect(shared.toSorted()).toEqual(
      [
        'Check your email',
        'Checking your details',
        'Create an NHS account',
        'Enter the security code',
        'Something went wrong',
        'There was a problem',
        'This security code has expired',
        'We cannot find that page',
        'You cannot continue',
        'You cannot use your login',
      ].toSorted(),
    );
  });
});
