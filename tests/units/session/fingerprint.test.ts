import { expect, it } from 'vitest';
import { fingerprint } from '@/session/fingerprint';

// The published test values of FNV-1a, written to base 36.
it.each([
  ['', 'ztntfp'],
  ['a', '1r9wi7g'],
  ['foobar', '1h5yxyg'],
])('computes for %j the fingerprint %s', (text, expected) => {
  expect(fingerprint(text)).toBe(expected);
});
