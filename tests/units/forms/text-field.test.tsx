import { render, screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { HiddenUsername } from '@/forms/hidden-username';
import { PhoneField } from '@/forms/phone-field';
import { SecurityCodeField } from '@/forms/security-code-field';
import { EmailField, TextField } from '@/forms/text-field';
import { inForm } from '../../support/form-around';

const town = <TextField name="town" label="Town" />;
const field = () => screen.getByLabelText<HTMLInputElement>('Town');

describe('text field', () => {
  it('renders the initial value and error of its name', () => {
    render(inForm(town, { initial: { town: 'Leeds', county: 'Kent' }, errors: { town: 'Enter it', county: 'Wrong' } }));
    expect(field()).toHaveValue('Leeds');
    expect(field()).toHaveAttribute('name', 'town');
    expect(field()).toHaveAttribute('id', 'town');
    expect(field()).toHaveAccessibleDescription('Error: Enter it');
  });

  it('fills in a late initial value', () => {
    const { rerender } = render(inForm(town, { initial: { town: '' } }));
    rerender(inForm(town, { initial: { town: 'Leeds' } }));
    expect(field()).toHaveValue('Leeds');
    rerender(inForm(town, { initial: { town: 'York' } }));
    expect(field()).toHaveValue('York');
  });

  it('ignores a late initial value while it has the focus', () => {
    const { rerender } = render(inForm(town, { initial: { town: '' } }));
    field().focus();
    rerender(inForm(town, { initial: { town: 'Leeds' } }));
    expect(field()).toHaveValue('');
  });
});

describe('kinds of text field', () => {
  it('email address turns autocomplete on and autocorrection off', () => {
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

  it('email address offers passkeys on request', () => {
    render(inForm(<EmailField passkeys />, { initial: { email: '' } }));
    expect(screen.getByLabelText('Email address')).toHaveAttribute('autocomplete', 'username webauthn');
  });

  it('security code shows the digit keyboard and accepts codes from messages', () => {
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

  it('phone number shows the phone keyboard', () => {
    render(inForm(<PhoneField name="mobile" label="Mobile number" hint="Of the UK" />, { initial: { mobile: '' } }));
    const input = screen.getByRole('textbox', { name: 'Mobile number' });
    expect(input).toHaveAttribute('type', 'tel');
    expect(input).toHaveAttribute('autocomplete', 'tel');
    expect(input).toHaveAccessibleDescription('Of the UK');
  });
});

it('renders no hidden email address when none is known', () => {
  const { container } = render(<HiddenUsername email="" />);
  expect(container).toBeEmptyDOMElement();
});

it('renders a hidden email address for password managers', () => {
  render(<HiddenUsername email="maya@example.com" />);
  const input = screen.getByDisplayValue('maya@example.com');
  expect(input).toHaveAttribute('type', 'email');
  expect(input).toHaveAttribute('autocomplete', 'username');
  expect(input).toHaveAttribute('readonly');
  expect(input).not.toBeVisible();
});
