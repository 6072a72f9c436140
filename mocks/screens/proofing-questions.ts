import { matchChosen, nhsNumberNotKnown, pyiSelected } from '../../src/state/events';
import { submits } from './in-common';
import { answersOf, born, named } from './proofing-answers';
import type { Address, Screen } from './variant';

const asked = { persona: 'uplift', progress: 'identity-token' } as const;
const correcting = {
  label: 'corrected on the way to prove who it is: no way back',
  happened: [...answersOf('uplift'), pyiSelected()],
} as const;

const number = { ...asked, heading: 'Do you know your NHS number?' } as const;
const [knows, knowsNot] = ['Yes, I know my NHS number', 'No, continue with my full name'];
const numberField = ['NHS number', 'This is a 10 digit number, like 999 000 1235'];
const givesNumber = (typed: string) => [{ choose: knows }, { type: typed, into: 'NHS number' }, submits] as const;
const tenDigits = 'Your NHS number must have 10 numbers';

const name = { ...asked, heading: 'What is your name?', happened: [nhsNumberNotKnown()] } as const;
const givesName = (first: string, middle: string, last: string) =>
  [
    { type: first, into: 'First name' },
    { type: middle, into: 'Middle names (if you have any)' },
    { type: last, into: 'Last name' },
    submits,
  ] as const;
const short = (part: string) => [`You must enter more than one character for your ${part}`, `Incomplete ${part}`];

const dob = { ...asked, heading: 'What is your date of birth?', happened: named('uplift') } as const;
const givesDob = (day: string, month: string, year: string) =>
  [{ type: day, into: 'Day' }, { type: month, into: 'Month' }, { type: year, into: 'Year' }, submits] as const;
const without = (part: string, typed: readonly [string, string, string]) =>
  ({ ...dob, label: `without ${part}`, says: [`Your date of birth must include a ${part}`], does: givesDob(...typed) }) as const;
const notReal = ['You need to enter a real date of birth'];
const wrongYear = ['Check you have entered the correct year'];

const postcode = { ...asked, heading: 'What is your postcode?', happened: born('uplift') } as const;
const givesPostcode = (typed: string) => [{ type: typed, into: 'Postcode' }, submits] as const;
const postcodeHint = 'Your postcode should be in England, Wales or the Isle of Man, and the one that your GP has on record';

/** What a person is asked for on the way to their health record (spec 2, section 4, "Proofing entry"). */
export const proofingQuestionScreens = {
  '/proofing/know-nhs-number': {
    usual: {
      ...number,
      label: 'as most people see it',
      says: ['You can find it in the NHS App, on a prescription, or in a letter from the NHS.', knows, knowsNot],
    },
    'yes-chosen': { ...number, label: 'yes is chosen', says: numberField, does: [{ choose: knows }] },
    answered: { ...number, label: 'answered before, with the number', says: numberField, happened: named('uplift') },
    'answered-no': { ...number, label: 'answered before, with no', happened: [nhsNumberNotKnown()] },
    'tried-instead': {
      ...number,
      label: 'tried instead of the name, which found no record',
      says: numberField,
      happened: [...answersOf('uplift', 'name'), matchChosen('number')],
    },
    'nothing-chosen': { ...number, label: 'sent without a choice', says: ['Select yes, if you know your NHS number'], does: [submits] },
    'number-missing': {
      ...number,
      label: 'no number',
      says: ['You need to enter your NHS number', 'Enter your NHS number'],
      does: givesNumber(''),
    },
    'national-insurance': {
      ...number,
      label: 'a National Insurance number',
      says: ['Enter your NHS number in the correct format', 'You have entered a National Insurance number. Enter your NHS number'],
      does: givesNumber('QQ 12 34 56 C'),
    },
    letters: { ...number, label: 'a number with letters', says: [`${tenDigits} and no letters`], does: givesNumber('999 00O 0018') },
    'too-short': { ...number, label: 'not 10 digits', says: [tenDigits], does: givesNumber('999 000 001') },
    'not-a-number': {
      ...number,
      label: 'a number that nobody has: its check digit is wrong',
      says: ['The number you entered is not an NHS number'],
      does: givesNumber('999 000 0019'),
    },
    correcting: { ...number, ...correcting, says: numberField },
  },
  '/proofing/enter-name': {
    usual: {
      ...name,
      label: 'as most people see it',
      says: ['Use the same full name that is registered with your GP surgery.', 'Middle names (if you have any)'],
    },
    answered: { ...name, label: 'answered before', happened: named('uplift', 'name') },
    'nothing-typed': {
      ...name,
      label: 'sent empty',
      says: ['You need to enter your first name', 'You need to enter your last name', 'Enter your first name', 'Enter your last name'],
      does: [submits],
    },
    'first-name-missing': {
      ...name,
      label: 'no first name',
      says: ['You need to enter your first name', 'Enter your first name'],
      does: givesName('', '', 'Okafor'),
    },
    'last-name-missing': {
      ...name,
      label: 'no last name',
      says: ['You need to enter your last name', 'Enter your last name'],
      does: givesName('Maya', '', ''),
    },
    'first-name-short': { ...name, label: 'one letter for a first name', says: short('first name'), does: givesName('M', '', 'Okafor') },
    'middle-name-short': {
      ...name,
      label: 'one letter for a middle name',
      says: short('middle name'),
      does: givesName('Maya', 'A', 'Okafor'),
    },
    'last-name-short': { ...name, label: 'one letter for a last name', says: short('last name'), does: givesName('Maya', '', 'O') },
    correcting: { ...name, ...correcting, happened: [...answersOf('uplift', 'name'), pyiSelected()] },
  },
  '/proofing/enter-dob': {
    usual: { ...dob, label: 'by NHS number', says: ['For example, 15 3 1984', 'Day', 'Month', 'Year'] },
    'by-name': { ...dob, label: 'by name', happened: named('uplift', 'name') },
    answered: { ...dob, label: 'answered before', happened: born('uplift') },
    'nothing-typed': {
      ...dob,
      label: 'sent empty',
      says: ['You need to enter a date of birth', 'Enter your date of birth'],
      does: [submits],
    },
    'day-missing': without('day', ['', '3', '1984']),
    'month-missing': without('month', ['15', '', '1984']),
    'year-missing': without('year', ['15', '3', '']),
    'day-and-month-missing': without('day and month', ['', '', '1984']),
    'day-and-year-missing': without('day and year', ['', '3', '']),
    'month-and-year-missing': without('month and year', ['15', '', '']),
    'day-wrong': { ...dob, label: 'a day that is not a number', says: notReal, does: givesDob('15th', '3', '1984') },
    'month-wrong': { ...dob, label: 'a month that is not a number', says: notReal, does: givesDob('15', 'March', '1984') },
    'not-a-date': { ...dob, label: 'a day that the month does not have', says: notReal, does: givesDob('30', '2', '1984') },
    'year-short': { ...dob, label: 'a year of 2 numbers', says: ['Your birth year must have 4 numbers'], does: givesDob('15', '3', '84') },
    'year-too-early': { ...dob, label: 'born before 1900', says: wrongYear, does: givesDob('15', '3', '1884') },
    'year-to-come': { ...dob, label: 'born in a year to come', says: wrongYear, does: givesDob('15', '3', '2984') },
    correcting: { ...dob, ...correcting },
  },
  '/proofing/enter-postcode': {
    usual: { ...postcode, label: 'as most people see it', says: [postcodeHint] },
    answered: { ...postcode, label: 'answered before', happened: answersOf('uplift') },
    'nothing-typed': {
      ...postcode,
      label: 'sent empty',
      says: ['You need to enter your postcode', 'Enter your postcode'],
      does: [submits],
    },
    'not-a-postcode': {
      ...postcode,
      label: 'not a postcode',
      says: ['Check you have entered your postcode correctly'],
      does: givesPostcode('LS1 4A'),
    },
    correcting: { ...postcode, ...correcting },
  },
} as const satisfies Partial<Record<Address, Screen>>;
