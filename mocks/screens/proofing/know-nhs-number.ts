import { matchChosen, nhsNumberNotKnown } from '../../../src/state/events';
import { answersOf, named } from '../proofing-answers';
import { after, screen, submits } from '../shared';
import { asked, correcting } from './shared';

const [knows, knowsNot] = ['Yes, I know my NHS number', 'No, continue with my full name'];
const numberField = ['NHS number', 'This is a 10 digit number, like 999 000 1235'];
const givesNumber = (typed: string) => [{ choose: knows }, { type: typed, into: 'NHS number' }, submits] as const;
const tenDigits = 'Your NHS number must have 10 numbers';

export default screen({
  all: { ...asked, heading: 'Do you know your NHS number?' },
  usual: { shows: ['It is on prescriptions and letters from the NHS. You can continue without it.', 'Back', knows, knowsNot] },
  'yes-chosen': after('yes is chosen', [{ choose: knows }], numberField),
  answered: { label: 'answered before, with the number', shows: numberField, happened: named('uplift') },
  'answered-no': { label: 'answered before, with no', happened: [nhsNumberNotKnown()] },
  'tried-instead': {
    label: 'tried instead of the name, which found no record',
    shows: numberField,
    happened: [...answersOf('uplift', 'name'), matchChosen('number')],
  },
  'nothing-chosen': after('sent without a choice', [submits], ['Select yes, if you know your NHS number']),
  'number-missing': after('no number', givesNumber(''), ['Enter your NHS number']),
  'national-insurance': after('a National Insurance number', givesNumber('QQ 12 34 56 C'), [
    'You have entered a National Insurance number. Enter your NHS number',
  ]),
  letters: after('a number with letters', givesNumber('999 00O 0018'), [`${tenDigits} and no letters`]),
  'too-short': after('not 10 digits', givesNumber('999 000 001'), [tenDigits]),
  'not-a-number': after('a number that nobody has: its check digit is wrong', givesNumber('999 000 0019'), [
    'The number you entered is not an NHS number',
  ]),
  correcting: { ...correcting, shows: numberField },
});
