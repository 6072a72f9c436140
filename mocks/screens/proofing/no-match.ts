import { answersOf } from '../proofing-answers';
import { after, screen } from '../shared';
import { incomplete, unmatched } from './shared';

export default screen({
  all: { ...unmatched('number'), heading: 'We cannot find a match' },
  usual: {
    label: 'by NHS number',
    shows: [
      'We could not find your NHS record with these details. This can happen if you have moved, or changed your name or GP surgery.',
      'With a photo of your ID, or details from your GP surgery',
      'Back',
      'Check my details again',
      'Try my full name instead',
      'Prove who I am another way',
    ],
  },
  'by-name': { ...unmatched('name'), label: 'by name', shows: ['Try my NHS number instead'] },
  'several-matches': {
    label: 'several records, by name',
    persona: 'several-matches',
    shows: ['Try my NHS number instead'],
    happened: answersOf('several-matches', 'name'),
  },
  'nothing-chosen': after('sent without a choice', [{ click: 'Continue' }], ['You need to select what you want to do next.']),
  unanswered: incomplete,
});
