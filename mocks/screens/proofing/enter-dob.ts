import { dobGiven } from '../../../src/state/events';
import { answersOf, born, named } from '../proofing-answers';
import { after, screen, sessionEnds, submits } from '../shared';
import { asked, correcting } from './shared';

const givesDob = (day: string, month: string, year: string) =>
  [{ type: day, into: 'Day' }, { type: month, into: 'Month' }, { type: year, into: 'Year' }, submits] as const;
const without = (part: string, typed: readonly [string, string, string]) =>
  after(`without ${part}`, givesDob(...typed), [`Your date of birth must include a ${part}`]);
const notReal = ['You need to enter a real date of birth'];
const wrongYear = ['Check you have entered the correct year'];

export default screen({
  all: { ...asked, heading: 'What is your date of birth?', happened: named('uplift') },
  usual: { label: 'by NHS number', shows: ['For example, 15 3 1984', 'Day', 'Month', 'Year'] },
  'by-name': { label: 'by name', happened: named('uplift', 'name') },
  ...sessionEnds('logged in'),
  answered: { label: 'answered before', happened: born('uplift') },
  'under-11': {
    label: 'answered before with 5 years of age: Continue opens a dead end',
    happened: [...named('uplift'), dobGiven(`${new Date().getFullYear() - 5}-01-01`)],
  },
  'by-change': {
    label: "by 'Change' on the page of all details: both links return there",
    shows: ['Back'],
    happened: answersOf('uplift'),
    query: '?noMatch&change',
  },
  'nothing-typed': after('sent empty', [submits], ['Enter your date of birth']),
  'day-missing': without('day', ['', '3', '1984']),
  'month-missing': without('month', ['15', '', '1984']),
  'year-missing': without('year', ['15', '3', '']),
  'day-and-month-missing': without('day and month', ['', '', '1984']),
  'day-and-year-missing': without('day and year', ['', '3', '']),
  'month-and-year-missing': without('month and year', ['15', '', '']),
  'day-wrong': after('a day that is not a number', givesDob('15th', '3', '1984'), notReal),
  'month-wrong': after('a month that there is not', givesDob('15', 'Brumaire', '1984'), notReal),
  'not-a-date': after('a day that the month does not have', givesDob('30', '2', '1984'), notReal),
  'year-short': after('a year of 2 numbers', givesDob('15', '3', '84'), ['Your birth year must have 4 numbers']),
  'year-too-early': after('born before 1900', givesDob('15', '3', '1884'), wrongYear),
  'year-to-come': after('born in a year to come', givesDob('15', '3', '2984'), wrongYear),
  correcting: { ...correcting },
});
