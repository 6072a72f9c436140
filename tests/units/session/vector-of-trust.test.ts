import { expect, it } from 'vitest';
import { asksForMatch, asksForProof } from '@/session/vector-of-trust';

it.each<[string, unknown]>([
  ['nothing', undefined],
  ['null', null],
  ['an empty text', ''],
  ['an empty list', []],
  ['a list of nothing that is a vector', ['', 7, null]],
  ['a number', 9],
  ['the highest level', 'P9'],
  ['the highest level with more', 'P9.Cp.Cd'],
  ['the highest level in another place', 'Cp.P9.Cd'],
  ['the highest level at the end', 'Cp.P9'],
  ['a list of the highest level', ['P9.Cp.Cd', 'P9.Cp.Ck', 'P9.Cm']],
  ['a list of it as JSON', '["P9.Cp.Cd","P9.Cm"]'],
  ['a single vector as JSON', '"P9.Cm"'],
  ['a list in which something is no vector', ['P9.Cm', '', 7]],
  ['the highest level in small letters', 'p9.cp.cd'],
  ['the highest level in small letters, as JSON', '["p9"]'],
  ['the highest level with spaces around it', ' P9.Cm\n'],
  ['several of the highest level in one text', 'P9.Cp.Cd P9.Cm'],
])('requires a proof of identity for the vector %s', (_what, vtr) => {
  expect(asksForProof(vtr)).toBe(true);
});

it.each<[string, unknown]>([
  ['a lower level', 'P5.Cp.Cd'],
  ['a lower level as JSON', '"P5.Cp.Cd"'],
  ['a list of a lower level', ['P5.Cp.Cd']],
  ['a list with a lower level too', ['P9.Cm', 'P5.Cp.Cd']],
  ['a list with a lower level too, as JSON', '["P5.Cm","P9.Cm"]'],
  ['a level that begins like the highest', 'P90.Cm'],
  ['a level that ends like the highest', 'XP9.Cm'],
  ['a list of JSON', ['["P9"]']],
  ['half a list', '["P9"'],
  ['a lower level in small letters', 'p5.cp.cd'],
  ['a lower level too, in one text', 'P9.Cp.Cd,P5.Cp.Cd'],
])('requires no proof of identity for the vector %s', (_what, vtr) => {
  expect(asksForProof(vtr)).toBe(false);
});

it.each<[string, unknown, boolean]>([
  ['nothing', undefined, true],
  ['P9', ['P9.Cp.Cd'], true],
  ['P5', 'P5.Cp.Cd', true],
  ['P5 or P9', '["P5.Cm","P9.Cm"]', true],
  ['P0', '["P0.Cp.Cd","P0.Cm"]', false],
  ['P0 or P5', ['P0.Cm', 'P5.Cm'], false],
  ['a level that begins like P5', 'P50.Cm', false],
])('requires a match for the vector %s: %#', (_level, vtr, isAsked) => {
  expect(asksForMatch(vtr)).toBe(isAsked);
});
