import { render, screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { DateField } from '@/forms/date-field';
import { inForm } from '../../support/form-around';
import { groupError } from '../../support/page';

const initial = { day: '15', month: '3', year: '1984' };
const parts = () => screen.getAllByRole<HTMLInputElement>('textbox');
const red = () => parts().flatMap(({ name, classList }) => (classList.contains('nhsuk-input--error') ? [name] : []));
const open = (errors?: Record<string, string>) => render(inForm(<DateField hint="For example, 31 3 1980" />, { initial, errors }));

describe('DateField', () => {
  it('renders three parts with values and autocomplete', () => {
    open();
    expect(parts().map(({ id, name, value, autocomplete }) => [id, name, value, autocomplete])).toEqual([
      ['dob-day', 'day', '15', 'bday-day'],
      ['dob-month', 'month', '3', 'bday-month'],
      ['dob-year', 'year', '1984', 'bday-year'],
    ]);
  });

  it('turns autocorrection off and the number keyboard on', () => {
    open();
    for (const part of parts()) {
      expect(part).toHaveAttribute('autocorrect', 'off');
      expect(part).toHaveAttribute('autocapitalize', 'none');
      expect(part).toHaveAttribute('spellcheck', 'false');
      expect(part).toHaveAttribute('inputmode', 'numeric');
    }
  });

  it('is labelled by the heading of the page and has no error at first', () => {
    open();
    expect(screen.getByRole('group', { name: 'What is asked?' })).toHaveAccessibleDescription('For example, 31 3 1980');
    expect(red()).toEqual([]);
    expect(groupError()).toBe('');
  });

  it.each<[Record<string, string>, string, string[]]>([
    [{ day: 'No day' }, 'No day', ['day']],
    [{ month: 'No month' }, 'No month', ['month']],
    [{ year: 'No year' }, 'No year', ['year']],
    [{ day: 'Neither', month: 'Neither' }, 'Neither', ['day', 'month']],
    [{ month: 'Neither', year: 'Neither' }, 'Neither', ['month', 'year']],
    [{ day: 'First', month: 'Second', year: 'Third' }, 'First', ['day', 'month', 'year']],
    [{ month: 'Second', year: 'Third' }, 'Second', ['month', 'year']],
  ])('shows for %j the error %j, and marks the parts: %j', (errors, sentence, marked) => {
    open(errors);
    expect(groupError()).toBe(sentence);
    expect(red()).toEqual(marked);
  });
});
