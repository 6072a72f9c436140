import { nhsNumberNotKnown, pyiSelected } from '../../../src/state/events';
import { answersOf, named } from '../proofing-answers';
import { screen, submits } from '../shared';
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
  usual: { says: ['Use the same full name registered with your GP surgery.', 'Middle names (optional)'] },
  answered: { label: 'answered before', happened: named('uplift', 'name') },
  'nothing-typed': {
    label: 'sent empty',
    says: ['You need to enter your first name', 'You need to enter your last name', 'Enter your first name', 'Enter your last name'],
    does: [submits],
  },
  'first-name-missing': {
    label: 'no first name',
    says: ['You need to enter your first name', 'Enter your first name'],
    does: givesName('', '', 'Okafor'),
  },
  'last-name-missing': {
    label: 'no last name',
    says: ['You need to enter your last name', 'Enter your last name'],
    does: givesName('Maya', '', ''),
  },
  'first-name-short': { label: 'one letter for a first name', says: short('first name'), does: givesName('M', '', 'Okafor') },
  'middle-name-short': { label: 'one letter for a middle name', says: short('middle name'), does: givesName('Maya', 'A', 'Okafor') },
  'last-name-short': { label: 'one letter for a last name', says: short('last name'), does: givesName('Maya', '', 'O') },
  correcting: { ...correcting, happened: [...answersOf('uplift', 'name'), pyiSelected()] },
});
