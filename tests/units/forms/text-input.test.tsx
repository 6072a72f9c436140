import { render, screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { TextInput } from '@/forms/text-field';
import { groupOf } from '../../support/form-around';
import { button, byId } from '../../support/page';

/** The element around an input and its neighbour. */
// The design system marks it by its class alone.
// eslint-disable-next-line testing-library/no-node-access
const row = () => byId('town').closest<HTMLElement>('.nhsuk-input-wrapper');

describe('TextInput', () => {
  it('renders only its label by default', () => {
    render(<TextInput id="town" label="Town" />);
    const input = screen.getByLabelText('Town');
    expect(input).toHaveAttribute('id', 'town');
    expect(input).toHaveAttribute('type', 'text');
    expect(input).toHaveAttribute('class', 'nhsuk-input');
    expect(input).not.toHaveAttribute('aria-describedby');
    expect(groupOf('town')).toHaveAttribute('class', 'nhsuk-form-group');
    expect(() => byId('town--hint')).toThrow();
    expect(() => byId('town--error-message')).toThrow();
    expect(row()).toBeNull();
  });

  it('turns autocorrection, spelling and capitals off', () => {
    render(<TextInput id="town" label="Town" />);
    const input = screen.getByLabelText('Town');
    expect(input).toHaveAttribute('autocorrect', 'off');
    expect(input).toHaveAttribute('autocapitalize', 'none');
    expect(input).toHaveAttribute('spellcheck', 'false');
  });

  it.each(['words', 'characters'])('turns capitals on for %s on request', (capitals) => {
    render(<TextInput id="town" label="Town" autoCapitalize={capitals} />);
    expect(screen.getByLabelText('Town')).toHaveAttribute('autocapitalize', capitals);
    expect(screen.getByLabelText('Town')).toHaveAttribute('autocorrect', 'off');
  });

  it.each([
    ['a width', { width: '10' }, 'nhsuk-input nhsuk-input--width-10'],
    ['even distances', { code: true }, 'nhsuk-input nhsuk-input--code'],
    ['an error', { error: 'Enter it' }, 'nhsuk-input nhsuk-input--error'],
    ['a class of its own', { className: 'own' }, 'nhsuk-input own'],
    [
      'all of them',
      { width: '20', code: true, error: 'Enter it', className: 'own' },
      'nhsuk-input nhsuk-input--width-20 nhsuk-input--code nhsuk-input--error own',
    ],
  ] as const)('renders its class with %s', (_what, props, classes) => {
    render(<TextInput id="town" label="Town" {...props} />);
    expect(screen.getByLabelText('Town')).toHaveAttribute('class', classes);
  });

  it.each([
    ['a hint', { hint: 'Not the county' }, 'town--hint'],
    ['an error', { error: 'Enter it' }, 'town--error-message'],
    ['both', { hint: 'Not the county', error: 'Enter it' }, 'town--hint town--error-message'],
  ])('is described by %s', (_what, props, described) => {
    render(<TextInput id="town" label="Town" {...props} />);
    expect(screen.getByLabelText('Town')).toHaveAttribute('aria-describedby', described);
  });

  it('renders its hint, and its error with a hidden prefix', () => {
    render(<TextInput id="town" label="Town" hint="Not the county" error="Enter it" />);
    expect(byId('town--hint')).toHaveTextContent('Not the county');
    expect(byId('town--hint')).toHaveClass('nhsuk-hint');
    expect(byId('town--error-message')).toHaveTextContent('Error: Enter it');
    expect(byId('town--error-message')).toHaveClass('nhsuk-error-message');
    expect(screen.getByText('Error:')).toHaveClass('nhsuk-u-visually-hidden');
  });

  it('marks its group on an error', () => {
    render(<TextInput id="town" label="Town" error="Enter it" groupClassName="own" />);
    expect(groupOf('town')).toHaveAttribute('class', 'nhsuk-form-group nhsuk-form-group--error own');
  });

  it('renders in a row with its neighbour', () => {
    render(<TextInput id="town" label="Town" beside={<button type="button">Find</button>} />);
    expect(row()).toContainElement(button('Find'));
    expect(groupOf('town')).toContainElement(row());
  });

  it('passes attributes to the input', () => {
    render(<TextInput id="town" label="Town" type="search" name="place" autoComplete="off" />);
    const input = screen.getByRole('searchbox', { name: 'Town' });
    expect(input).toHaveAttribute('name', 'place');
    expect(input).toHaveAttribute('autocomplete', 'off');
  });
});
