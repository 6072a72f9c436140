import { existsSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { faults } from '../power/faults.mjs';

describe('table of hand-made faults', () => {
  it('has unique names', () => {
    const names = faults.map(({ name }) => name);
    expect(new Set(names).size).toBe(names.length);
    expect(names.every((name) => name.length > 10)).toBe(true);
  });

  it.each(faults)('$name: finds its text once in its file, and changes it', ({ file, is, becomes }) => {
    expect(readFileSync(file, 'utf8').split(is)).toHaveLength(2);
    expect(becomes).not.toBe(is);
  });

  it.each(faults)('$name: names existing tests', ({ tests }) => {
    expect(tests).not.toEqual([]);
    expect(tests.filter((path) => !existsSync(path) || !/\.(test|spec)\.tsx?$/.test(path))).toEqual([]);
  });
});
