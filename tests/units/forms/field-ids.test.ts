import { describe, expect, it } from 'vitest';
import { fieldErrorId } from '@/forms/field-error';
import { fieldId } from '@/forms/field-ids';

describe('the id of a field', () => {
  it.each([
    ['email', 'user-email'],
    ['password', 'password-input'],
    ['otp', 'otp-input'],
    ['remember', 'rmd'],
    ['choice', 'choice-1'],
    ['day', 'dob-day'],
    ['month', 'dob-month'],
    ['year', 'dob-year'],
  ])('named %s is the one that others know it by: %s', (name, id) => {
    expect(fieldId(name)).toBe(id);
  });

  it.each(['postcode', 'nhsNumber', 'firstName'])('named %s is its name', (name) => {
    expect(fieldId(name)).toBe(name);
  });

  it('leads to that of its error', () => {
    expect(fieldErrorId('dob-day')).toBe('dob-day--error-message');
  });
});
