import { answersOf, born, named } from '../proofing-answers';
import { screen, sessionEnds, submits } from '../shared';
import { asked, correcting } from './shared';

const givesDob = (day: string, month: string, year: string) =>
  [{ type: day, into: 'Day' }, { type: month, into: 'Month' }, { type: year, into: 'Year' }, submits] as const;
const without = (part: string, typed: readonly [string, string, string]) =>
  ({ label: `without ${part}`, says: [`Your date of birth must include a ${part}`], does: givesDob(...typed) }) as const;
const notReal = ['You need to enter a real date of birth'];
const wrongYear = ['Check you have entered the correct year'];

export default screen({
  all: { ...asked, heading: 'What is your date of birth?', happened: named('uplift') },
  usual: { label: 'by NHS number', says: ['For example, 15 3 1984', 'Day', 'Month', 'Year'] },
  'by-name': { label: 'by name', happened: named('uplift', 'name') },
  ...sessionEnds('logged in'),
  answered: { label: 'answered before', happened: born('uplift') },
  'by-change': {
    label: "by 'Change' on the page of all details: both links return there",
    says: ['Back'],
    happened: answersOf('uplift'),
    query: '?noMatch&change',
  },
  'nothing-typed': { label: 'sent empty', says: ['Enter your date of birth'], does: [submits] },
  'day-missing': without('day', ['', '3', '1984']),
  'month-missing': without('month', ['15', '', '1984']),
  'year-missing': without('year', ['15', '3', '']),
  'day-and-month-missing': without('day and month', ['', '', '1984']),
  'day-and-year-missing': without('day and year', ['', '3', '']),
  'month-and-year-missing': without('month and year', ['15', '', '']),
  'day-wrong': { label: 'a day that is not a number', says: notReal, does: givesDob('15th', '3', '1984') },
  'month-wrong': { label: 'a month that there is not', says: notReal, does: givesDob('15', 'Brumaire', '1984') },
  'not-a-date': { label: 'a day that the month does not have', says: notReal, does: givesDob('30', '2', '1984') },
  'year-short': { label: 'a year of 2 numbers', says: ['Your birth year must have 4 numbers'], does: givesDob('15', '3', '84') },
  'year-too-early': { label: 'born before 1900', says: wrongYear, does: givesDob('15', '3', '1884') },
  'year-to-come': { label: 'born in a year to come', says: wrongYear, does: givesDob('15', '3', '2984') },
  correcting: { ...correcting },
});
