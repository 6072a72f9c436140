import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';

const page = readFileSync('docs/asvs.md', 'utf8');
const rows = [...page.matchAll(/^\| (\d+\.\d+\.\d+) \| ([12]) \| (.+?) \| (.+?) \| (.+) \|$/gm)].map(
  ([, number = '', level = '', requirement = '', state = '', reason = '']) => ({ number, level, requirement, state, reason }),
);
const filesIn = (text: string) => [...text.matchAll(/`((?:tests|e2e|src|docs)\/[^`]+)`/g)].map(([, path = '']) => path);
const testsIn = (text: string) => filesIn(text).filter((path) => /\.(test|spec)\.tsx?$/.test(path));

/**
 * How many requirements of level 1 or 2 each section of ASVS 5.0.0 has: those of level 3 stand behind them, but in 3.1 and 3.6, which have
 * no others, and where a number is left out.
 */
const sections: Record<string, readonly number[]> = {
  1: [2, 9, 11, 3, 2],
  2: [3, 3, 4, 1],
  3: [0, 2, 4, 6, 5, 0, 2],
  4: [3, 1, 2, 4],
  5: [1, 3, 2, 3],
  6: [3, 12, 4, 4, 5, 3, 0, 4],
  7: [3, 4, 2, 5, 2, 2],
  8: [2, 3, 1, 1],
  9: [3, 4],
  10: [2, 2, 4, 11, 5, 2, 3],
  11: [2, 3, 3, 4, 1, 1, 0],
  12: [3, 2, 4],
  13: [1, 5, 2, 5],
  14: [2, 4, 3],
  15: [3, 3, 7, 0],
  16: [1, 5, 4, 3, 3],
  17: [1, 4, 2],
};
const numbers = Object.entries(sections).flatMap(([chapter, counts]) =>
  counts.flatMap((count, section) => Array.from({ length: count }, (_, index) => `${chapter}.${section + 1}.${index + 1}`)),
);

describe('table of ASVS 5.0', () => {
  it('lists each requirement of level 1 and 2 once, in order', () => {
    expect(numbers).toHaveLength(253);
    expect(rows.map(({ number }) => number)).toEqual(numbers);
    expect(rows.filter(({ level }) => level === '1')).toHaveLength(70);
  });

  it('names files that exist', () => {
    const named = filesIn(page);
    expect(named.length).toBeGreaterThan(100);
    expect(named.filter((path) => !existsSync(path))).toEqual([]);
  });

  it('gives each requirement one of five states, and a reason', () => {
    const states = ['met', 'not met', 'back end', 'operator', 'n/a'];
    expect(rows.filter(({ state, reason }) => !states.includes(state) || reason.length < 5)).toEqual([]);
  });

  it('marks nothing as met without a test', () => {
    expect(rows.filter(({ state, reason }) => state === 'met' && testsIn(reason).length === 0)).toEqual([]);
  });

  it('marks nothing as met by tests of the mock alone, which no host serves', () => {
    const elsewhere = (reason: string) =>
      testsIn(reason).filter((path) => !path.startsWith('tests/backend/') && !path.startsWith('e2e/provider/'));
    expect(rows.filter(({ state, reason }) => state === 'met' && elsewhere(reason).length === 0)).toEqual([]);
  });

  it('has the counts of docs/security.md', () => {
    const count = (state: string) => rows.filter((row) => row.state === state).length;
    expect(readFileSync('docs/security.md', 'utf8').replace(/\s+/g, ' ')).toContain(
      `Of ${rows.length} requirements ${count('met')} are met, ${count('not met')} are not met, ${count('back end')} are the back ends', ` +
        `${count('operator')} the operator's, and ${count('n/a')} do not apply.`,
    );
  });
});

describe('docs/security.md', () => {
  const all = ['tests', 'e2e'].flatMap((folder) => readdirSync(folder, { recursive: true, encoding: 'utf8' }));
  const tests = new Set(all.map((path) => /([^/]+)\.(test|spec)\.tsx?$/.exec(path)?.[1]?.replace(/\.long$/, '')));

  it('names tests that exist', () => {
    const lists = [...readFileSync('docs/security.md', 'utf8').matchAll(/\b[Tt]ests?:\s([^]*?)(?:\n\n|\.\s|\)\.)/g)];
    const names = lists.flatMap(([, list = '']) => [...list.matchAll(/`([^`]+)`/g)].map(([, name = '']) => name.replace(/^.*\//, '')));
    expect(names.length).toBeGreaterThan(50);
    expect(names.filter((name) => !tests.has(name))).toEqual([]);
  });
});
