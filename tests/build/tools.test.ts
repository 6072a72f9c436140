import { existsSync, readFileSync } from 'node:fs';
import { faults } from '../mutations/faults.mjs';

describe('table of hand-made faults', () => {
  it('gives each hand-made fault a unique name', () => expect(new Set(faults.map(({ name }) => name)).size).toBe(faults.length));

  it.each(faults)('$name: finds its text once in its file, changes it, and names existing tests', ({ file, is, becomes, tests }) => {
    expect(readFileSync(file, 'utf8').split(is)).toHaveLength(2);
    expect(becomes).not.toBe(is);
    expect(tests).not.toEqual([]);
    expect(tests.filter((path) => !existsSync(path) || !/\.(test|spec)\.tsx?$/.test(path))).toEqual([]);
  });
});
