import { lockStarted, pyiSelected } from '../../../src/state/events';
import { minute } from '../../backend/clock';
import { answersOf, lockedFor, refused } from '../proofing-answers';
import { screen, sharing, unanswered } from '../shared';
import { incomplete, tooMany, unmatched } from './shared';

const confirm = { ...unmatched('number'), heading: 'Confirm your details', happened: [...answersOf('no-match'), pyiSelected()] } as const;
const whenProving = "If you continue now, we'll use these details in the next step, when you prove who you are.";

export default screen({
  all: { heading: confirm.heading, persona: 'match-locked', progress: 'identity-token' },
  usual: {
    ...confirm,
    label: 'by NHS number',
    shows: [
      "We could not match these details to an NHS record. We'll use these details in the next step, when you prove who you are.",
      '999 000 0123',
      '1 January 1980',
      'LS1 1AA',
    ],
  },
  'by-name': {
    ...confirm,
    label: 'by name',
    shows: ['Name', 'Sam Nobody', '1 January 1980'],
    happened: [...answersOf('no-match', 'name'), pyiSelected()],
  },
  locked: {
    label: 'the match is locked for 9 more minutes',
    shows: [tooMany, '(in about 9 minutes).', whenProving, '968 636 8906', '9 September 2001'],
    happened: lockedFor('match-locked', 9 * minute),
  },
  'locked-end-unknown': {
    label: 'the match is locked, with an unknown end',
    shows: [tooMany, '(in about 15 minutes).', whenProving],
    happened: [...answersOf('match-locked'), refused(), lockStarted('match')],
  },
  'lock-over': {
    label: 'the lock of the match is over',
    shows: [tooMany, 'You can try again now', 'Try to match your details again', whenProving],
    happened: lockedFor('match-locked', 9 * minute),
    later: 9 * minute,
  },
  'not-looked-for': {
    label: 'opened by its address: nobody has looked for a record',
    shows: [whenProving, '968 636 8906'],
    happened: answersOf('match-locked'),
  },
  ...sharing(confirm, unanswered('record-failure', [{ click: 'Continue' }])),
  unanswered: incomplete,
});
