import { render, screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { HiddenUsername } from '@/forms/hidden-username';
import { PhoneField } from '@/forms/phone-field';
import { SecurityCodeField } from '@/forms/security-code-field';
import { EmailField, TextField } from '@/forms/text-field';
import { inForm } from '../../support/form-around';

const town = <TextField name="town" label="Town" />;
const field = () => screen.getByLabelText<HTMLInputElement>('Town');

describe('a field for a line of text', () => {
  it('has the first value and the error of its name', () => {
    render(inForm(town, { initial: { town: 'Leeds', county: 'Kent' }, errors: { town: 'Enter it', county: 'Wrong' } }));
    expect(field()).toHaveValue('Leeds');
    expect(field()).toHaveAttribute('name', 'town');
    expect(field()).toHaveAttribute('id', 'town');
    expect(field()).toHaveAccessibleDescription('Error: Enter it');
  });

  it('is filled in by a first value that comes later', () => {
    const { rerender } = render(inForm(town, { initial: { town: '' } }));
    rerender(inForm(town, { initial: { town: 'Leeds' } }));
    expect(field()).toHaveValue('Leeds');
    rerender(inForm(town, { initial: { town: 'York' } }));
    expect(field()).toHaveValue('York');
  });

  it('is left alone by a later first value while somebody stands in it', () => {
    const { rerender } = render(inForm(town, { initial: { town: '' } }));
    field().focus();
    rerender(inForm(town, { initial: { town: 'Leeds' } }));
    expect(field()).toHaveValue('');
  });
});

describe('a field that asks for', () => {
  it('an email address lets the browser fill it in, and not correct it', () => {
    render(inForm(<EmailField />, { initial: { email: '' } }));
    const input = screen.getByRole('textbox', { name: 'Email address' });
    expect(input).toHaveAttribute('id', 'user-email');
    expect(input).toHaveAttribute('name', 'email');
    expect(input).toHaveAttribute('type', 'email');
    expect(input).toHaveAttribute('autocomplete', 'username');
    expect(input).toHaveAttribute('autocapitalize', 'none');
    expect(input).toHaveAttribute('spellcheck', 'false');
    expect(input).toHaveClass('nhsuk-input--width-20');
  });

  it('an email address offers passkeys too, where it may', () => {
    render(inForm(<EmailField passkeys />, { initial: { email: '' } }));
    expect(screen.getByLabelText('Email address')).toHaveAttribute('autocomplete', 'username webauthn');
  });

  it('a security code shows digits, and takes them from a message', () => {
    render(inForm(<SecurityCodeField />, { initial: { otp: '' } }));
    const input = screen.getByRole('textbox', { name: 'Security code' });
    expect(input).toHaveAttribute('id', 'otp-input');
    expect(input).toHaveAttribute('inputmode', 'numeric');
    expect(input).toHaveAttribute('autocomplete', 'one-time-code');
    expect(input).toHaveAttribute('spellcheck', 'false');
    expect(input).not.toHaveAttribute('maxlength');
    expect(input).toHaveClass('nhsuk-input nhsuk-input--width-10 nhsuk-input--code', { exact: true });
    expect(input).toHaveAccessibleDescription('This is 6 digits');
  });

  it('a telephone number has its own keyboard', () => {
    render(inForm(<PhoneField name="mobile" label="Mobile number" hint="Of the UK" />, { initial: { mobile: '' } }));
    const input = screen.getByRole('textbox', { name: 'Mobile number' });
    expect(input).toHaveAttribute('type', 'tel');
    expect(input).toHaveAttribute('autocomplete', 'tel');
    expect(input).toHaveAccessibleDescription('Of the UK');
  });
});

it('no hidden email address is there when none is known', () => {
  const { container } = render(<HiddenUsername email="" />);
  expect(container).toBeEmptyDOMElement();
});

it('a hidden email address tells password managers whose password is asked for', () => {
  render(<HiddenUsername email="maya@example.com" />);
  const input = screen.getByDisplayValue('maya@example.com');
  expect(input).toHaveAttribute('type', 'email');
  expect(input).toHaveAttribute('autocomplete', 'username');
  expect(input).toHaveAttribute('readonly');
  expect(input).not.toBeVisible();
});
