import { render, screen } from '@testing-library/react';
import type { ReactNode } from 'react';
import { describe, expect, it } from 'vitest';
import { readForm } from '@/forms/draft';

function formWith(fields: ReactNode) {
  render(<form aria-label="Details">{fields}</form>);
  return screen.getByRole<HTMLFormElement>('form', { name: 'Details' });
}

describe('readForm', () => {
  it('returns the text of fields and whether boxes are ticked', () => {
    const form = formWith(
      <>
        <input name="town" defaultValue=" Leeds " />
        <input name="county" defaultValue="" />
        <input type="checkbox" name="remember" value="true" defaultChecked />
        <input type="checkbox" name="agree" value="true" />
        <input name="notAsked" defaultValue="unread" />
      </>,
    );
    expect(readForm(form, { town: '', county: 'Kent', remember: false, agree: true })).toEqual({
      town: ' Leeds ',
      county: '',
      remember: true,
      agree: false,
    });
  });

  it('returns the selected choice, or an empty text', () => {
    const form = formWith(
      <>
        <input type="radio" name="choice" value="yes" />
        <input type="radio" name="choice" value="no" defaultChecked />
        <input type="radio" name="other" value="yes" />
      </>,
    );
    expect(readForm(form, { choice: '', other: '', missing: 'first' })).toEqual({ choice: 'no', other: '', missing: '' });
  });
});
