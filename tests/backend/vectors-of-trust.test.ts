import { expect, it } from 'vitest';
import { isVector, levelNeeded, vectorProved } from '../../mocks/backend/provider/vectors-of-trust';

it.each([
  ['P9.Cp.Cd', true],
  ['P5.Cm', true],
  ['P0.Cp', true],
  ['P9', true],
  ['Cp.Cd', true],
  ['', false],
  ['P7.Cp', false],
  ['P9.', false],
  ['P9.Cx', false],
  ['p9.cp.cd', false],
  ['P5Cp', false],
  [9, false],
])('judges whether %s is a vector of trust', (vector, expected) => {
  expect(isVector(vector)).toBe(expected);
});

it.each([
  ['nothing', undefined, undefined, 'P9'],
  ['an empty list', '[]', undefined, 'P9'],
  ['one vector', 'P5.Cp.Cd', undefined, 'P5'],
  ['a list', ['P9.Cm', 'P5.Cp.Cd'], undefined, 'P5'],
  ['its text', '["P9.Cm","P5.Cp.Cd"]', undefined, 'P5'],
  ['two ways, by passkey', '["P9.Cm","P5.Cp.Cd"]', 'Cm', 'P9'],
  ['two ways, by code', '["P9.Cm","P5.Cp.Cd"]', 'Cp.Cd', 'P5'],
  ['a passkey, by code', '["P9.Cm"]', 'Cp.Cd', undefined],
  ['a password, by code', '["P5.Cp"]', 'Cp.Cd', 'P5'],
  ['no level', '["Cp.Cd"]', 'Cp.Cd', 'P0'],
  // As the cookie of a public stub has it.
  ['a level in lower case', 'p5', undefined, 'P5'],
  ['a vector in lower case', '["p5.cp.cd"]', 'Cp.Cd', 'P5'],
] as const)('returns the required level for %s', (_what, vtr, credentials, level) => {
  expect(levelNeeded(vtr, credentials)).toBe(level);
});

it.each([
  ['P9', '["P5.Cp.Cd","P9.Cp.Cd"]', 'P9.Cp.Cd'],
  ['P9', '["P5.Cp.Cd"]', 'P5.Cp.Cd'],
  ['P5', '["P9.Cp.Cd","P5.Cp.Cd"]', 'P5.Cp.Cd'],
  ['P5', '["P9.Cp.Cd","Cp.Cd"]', 'Cp.Cd'],
  ['P5', '["P9.Cp.Cd"]', undefined],
  ['P5', '["p9.cp.cd","p5.cp.cd"]', 'P5.Cp.Cd'],
  ['P9', '["P9.Cm"]', undefined],
] as const)('returns for %s, logged in by code, the level %s', (level, vtr, vot) => {
  expect(vectorProved(vtr, level, 'Cp.Cd')).toBe(vot);
});
