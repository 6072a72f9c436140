import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { dobFields, dobForm, isUnderAge } from '@/journeys/proofing/date-of-birth';

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
  ])('has two digits in the stored date: %s/%s/%s', (day, month, year, kept) => {
    expect(dobForm.parse({ day, month, year })).toBe(kept);
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
