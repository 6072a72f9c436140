import { matchChosen, nhsNumberNotKnown } from '../../../src/state/events';
import { answersOf, named } from '../proofing-answers';
import { screen, submits } from '../shared';
import { asked, correcting } from './shared';

const [knows, knowsNot] = ['Yes, I know my NHS number', 'No, continue with my full name'];
const numberField = ['NHS number', 'This is a 10 digit number, like 999 000 1235'];
const givesNumber = (typed: string) => [{ choose: knows }, { type: typed, into: 'NHS number' }, submits] as const;
const tenDigits = 'Your NHS number must have 10 numbers';

export default screen({
  all: { ...asked, heading: 'Do you know your NHS number?' },
  usual: { says: ['It is on prescriptions and letters from the NHS. You can continue without it.', 'Back', knows, knowsNot] },
  'yes-chosen': { label: 'yes is chosen', says: numberField, does: [{ choose: knows }] },
  answered: { label: 'answered before, with the number', says: numberField, happened: named('uplift') },
  'answered-no': { label: 'answered before, with no', happened: [nhsNumberNotKnown()] },
  'tried-instead': {
    label: 'tried instead of the name, which found no record',
    says: numberField,
    happened: [...answersOf('uplift', 'name'), matchChosen('number')],
  },
  'nothing-chosen': { label: 'sent without a choice', says: ['Select yes, if you know your NHS number'], does: [submits] },
  'number-missing': { label: 'no number', says: ['Enter your NHS number'], does: givesNumber('') },
  'national-insurance': {
    label: 'a National Insurance number',
    says: ['You have entered a National Insurance number. Enter your NHS number'],
    does: givesNumber('QQ 12 34 56 C'),
  },
  letters: { label: 'a number with letters', says: [`${tenDigits} and no letters`], does: givesNumber('999 00O 0018') },
  'too-short': { label: 'not 10 digits', says: [tenDigits], does: givesNumber('999 000 001') },
  'not-a-number': {
    label: 'a number that nobody has: its check digit is wrong',
    says: ['The number you entered is not an NHS number'],
    does: givesNumber('999 000 0019'),
  },
  correcting: { ...correcting, says: numberField },
});
