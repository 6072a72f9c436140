import * as fc from 'fast-check';

/** How a walk fills in the fields of a page. */
export type Typing = 'right' | 'wrong' | 'empty' | 'absurd';

/** The next action, chosen before the page is known: `which` is an index of its controls, modulo their number. */
export type Choice =
  | { kind: 'submit'; typing: Typing; which: number; twice: boolean }
  | { kind: 'click'; which: number; anywhere: boolean; twice: boolean }
  | { kind: 'go' | 'fault'; which: number; near: boolean }
  | { kind: 'back' | 'forward' | 'reload' | 'link' | 'mend' | 'restart' }
  | { kind: 'later'; minutes: number };

const which = fc.nat(9999);
const rarely = fc.nat(9).map((drawn) => drawn === 9);
const mostly = fc.nat(9).map((drawn) => drawn > 1);
const kinds = <const Kind>(kind: Kind) => fc.constant(kind);

const typing = fc.oneof(
  { weight: 7, arbitrary: kinds('right') },
  { weight: 2, arbitrary: kinds('wrong') },
  { weight: 1, arbitrary: kinds('empty') },
  { weight: 1, arbitrary: kinds('absurd') },
);

/** Valid answers are likely, so that a walk reaches later pages. */
const choice: fc.Arbitrary<Choice> = fc.oneof(
  { weight: 24, arbitrary: fc.record({ kind: kinds('submit'), typing, which, twice: rarely }) },
  { weight: 9, arbitrary: fc.record({ kind: kinds('click'), which, anywhere: rarely, twice: rarely }) },
  { weight: 5, arbitrary: fc.record({ kind: kinds('fault'), which, near: mostly }) },
  { weight: 3, arbitrary: fc.record({ kind: kinds('mend') }) },
  { weight: 3, arbitrary: fc.record({ kind: kinds('back') }) },
  { weight: 1, arbitrary: fc.record({ kind: kinds('forward') }) },
  { weight: 2, arbitrary: fc.record({ kind: kinds('reload') }) },
  { weight: 3, arbitrary: fc.record({ kind: kinds('go'), which, near: fc.boolean() }) },
  { weight: 1, arbitrary: fc.record({ kind: kinds('link') }) },
  { weight: 1, arbitrary: fc.record({ kind: kinds('restart') }) },
  { weight: 1, arbitrary: fc.record({ kind: kinds('later'), minutes: fc.constantFrom(1, 5, 6, 16, 16, 61) }) },
);

export const choicesOf = (steps: number) => fc.array(choice, { minLength: steps, maxLength: steps });
