import { answersOf } from '../proofing-answers';
import type { Screen } from '../variant';
import { incomplete, unmatched } from './shared';

const noMatch = { ...unmatched('number'), heading: 'We cannot find a match' } as const;

export default {
  usual: {
    ...noMatch,
    label: 'by NHS number',
    says: [
      'We could not find your NHS record with these details. This can happen if you have moved, or changed your name or GP surgery.',
      'With a photo of your ID, or details from your GP surgery',
      'Back',
      'Check my details again',
      'Try my full name instead',
      'Prove who I am another way',
    ],
  },
  'by-name': { ...noMatch, ...unmatched('name'), label: 'by name', says: ['Try my NHS number instead'] },
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
    does: [{ click: 'Continue' }],
  },
  unanswered: incomplete,
} as const satisfies Screen;
