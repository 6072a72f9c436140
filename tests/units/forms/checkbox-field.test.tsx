import { render, screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { CheckboxField } from '@/forms/checkbox-field';
import { groupOf, inForm } from '../../support/form-around';

const remember = <CheckboxField name="remember" label="Remember this device" />;
const box = () => screen.getByRole('checkbox', { name: 'Remember this device' });

describe('CheckboxField', () => {
  it.each([
    [true, true],
    [false, false],
    ['true', false],
    ['', false],
  ])('renders the first value %j as ticked: %s', (remembered, ticked) => {
    render(inForm(remember, { initial: { remember: remembered } }));
    expect((box() as HTMLInputElement).checked).toBe(ticked);
  });

  it('submits its name, and has the id that other suites use', () => {
    render(inForm(remember));
    expect(box()).toHaveAttribute('name', 'remember');
    expect(box()).toHaveAttribute('value', 'true');
    expect(box()).toHaveAttribute('id', 'rmd');
    expect(box()).toHaveClass('nhsuk-checkboxes__input');
  });

  it('renders no error mark and no description without an error', () => {
    render(inForm(remember, { errors: { other: 'Wrong' } }));
    expect(box()).not.toHaveAttribute('aria-describedby');
    expect(groupOf('rmd')).toHaveAttribute('class', 'nhsuk-form-group');
    expect(screen.queryByText('Error:')).not.toBeInTheDocument();
  });

  it('shows its error', () => {
    render(inForm(remember, { errors: { remember: 'Confirm it' } }));
    expect(box()).toHaveAttribute('aria-describedby', 'rmd--error-message');
    expect(box()).toHaveAccessibleDescription('Error: Confirm it');
    expect(groupOf('rmd')).toHaveAttribute('class', 'nhsuk-form-group nhsuk-form-group--error');
  });
});
