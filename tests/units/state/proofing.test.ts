import type { UnknownAction } from '@reduxjs/toolkit';
import { describe, expect, it } from 'vitest';
import {
  dobCleared,
  dobGiven,
  failureRecorded,
  matchChosen,
  nameGiven,
  nhsNumberGiven,
  nhsNumberNotKnown,
  postcodeCleared,
  postcodeGiven,
  postcodeOutOfArea,
  pyiSelected,
  replacementRequested,
  signInEnded,
  uplifted,
  userChanged,
} from '@/state/events';
import { stateAfter } from '../../support/bare-store';
import { initialState as initial } from '../../support/state-at-first';

const atFirst = initial.proofing;

const maya = { firstName: 'Maya', middleNames: 'Ada', lastName: 'Okafor' };

describe('proofing slice', () => {
  it.each<[string, UnknownAction, object]>([
    ['an NHS number', nhsNumberGiven('9990000018'), { knowNhsNumber: true, nhsNumber: '9990000018' }],
    ['no NHS number', nhsNumberNotKnown(), { knowNhsNumber: false }],
    ['a name, which nobody with a number gives', nameGiven(maya), { ...maya, knowNhsNumber: false }],
    ['a date of birth', dobGiven('1984-03-15'), { dob: '1984-03-15' }],
    ['a postcode', postcodeGiven('LS1 4AP'), { postcode: 'LS1 4AP' }],
    ['a postcode out of reach', postcodeOutOfArea('EH1 1AA'), { outOfAreaPostcode: 'EH1 1AA' }],
    ['the proof of identity', pyiSelected(), { selectedPYI: true }],
    ['a match', matchChosen(undefined), {}],
    ['a match by number', matchChosen('number'), { triesNumber: true }],
    ['a recorded failure', failureRecorded(), { failureRecorded: true }],
    ['a replacement', replacementRequested(), { replacementRequested: true }],
    ['a record', uplifted(), { hasUplifted: true }],
  ])('stores %s and nothing else', (_what, event, after) => {
    expect(stateAfter(event).proofing).toEqual({ ...atFirst, ...after });
  });

  const given = [
    nhsNumberGiven('9990000018'),
    dobGiven('1984-03-15'),
    postcodeGiven('LS1 4AP'),
    matchChosen('number'),
    pyiSelected(),
    failureRecorded(),
    replacementRequested(),
    uplifted(),
  ];
  const all = {
    ...atFirst,
    nhsNumber: '9990000018',
    knowNhsNumber: true,
    dob: '1984-03-15',
    postcode: 'LS1 4AP',
    triesNumber: true,
    selectedPYI: true,
    failureRecorded: true,
    replacementRequested: true,
    hasUplifted: true,
  };
  const changed = { failureRecorded: false };

  it.each<[string, UnknownAction, object]>([
    ['another number', nhsNumberGiven('9990000026'), { ...changed, nhsNumber: '9990000026', triesNumber: false }],
    ['a number that is not known', nhsNumberNotKnown(), { ...changed, knowNhsNumber: false, triesNumber: false }],
    ['a name', nameGiven(maya), { ...changed, ...maya, knowNhsNumber: false, triesNumber: false }],
    ['another date', dobGiven('1990-01-02'), { ...changed, dob: '1990-01-02' }],
    ['a date that was taken back', dobCleared(), { ...changed, dob: '' }],
    ['another postcode', postcodeGiven('M1 1AA'), { ...changed, postcode: 'M1 1AA' }],
    ['a postcode out of reach', postcodeOutOfArea('EH1 1AA'), { ...changed, outOfAreaPostcode: 'EH1 1AA' }],
    ['a postcode that was taken back', postcodeCleared(), { ...changed, postcodeAskedAgain: true }],
    ['the proof of identity again', pyiSelected(), {}],
    ['a match in its place', matchChosen(undefined), { selectedPYI: false, triesNumber: false }],
    ['a match by number in its place', matchChosen('number'), { selectedPYI: false }],
    ['a record again', uplifted(), {}],
  ])('preserves its values except %s', (_what, event, after) => {
    expect(stateAfter(...given, event).proofing).toEqual({ ...all, ...after });
  });

  it.each([
    ['one within reach', postcodeGiven('LS1 4AP'), { postcode: 'LS1 4AP' }],
    ['one that was taken back', postcodeCleared(), { postcodeAskedAgain: true }],
  ])('holds no unsupported postcode after %s', (_what, event, after) => {
    expect(stateAfter(postcodeOutOfArea('EH1 1AA'), event).proofing).toEqual({ ...atFirst, ...after });
  });

  it.each([
    ['one within reach', postcodeGiven('M1 1AA'), { postcode: 'M1 1AA' }],
    ['one out of reach', postcodeOutOfArea('EH1 1AA'), { outOfAreaPostcode: 'EH1 1AA' }],
  ])('fills the cleared postcode after %s', (_what, event, after) => {
    expect(stateAfter(postcodeCleared(), event).proofing).toEqual({ ...atFirst, ...after });
  });

  it.each([
    ['another person', userChanged()],
    ['a time-out', signInEnded('timedOut')],
    ['another end', signInEnded('sentToProof')],
  ])('is empty after %s', (_what, event) => {
    expect(stateAfter(...given, nameGiven(maya), event).proofing).toEqual(atFirst);
  });
});
