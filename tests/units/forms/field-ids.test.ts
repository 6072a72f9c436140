import { describe, expect, it } from 'vitest';
import { fieldErrorId } from '@/forms/field-error';
import { fieldId } from '@/forms/field-ids';

describe('field ids', () => {
  it.each([
    ['email', 'user-email'],
    ['password', 'password-input'],
    ['otp', 'otp-input'],
    ['remember', 'rmd'],
    ['choice', 'choice-1'],
    ['day', 'dob-day'],
    ['month', 'dob-month'],
    ['year', 'dob-year'],
  ])('maps %s to the id that other suites use: %s', (name, id) => {
    expect(fieldId(name)).toBe(id);
  });

  it.each(['postcode', 'nhsNumber', 'firstName'])('maps %s to its name', (name) => {
    expect(fieldId(name)).toBe(name);
  });

  it('derive the id of the error', () => {
    expect(fieldErrorId('dob-day')).toBe('dob-day--error-message');
  });
});
