import { describe, expect, it } from 'vitest';
import { isWithinReach, postcodeForm } from '@/journeys/proofing/postcode';

describe('postcode', () => {
  it.each([
    ['ls1 4ap', 'LS1 4AP'],
    ['ec1a-1bb', 'EC1A 1BB'],
    ['m1/1aa', 'M1 1AA'],
  ])('is returned from %s as %s', (postcode, kept) => {
    expect(postcodeForm.parse({ postcode })).toEqual({ postcode: kept });
  });

  it.each([
    ['', 'POSTCODE_REQUIRED'],
    ['?', 'POSTCODE_REQUIRED'],
    ['LS1', 'POSTCODE_INVALID'],
  ])('refuses %j with %s', (postcode, code) => {
    expect(postcodeForm.safeParse({ postcode }).error?.issues[0]?.message).toBe(code);
  });
});

describe('records of a postcode', () => {
  it.each([
    ['LS1 4AP', true],
    ['EH1 1AA', false],
    ['TD1 1AA', false],
    ['TD9 1AA', true],
    ['DG16 1AA', true],
    ['', false],
    ['nonsense', false],
    ['LS1', false],
  ])('are available for %j: %s', (postcode, within) => {
    expect(isWithinReach(postcode)).toBe(within);
  });
});
