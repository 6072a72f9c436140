import { describe, expect, it } from 'vitest';
import { type Question, stepsAround } from '@/journeys/proofing/questions';
import { dobGiven, nameGiven, nhsNumberGiven, nhsNumberNotKnown, postcodeGiven, pyiSelected } from '@/state/events';
import { makeStore } from '@/state/store';
import { registerStore } from '../../support/open-stores';

type Event = Parameters<ReturnType<typeof makeStore>['store']['dispatch']>[0];

const byNumber = [nhsNumberGiven('9990000018')];
const byName = [nhsNumberNotKnown(), nameGiven({ firstName: 'Maya', middleNames: '', lastName: 'Okafor' })];
const rest = [dobGiven('1984-03-15'), postcodeGiven('LS1 4AP')];

function around(question: Question, events: readonly Event[], query = '') {
  const opened = makeStore();
  registerStore(opened);
  for (const event of events) opened.store.dispatch(event);
  return stepsAround(question, opened.store.getState().proofing, new URLSearchParams(query));
}

describe('pages around a question', () => {
  it.each<[string, readonly Event[], Question, string, string | undefined]>([
    ['with a number', byNumber, '/proofing/know-nhs-number', '/proofing/enter-dob', undefined],
    ['with a number', byNumber, '/proofing/enter-dob', '/proofing/enter-postcode', '/proofing/know-nhs-number'],
    ['with a number', byNumber, '/proofing/enter-postcode', '/proofing/check-your-details', '/proofing/enter-dob'],
    ['without', byName, '/proofing/know-nhs-number', '/proofing/enter-name', undefined],
    ['without', byName, '/proofing/enter-name', '/proofing/enter-dob', '/proofing/know-nhs-number'],
    ['without', byName, '/proofing/enter-dob', '/proofing/enter-postcode', '/proofing/enter-name'],
    ['without', byName, '/proofing/enter-postcode', '/proofing/check-your-details', '/proofing/enter-dob'],
  ])('%s, after %j, of %s are %s and %s', (_who, events, question, next, back) => {
    expect(around(question, events)).toEqual({ next, back });
    // Everything that was answered already changes nothing on this way.
    expect(around(question, [...events, ...rest])).toEqual({ next, back });
  });

  it('preserve the query of a user who corrects details', () => {
    expect(around('/proofing/enter-name', byName, '?noMatch')).toEqual({
      next: '/proofing/enter-dob?noMatch',
      back: '/proofing/know-nhs-number?noMatch',
    });
    expect(around('/proofing/know-nhs-number', byName, '?noMatch=&a=b')).toEqual({
      next: '/proofing/enter-name?noMatch',
      back: undefined,
    });
  });
});

describe("user who clicked 'Change' on the page of all details", () => {
  it.each<[Question, readonly Event[]]>([
    ['/proofing/know-nhs-number', byNumber],
    ['/proofing/enter-name', byName],
    ['/proofing/enter-dob', byName],
    ['/proofing/enter-postcode', byNumber],
  ])('returns from %s to the page, also with Back', (question, events) => {
    const details = '/proofing/check-your-details';
    expect(around(question, [...events, ...rest], '?change')).toEqual({ next: details, back: details });
    expect(around(question, [...events, ...rest], '?noMatch&change')).toEqual({ next: `${details}?noMatch`, back: `${details}?noMatch` });
  });

  it('answers the missing question first and then returns', () => {
    expect(around('/proofing/know-nhs-number', [...rest, nhsNumberNotKnown()], '?noMatch&change')).toEqual({
      next: '/proofing/enter-name?noMatch&change',
      back: '/proofing/check-your-details?noMatch',
    });
  });
});

describe('user who proves their identity another way', () => {
  it.each<[Question, readonly Event[], string]>([
    ['/proofing/know-nhs-number', byNumber, '/proofing/enter-dob'],
    ['/proofing/enter-name', byName, '/proofing/enter-dob'],
    ['/proofing/enter-dob', byName, '/proofing/enter-postcode'],
    ['/proofing/enter-postcode', [postcodeGiven('LS1 4AP')], '/proofing/check-your-details'],
  ])('continues from %s while an answer is missing, without Back', (question, events, next) => {
    expect(around(question, [...events, pyiSelected()], '?noMatch')).toEqual({ next });
  });

  it.each<[Question, readonly Event[]]>([
    ['/proofing/know-nhs-number', byNumber],
    ['/proofing/enter-name', byName],
    ['/proofing/enter-dob', byName],
    ['/proofing/enter-postcode', byNumber],
  ])('returns from %s to the details when no answer is missing', (question, events) => {
    expect(around(question, [...events, ...rest, pyiSelected()], '?noMatch')).toEqual({ next: '/proofing/confirm-your-details' });
  });
});
