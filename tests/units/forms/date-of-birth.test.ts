import fc from 'fast-check';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { dobFields, dobForm, isUnderAge } from '@/journeys/proofing/date-of-birth';

describe('date of birth', () => {
  const given = (typed: string) => {
    const [day = '', month = '', year = ''] = typed.split('/');
    return { day, month, year };
  };
  const faults = (typed: string) => dobForm.safeParse(given(typed)).error?.issues.map(({ message, path }) => [message, path.join()]);
  const all = (code: string) => ['day', 'month', 'year'].map((part) => [code, part]);

  beforeEach(() => void vi.useFakeTimers({ toFake: ['Date'], now: new Date(2026, 10, 21, 12) }));
  afterEach(() => void vi.useRealTimers());

  describe('date of birth rule', () => {
    it.each([
      ['//', all('DOB_REQUIRED')],
      [' / \u00a0/\t', all('DOB_REQUIRED')],
      ['/3/1984', [['DOB_NO_DAY', 'day']]],
      ['15//1984', [['DOB_NO_MONTH', 'month']]],
      ['15/3/', [['DOB_NO_YEAR', 'year']]],
      [
        '//1984',
        [
          ['DOB_NO_DAY_MONTH', 'day'],
          ['DOB_NO_DAY_MONTH', 'month'],
        ],
      ],
      [
        '/3/',
        [
          ['DOB_NO_DAY_YEAR', 'day'],
          ['DOB_NO_DAY_YEAR', 'year'],
        ],
      ],
      [
        '15//',
        [
          ['DOB_NO_MONTH_YEAR', 'month'],
          ['DOB_NO_MONTH_YEAR', 'year'],
        ],
      ],
      ['15/3/84', [['DOB_YEAR', 'year']]],
      ['15/3/198', [['DOB_YEAR', 'year']]],
      ['15/3/19844', [['DOB_YEAR', 'year']]],
      ['15/3/198x', [['DOB_YEAR', 'year']]],
      ['15/3/1 984', [['DOB_YEAR', 'year']]],
      ['x/3/1984', [['DOB_NOT_REAL', 'day']]],
      ['15th/3/1984', [['DOB_NOT_REAL', 'day']]],
      ['015/3/1984', [['DOB_NOT_REAL', 'day']]],
      ['-1/3/1984', [['DOB_NOT_REAL', 'day']]],
      ['1.5/3/1984', [['DOB_NOT_REAL', 'day']]],
      ['15/Ma/1984', [['DOB_NOT_REAL', 'month']]],
      ['15/Marsh/1984', [['DOB_NOT_REAL', 'month']]],
      ['15/March 3/1984', [['DOB_NOT_REAL', 'month']]],
      ['15/mars/1984', [['DOB_NOT_REAL', 'month']]],
      ['March/3/1984', [['DOB_NOT_REAL', 'day']]],
      ['31/April/1984', all('DOB_NOT_REAL')],
      ['0/3/1984', all('DOB_NOT_REAL')],
      ['32/3/1984', all('DOB_NOT_REAL')],
      ['15/0/1984', all('DOB_NOT_REAL')],
      ['15/13/1984', all('DOB_NOT_REAL')],
      ['31/4/1984', all('DOB_NOT_REAL')],
      ['29/2/1985', all('DOB_NOT_REAL')],
      ['29/2/1900', all('DOB_NOT_REAL')],
      ['30/2/1984', all('DOB_NOT_REAL')],
      ['31/12/1899', [['DOB_WRONG_YEAR', 'year']]],
      ['15/3/0084', [['DOB_WRONG_YEAR', 'year']]],
      ['1/1/2027', [['DOB_WRONG_YEAR', 'year']]],
      ['15/3/9999', [['DOB_WRONG_YEAR', 'year']]],
      ['22/11/2026', all('DOB_WRONG_YEAR')],
      ['31/12/2026', all('DOB_WRONG_YEAR')],
    ])('refuses %j', (typed, expected) => {
      expect(faults(typed)).toEqual(expected);
    });

    it.each([
      ['15/3/1984', '1984-03-15'],
      ['5/3/1984', '1984-03-05'],
      ['05/03/1984', '1984-03-05'],
      [' 15 /\u00a03/ 1984 ', '1984-03-15'],
      ['１５/３/１９８４', '1984-03-15'],
      ['١٥/٣/١٩٨٤', '1984-03-15'],
      ['\u200e15/03\u200f/\u202a1984\u202c', '1984-03-15'],
      ['15/March/1984', '1984-03-15'],
      ['15/mar/1984', '1984-03-15'],
      ['15/MAR./1984', '1984-03-15'],
      ['15/ Sept. /1984', '1984-09-15'],
      ['15/Ｓｅｐｔｅｍｂｅｒ/1984', '1984-09-15'],
      ['29/2/1984', '1984-02-29'],
      ['29/2/2000', '2000-02-29'],
      ['1/1/1900', '1900-01-01'],
      ['31/12/1984', '1984-12-31'],
      ['21/11/2026', '2026-11-21'],
      ['20/11/2026', '2026-11-20'],
    ])('returns for %j the date %s', (typed, expected) => {
      expect(dobForm.parse(given(typed))).toBe(expected);
    });

    it('accepts today from midnight, and not tomorrow', () => {
      vi.setSystemTime(new Date(2026, 10, 21));
      expect(dobForm.parse(given('21/11/2026'))).toBe('2026-11-21');
      vi.setSystemTime(new Date(2026, 10, 20, 23, 59, 59, 999));
      expect(faults('21/11/2026')).toEqual(all('DOB_WRONG_YEAR'));
    });

    it('accepts every month by its English name, and by three or more letters', () => {
      for (let month = 0; month < 12; month += 1) {
        const name = new Date(2000, month, 1).toLocaleString('en-GB', { month: 'long' });
        for (let letters = 3; letters <= name.length; letters += 1)
          expect(dobForm.parse(given(`1/${name.slice(0, letters)}/1984`))).toBe(`1984-${String(month + 1).padStart(2, '0')}-01`);
      }
    });

    it('accepts every day between 1900 and today as typed', () => {
      fc.assert(
        fc.property(fc.date({ min: new Date(1900, 0, 2), max: new Date(2026, 10, 20), noInvalidDate: true }), (date) => {
          const [day, month, year] = [date.getDate(), date.getMonth() + 1, date.getFullYear()];
          const expected = dobForm.parse(given(`${day}/${month}/${year}`));
          expect(expected.split('-').map(Number)).toEqual([year, month, day]);
        }),
      );
    });
  });

  describe('minimum age', () => {
    it.each([
      ['2015-11-21', 'is eleven today', false],
      ['2015-11-22', 'is eleven tomorrow', true],
      ['2015-11-20', 'was eleven yesterday', false],
      ['2026-11-21', 'was born today', true],
      ['2015-12-31', 'is eleven this year', true],
      ['2016-01-01', 'is eleven next year', true],
      ['1900-01-01', 'is very old', false],
    ])('decides whether a user born on %s is old enough: %s', (dob, _who, tooYoung) => {
      expect(isUnderAge(dob)).toBe(tooYoung);
    });

    it.each([
      [new Date(2027, 1, 28, 23, 59), true],
      [new Date(2027, 2, 1, 0, 1), false],
      [new Date(2028, 1, 29, 0, 1), false],
    ])('decides at %s whether a user born on 29 February 2016 is old enough', (now, tooYoung) => {
      vi.setSystemTime(now);
      expect(isUnderAge('2016-02-29')).toBe(tooYoung);
    });

    it("is reached at midnight in the user's time zone", () => {
      vi.setSystemTime(new Date(2026, 10, 21, 0, 0, 1));
      expect(isUnderAge('2015-11-21')).toBe(false);
      vi.setSystemTime(new Date(2026, 10, 20, 23, 59, 59));
      expect(isUnderAge('2015-11-21')).toBe(true);
    });
  });
});

describe('date of birth parts', () => {
  const faults = (day: string, month: string, year: string) =>
    dobForm.safeParse({ day, month, year }).error?.issues.map(({ message, path }) => [message, path.join()]);

  beforeEach(() => void vi.useFakeTimers({ toFake: ['Date'], now: new Date(2026, 10, 21, 12) }));
  afterEach(() => void vi.useRealTimers());

  describe('part of a date', () => {
    it.each([
      ['x15', '3', '1984', 'DOB_NOT_REAL', 'day'],
      ['15x', '3', '1984', 'DOB_NOT_REAL', 'day'],
      ['115', '3', '1984', 'DOB_NOT_REAL', 'day'],
      ['1 5', '3', '1984', 'DOB_NOT_REAL', 'day'],
      ['15', 'x3', '1984', 'DOB_NOT_REAL', 'month'],
      ['15', '3x', '1984', 'DOB_NOT_REAL', 'month'],
      ['15', '103', '1984', 'DOB_NOT_REAL', 'month'],
      ['15', '-3', '1984', 'DOB_NOT_REAL', 'month'],
      ['15', 'Marching', '1984', 'DOB_NOT_REAL', 'month'],
      ['15', '3', 'x1984', 'DOB_YEAR', 'year'],
      ['15', '3', '1984x', 'DOB_YEAR', 'year'],
      ['15', '3', '11984', 'DOB_YEAR', 'year'],
      ['15', '3', '84', 'DOB_YEAR', 'year'],
      ['15', '3', '1899', 'DOB_WRONG_YEAR', 'year'],
      ['15', '3', '2027', 'DOB_WRONG_YEAR', 'year'],
      ['x', 'x', 'x', 'DOB_NOT_REAL', 'day'],
      ['1', 'x', 'x', 'DOB_NOT_REAL', 'month'],
      ['30', '2', '1899', 'DOB_WRONG_YEAR', 'year'],
    ])('is invalid in %s/%s/%s: %s at %s', (day, month, year, code, part) => {
      expect(faults(day, month, year)).toEqual([[code, part]]);
    });

    it('is not marked when only the complete date is invalid', () => {
      expect(faults('31', '6', '1984')).toEqual([
        ['DOB_NOT_REAL', 'day'],
        ['DOB_NOT_REAL', 'month'],
        ['DOB_NOT_REAL', 'year'],
      ]);
    });

    it.each([
      ['1', '1', '1900', '1900-01-01'],
      ['31', '12', '2025', '2025-12-31'],
      ['1', '12', '1999', '1999-12-01'],
      ['10', '1', '1999', '1999-01-10'],
      ['21', '11', '2026', '2026-11-21'],
    ])('has two digits in the stored date: %s/%s/%s', (day, month, year, expected) => {
      expect(dobForm.parse({ day, month, year })).toBe(expected);
    });
  });

  describe('fields of a stored date', () => {
    it.each([
      ['1984-03-05', { day: '5', month: '3', year: '1984' }],
      ['1984-12-31', { day: '31', month: '12', year: '1984' }],
      ['1900-10-20', { day: '20', month: '10', year: '1900' }],
      ['', { day: '', month: '', year: '' }],
      ['1984', { day: '', month: '', year: '1984' }],
    ])('are for %j: %j', (dob, fields) => {
      expect(dobFields(dob)).toEqual(fields);
    });
  });

  describe('age of eleven', () => {
    it.each([
      ['2015-11-21', false],
      ['2015-11-22', true],
    ])('is reached by a user born on %s, too young is %s', (dob, tooYoung) => {
      expect(isUnderAge(dob)).toBe(tooYoung);
    });
  });
});
