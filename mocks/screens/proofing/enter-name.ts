import { nhsNumberNotKnown, pyiSelected } from '../../../src/state/events';
import { answersOf, named } from '../proofing-answers';
import { after, screen, submits } from '../shared';
import { asked, correcting } from './shared';

const givesName = (first: string, middle: string, last: string) =>
  [
    { type: first, into: 'First name' },
    { type: middle, into: 'Middle names (optional)' },
    { type: last, into: 'Last name' },
    submits,
  ] as const;
const short = (part: string) => [`You must enter more than one character for your ${part}`, `Incomplete ${part}`];

export default screen({
  all: { ...asked, heading: 'What is your name?', happened: [nhsNumberNotKnown()] },
  usual: { shows: ['Use the same full name registered with your GP surgery.', 'Middle names (optional)'] },
  answered: { label: 'answered before', happened: named('uplift', 'name') },
  'nothing-typed': after(
    'sent empty',
    [submits],
    ['You need to enter your first name', 'You need to enter your last name', 'Enter your first name', 'Enter your last name'],
  ),
  'first-name-missing': after('no first name', givesName('', '', 'Okafor'), ['You need to enter your first name', 'Enter your first name']),
  'last-name-missing': after('no last name', givesName('Maya', '', ''), ['You need to enter your last name', 'Enter your last name']),
  'first-name-short': after('one letter for a first name', givesName('M', '', 'Okafor'), short('first name')),
  'middle-name-short': after('one letter for a middle name', givesName('Maya', 'A', 'Okafor'), short('middle name')),
  'last-name-short': after('one letter for a last name', givesName('Maya', '', 'O'), short('last name')),
  correcting: { ...correcting, happened: [...answersOf('uplift', 'name'), pyiSelected()] },
});
