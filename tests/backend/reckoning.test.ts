import { describe, expect, it } from 'vitest';
import type { Edge } from '../../mocks/map/edge';
import { reckon } from '../../mocks/map/reckoning';

describe('computation of the transitions', () => {
  const way = (to: string): Edge => ({ from: '/a', to, kind: 'link', words: 'Go' });
  const [travelled, left] = [way('/b'), way('/c')];
  const map = {
    edges: [travelled, left],
    travels: new Map([
      [travelled, 2],
      [left, 0],
    ]),
  };

  it.each<[string, Record<string, string>, string[], string]>([
    [
      'asks for a reason',
      {},
      ['Not travelled, and no reason is given: /a /c link: Go'],
      '1 of 2 ways travelled, 0 with a reason, 1 without',
    ],
    ['is satisfied with one', { '/a /c link: Go': 'Because.' }, [], '1 of 2 ways travelled, 1 with a reason, 0 without'],
    [
      'finds a reason that is out of date',
      { '/a /c link: Go': 'Because.', '/a /b link: Go': 'Because.', '/a /d link: Go': 'Because.' },
      ['Travelled now, so that its reason can go: /a /b link: Go', 'No longer on the map, so that its reason can go: /a /d link: Go'],
      '1 of 2 ways travelled, 1 with a reason, 0 without',
    ],
  ])('finds %s', (_name, reasons, faults, summary) => {
    expect(reckon(map, reasons)).toEqual({ summary, faults });
  });
});
