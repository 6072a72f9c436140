import { pyiSelected } from '../../src/state/events';
import { minute } from '../backend/clock';
import { answersOf, isMatched, lockedFor, type By } from './proofing-answers';
import { stillUnreached, unanswered, unreached } from './unanswered';
import type { Address, Screen } from './variant';

const asked = { persona: 'uplift', progress: 'identity-token' } as const;
const answered = { ...asked, happened: answersOf('uplift') } as const;
const answeredByName = { ...asked, happened: answersOf('uplift', 'name') } as const;
const byNumber = ['NHS number', '999 000 0018', 'Date of birth', '15 March 1984', 'Postcode', 'LS1 4AP'];
const byName = ['Name', 'Maya Ada Grace Okafor', 'Date of birth', '15 March 1984', 'Postcode', 'LS1 4AP'];
const incomplete = {
  ...asked,
  label: 'answers are missing: the first question is asked',
  heading: 'Do you know your NHS number?',
} as const;

const check = { heading: 'Check your details' } as const;
const submit = { heading: 'Checking your details' } as const;

const nobody = (by: By) => ({ persona: 'no-match', progress: 'identity-token', happened: answersOf('no-match', by) }) as const;
const confirm = { ...nobody('number'), heading: 'Confirm your details', happened: [...answersOf('no-match'), pyiSelected()] } as const;
const noMatch = { ...nobody('number'), heading: 'We cannot find a match' } as const;

/** What becomes of the answers (spec 2, section 2, "Proofing"). */
export const proofingDetailsScreens = {
  '/proofing/check-your-details': {
    usual: { ...answered, ...check, label: 'by NHS number', says: [...byNumber, 'Submit information'] },
    'by-name': { ...answeredByName, ...check, label: 'by name', says: byName },
    'after-no-match': { ...answered, ...check, label: 'checked again after no match', says: ['Back'], query: '?noMatch' },
    unanswered: incomplete,
    matched: isMatched,
  },
  '/proofing/submit': {
    usual: { ...answered, ...submit, label: 'waiting for an answer, by NHS number', says: ['Loading'], answers: ['uplift-nhs-known.hang'] },
    'by-name': {
      ...answeredByName,
      ...submit,
      label: 'waiting for an answer, by name',
      says: ['Loading'],
      answers: ['uplift-demog-trace.hang'],
    },
    'no-answer': {
      ...answered,
      ...submit,
      label: 'no answer, by NHS number',
      says: [unreached, 'Try again'],
      answers: ['uplift-nhs-known.dead'],
    },
    'no-answer-by-name': {
      ...answeredByName,
      ...submit,
      label: 'no answer, by name',
      says: [unreached, 'Try again'],
      answers: ['uplift-demog-trace.dead'],
    },
    'no-answer-twice': {
      ...answered,
      ...submit,
      label: 'no answer, twice',
      says: [stillUnreached, 'Try again'],
      answers: ['uplift-nhs-known.dead'],
      does: [{ sees: unreached }, { press: 'Try again' }],
    },
    unanswered: incomplete,
    matched: isMatched,
  },
  '/proofing/confirm-your-details': {
    usual: {
      ...confirm,
      label: 'by NHS number',
      says: [
        'We could not match these details to an NHS record. We keep them for the next step, in which you prove who you are.',
        '999 000 0123',
        '1 January 1980',
        'LS1 1AA',
      ],
    },
    'by-name': {
      ...confirm,
      label: 'by name',
      says: ['Name', 'Sam Nobody', '1 January 1980'],
      happened: [...answersOf('no-match', 'name'), pyiSelected()],
    },
    locked: {
      ...confirm,
      label: 'the match is locked for 9 more minutes',
      persona: 'match-locked',
      says: ['968 636 8906', '9 September 2001'],
      happened: lockedFor('match-locked', 9 * minute),
    },
    ...unanswered(confirm, 'record-failure', [{ press: 'Continue' }]),
    unanswered: incomplete,
  },
  '/proofing/no-match': {
    usual: {
      ...noMatch,
      label: 'by NHS number',
      says: [
        'The details that you gave do not match an NHS record.',
        'Check my details again',
        'Try my full name instead',
        'Prove who I am another way',
      ],
    },
    'by-name': { ...noMatch, ...nobody('name'), label: 'by name', says: ['Try my NHS number instead'] },
    'several-matches': {
      ...noMatch,
      label: 'several records, by name',
      persona: 'several-matches',
      says: ['Try my NHS number instead'],
      happened: answersOf('several-matches', 'name'),
    },
    'nothing-chosen': {
      ...noMatch,
      label: 'sent without a choice',
      says: ['You need to select what you want to do next.'],
      does: [{ press: 'Continue' }],
    },
    unanswered: incomplete,
  },
} as const satisfies Partial<Record<Address, Screen>>;
