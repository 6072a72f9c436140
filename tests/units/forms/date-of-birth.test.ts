import fc from 'fast-check';
import { dobFields, dobForm, isUnderAge } from '@/journeys/proofing/date-of-birth';
import { rowsOf } from '../../support/environment';

const given = (typed: string) => {
  const [day = '', month = '', year = ''] = typed.split('/');
  return { day, month, year };
};

function faultOf(typed: string) {
  const issues = dobForm.safeParse(given(typed)).error?.issues ?? [];
  return [...new Set(issues.map(({ message }) => message)), 'at', ...issues.map(({ path }) => path.join())].join(' ');
}

beforeEach(() => void vi.useFakeTimers({ toFake: ['Date'], now: new Date(2026, 10, 21, 12) }));

it.each(
  rowsOf([
    ['DOB_REQUIRED at day month year', '//', ' / \u00a0/\t'],
    ['DOB_NO_DAY at day', '/3/1984'],
    ['DOB_NO_MONTH at month', '15//1984'],
    ['DOB_NO_YEAR at year', '15/3/'],
    ['DOB_NO_DAY_MONTH at day month', '//1984'],
    ['DOB_NO_DAY_YEAR at day year', '/3/'],
    ['DOB_NO_MONTH_YEAR at month year', '15//'],
    ['DOB_YEAR at year', '15/3/84', '15/3/198', '15/3/19844', '15/3/11984', '15/3/198x', '15/3/x1984', '15/3/1984x', '15/3/1 984'],
    ['DOB_NOT_REAL at day', 'x/3/1984', 'x15/3/1984', '15x/3/1984', '15th/3/1984', '015/3/1984', '115/3/1984', '1 5/3/1984'],
    ['DOB_NOT_REAL at day', '-1/3/1984', '1.5/3/1984', 'March/3/1984', 'x/x/x'],
    ['DOB_NOT_REAL at month', '15/x3/1984', '15/3x/1984', '15/103/1984', '15/-3/1984', '1/x/x'],
    ['DOB_NOT_REAL at month', '15/Ma/1984', '15/Marsh/1984', '15/Marching/1984', '15/March 3/1984', '15/mars/1984', '15/m.ar/1984'],
    ['DOB_NOT_REAL at day month year', '0/3/1984', '32/3/1984', '15/0/1984', '15/13/1984'],
    ['DOB_NOT_REAL at day month year', '31/4/1984', '31/April/1984', '31/6/1984', '29/2/1985', '29/2/1900', '30/2/1984'],
    ['DOB_WRONG_YEAR at year', '31/12/1899', '15/3/1899', '30/2/1899', '15/3/0084', '1/1/2027', '15/3/2027', '15/3/9999'],
    ['DOB_WRONG_YEAR at day month year', '22/11/2026', '31/12/2026'],
  ]),
)('refuses the date of birth %j with %s', (typed, expected) => expect(faultOf(typed)).toBe(expected));

it.each(
  rowsOf([
    ['1984-03-15', '15/3/1984', ' 15 /\u00a03/ 1984 ', '１５/３/１９８４', '١٥/٣/١٩٨٤', '\u200e15/03\u200f/\u202a1984\u202c'],
    ['1984-03-15', '15/March/1984', '15/mar/1984', '15/MAR./1984'],
    ['1984-03-05', '5/3/1984', '05/03/1984'],
    ['1984-09-15', '15/ Sept. /1984', '15/Sept ./1984', '15/Ｓｅｐｔｅｍｂｅｒ/1984'],
    ['1984-02-29', '29/2/1984'],
    ['2000-02-29', '29/2/2000'],
    ['1900-01-01', '1/1/1900'],
    ['2026-11-21', '21/11/2026'],
  ]),
)('returns for the date of birth %j the date %s', (typed, expected) => expect(dobForm.parse(given(typed))).toBe(expected));

it('accepts today from midnight as the date of birth, and not tomorrow', () => {
  vi.setSystemTime(new Date(2026, 10, 21));
  expect(dobForm.parse(given('21/11/2026'))).toBe('2026-11-21');
  vi.setSystemTime(new Date(2026, 10, 20, 23, 59, 59, 999));
  expect(faultOf('21/11/2026')).toBe('DOB_WRONG_YEAR at day month year');
});

it('accepts every month of a date of birth by its English name, and by three or more letters', () => {
  for (let month = 0; month < 12; month += 1) {
    const name = new Date(2000, month, 1).toLocaleString('en-GB', { month: 'long' });
    for (let letters = 3; letters <= name.length; letters += 1)
      expect(dobForm.parse(given(`1/${name.slice(0, letters)}/1984`))).toBe(`1984-${String(month + 1).padStart(2, '0')}-01`);
  }
});

it('accepts every date of birth between 1900 and today as typed', () => {
  fc.assert(
    fc.property(fc.date({ min: new Date(1900, 0, 2), max: new Date(2026, 10, 20), noInvalidDate: true }), (date) => {
      const [day, month, year] = [date.getDate(), date.getMonth() + 1, date.getFullYear()];
      const expected = dobForm.parse(given(`${day}/${month}/${year}`));
      expect(expected.split('-').map(Number)).toEqual([year, month, day]);
    }),
  );
});

// The age is reached at midnight in the user's time zone.
it.each([
  ['2015-11-21', new Date(2026, 10, 21, 0, 0, 1), false],
  ['2015-11-21', new Date(2026, 10, 20, 23, 59, 59), true],
  ['2015-11-20', new Date(2026, 10, 21), false],
  ['2015-12-31', new Date(2026, 10, 21), true],
  ['2016-02-29', new Date(2027, 1, 28, 23, 59), true],
  ['2016-02-29', new Date(2027, 2, 1, 0, 1), false],
  ['2016-02-29', new Date(2028, 1, 29, 0, 1), false],
])('decides whether a user born on %s is too young at %s: %s', (dob, now, tooYoung) => {
  vi.setSystemTime(now);
  expect(isUnderAge(dob)).toBe(tooYoung);
});

it.each([
  ['1984-03-05', '5/3/1984'],
  ['1984-12-31', '31/12/1984'],
  ['1900-10-20', '20/10/1900'],
  ['', '//'],
  ['1984', '//1984'],
])('fills the fields of the stored date %j with %s', (dob, fields) => expect(dobFields(dob)).toEqual(given(fields)));
