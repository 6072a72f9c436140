import type { UnknownAction } from '@reduxjs/toolkit';
import { expect, it } from 'vitest';
import {
  dobCleared,
  dobGiven,
  nameGiven,
  nhsNumberGiven,
  nhsNumberNotKnown,
  postcodeCleared,
  postcodeGiven,
  postcodeOutOfArea,
} from '@/state/events';
import { detailsComplete } from '@/state/proofing';
import { stateAfter } from '../../support/bare-store';

const place = [dobGiven('1984-03-15'), postcodeGiven('LS1 4AP')];
const number = nhsNumberGiven('9990000018');
const name = (firstName: string, lastName: string) => nameGiven({ firstName, middleNames: '', lastName });

it.each<[string, UnknownAction[], boolean]>([
  ['nothing', [], false],
  ['a number, a date and a postcode', [...place, number], true],
  ['a name, a date and a postcode', [...place, name('Maya', 'Okafor')], true],
  ['a date and a postcode', place, false],
  ['a number', [number], false],
  ['a name', [name('Maya', 'Okafor')], false],
  ['a number and a date', [dobGiven('1984-03-15'), number], false],
  ['a number, a date and a postcode, of which another one is asked for', [...place, number, postcodeCleared()], true],
  ['a number, a date and a postcode, and one out of reach after it', [...place, number, postcodeOutOfArea('EH1 1AA')], true],
  ['a number, a date and a postcode out of reach', [dobGiven('1984-03-15'), number, postcodeOutOfArea('EH1 1AA')], false],
  ['a number and a postcode', [...place, number, dobCleared()], false],
  ['a name and a date', [dobGiven('1984-03-15'), name('Maya', 'Okafor')], false],
  ['a name and a postcode', [...place, name('Maya', 'Okafor'), dobCleared()], false],
  ['an empty number', [...place, nhsNumberGiven('')], false],
  ['a name, and then an empty number', [...place, name('Maya', 'Okafor'), nhsNumberGiven('')], false],
  ['no number and no name', [...place, nhsNumberNotKnown()], false],
  ['a number that was taken back, and no name', [...place, number, nhsNumberNotKnown()], false],
  ['a number that was taken back, and then a name', [...place, number, name('Maya', 'Okafor')], true],
  ['a name, and then that no number is known', [...place, name('Maya', 'Okafor'), nhsNumberNotKnown()], true],
  ['no first name', [...place, name('', 'Okafor')], false],
  ['no last name', [...place, name('Maya', '')], false],
])('judges from %s whether a search for a record is possible', (_what, events, complete) => {
  expect(detailsComplete(stateAfter(...events))).toBe(complete);
});

it('does not infer from a name whether the number is known', () => {
  const { proofing } = stateAfter(...place, name('Maya', 'Okafor'));
  expect(detailsComplete({ proofing: { ...proofing, knowNhsNumber: null } })).toBe(false);
});
