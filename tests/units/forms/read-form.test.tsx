import { render, screen } from '@testing-library/react';
import type { ReactNode } from 'react';
import { describe, expect, it } from 'vitest';
import { readForm } from '@/forms/draft';

function formWith(fields: ReactNode) {
  render(<form aria-label="Details">{fields}</form>);
  return screen.getByRole<HTMLFormElement>('form', { name: 'Details' });
}

describe('what stands in a form', () => {
  it('is the text of its fields, and whether its boxes are ticked', () => {
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

  it('is the choice that was made, or no text where none was', () => {
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
