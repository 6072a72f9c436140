import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import * as z from 'zod/mini';
import { CheckboxField } from '@/forms/checkbox-field';
import { ChoiceField } from '@/forms/choice-field';
import { DateField } from '@/forms/date-field';
import { both, emailErrors } from '@/forms/error-copy';
import { fieldErrorId, fieldId } from '@/forms/field';
import { NextStepChoice } from '@/forms/next-step-choice';
import { Radios } from '@/forms/nhsuk-scripts';
import { emailForm, nothing } from '@/forms/rules';
import { StepForm } from '@/forms/step-form';
import { EmailField, TextField, TextInput, type TextInputProps } from '@/forms/text-field';
import { submitEmail } from '@/journeys/sign-in/steps/check-account';
import { goTo, invalid } from '@/outcome/outcome';
import { step, stepTo } from '@/outcome/step';
import { address, attributesOf, button, byId, errorSummary, groupError } from '../../support/user';
import { groupOf, inForm, renderOnPage } from './form-around';

const asTyped = { autocorrect: 'off', autocapitalize: 'none', spellcheck: 'false' };

const remember = <CheckboxField name="remember" label="Remember this device" />;
const box = () => screen.getByRole('checkbox', { name: 'Remember this device' });

it.each([
  [true, true],
  [false, false],
  ['true', false],
  ['', false],
])('renders a checkbox with the first value %j as ticked: %s', (remembered, ticked) => {
  render(inForm(remember, { initial: { remember: remembered } }));
  expect((box() as HTMLInputElement).checked).toBe(ticked);
});

it('submits the name of a checkbox, which has the id that other suites use', () => {
  render(inForm(remember));
  expect(attributesOf(box())).toMatchObject({ name: 'remember', value: 'true', id: 'rmd', class: 'nhsuk-checkboxes__input' });
});

it('describes a checkbox by its hint and by its error, and by neither without them', () => {
  const { unmount } = render(inForm(remember, { errors: { other: 'Wrong' } }));
  expect(box()).not.toHaveAttribute('aria-describedby');
  expect(groupOf('rmd')).toHaveAttribute('class', 'nhsuk-form-group');
  unmount();
  const withHint = <CheckboxField name="remember" label="Remember this device" hint="Not on a shared one" />;
  render(inForm(withHint, { errors: { remember: 'Confirm it' } }));
  expect(box()).toHaveAccessibleDescription('Not on a shared one Error: Confirm it');
  expect(groupOf('rmd')).toHaveAttribute('class', 'nhsuk-form-group nhsuk-form-group--error');
});

const options = [
  { value: 'yes', label: 'Yes, I do', conditional: <p>Which is it?</p> },
  { value: 'no', label: 'No', hint: 'You can go on without' },
];
const radio = (name: string) => screen.getByRole<HTMLInputElement>('radio', { name });
const revealed = () => !byId('choice-1--conditional').classList.contains('nhsuk-radios__conditional--hidden');

it('renders all options of a choice in order with values and hints', () => {
  render(inForm(<ChoiceField options={options} />));
  expect(screen.getAllByRole<HTMLInputElement>('radio').map(({ id, name, value }) => [id, name, value])).toEqual([
    ['choice-1', 'choice', 'yes'],
    ['choice-2', 'choice', 'no'],
  ]);
  expect(radio('Yes, I do')).not.toHaveAttribute('aria-describedby');
  expect(radio('No')).toHaveAccessibleDescription('You can go on without');
});

it('labels a choice by its own question if it has one', () => {
  render(inForm(<ChoiceField options={options} legend="Do you know it?" />));
  expect(screen.getByRole('group', { name: 'Do you know it?' })).not.toHaveAttribute('aria-labelledby', 'heading');
  expect(screen.getByText('Do you know it?')).toHaveClass('nhsuk-fieldset__legend--m');
});

it.each([
  ['', [false, false]],
  ['yes', [true, false]],
  ['no', [false, true]],
])('selects in a choice for the first value %j, and shows its error: %j', (choice, chosen) => {
  render(inForm(<ChoiceField options={options} />, { initial: { choice }, errors: { choice: 'Select one', other: 'Wrong' } }));
  expect(screen.getAllByRole<HTMLInputElement>('radio').map(({ checked }) => checked)).toEqual(chosen);
  expect(revealed()).toBe(choice === 'yes');
  expect(groupError()).toBe('Select one');
});

it('reveals a field only with its choice', async () => {
  render(inForm(<ChoiceField options={options} />));
  await waitFor(() => expect(radio('Yes, I do')).toHaveAttribute('aria-controls', 'choice-1--conditional'));
  const user = userEvent.setup();
  expect(revealed()).toBe(false);
  await user.click(radio('Yes, I do'));
  expect(revealed()).toBe(true);
  await user.click(radio('No'));
  expect(revealed()).toBe(false);
});

describe('DateField', () => {
  const initial = { day: '15', month: '3', year: '1984' };
  const parts = () => screen.getAllByRole<HTMLInputElement>('textbox');
  const red = () => parts().flatMap(({ name, classList }) => (classList.contains('nhsuk-input--error') ? [name] : []));
  const open = (errors?: Record<string, string>) => render(inForm(<DateField hint="For example, 31 3 1980" />, { initial, errors }));

  it('renders the three parts of a date with values, autocomplete and the number keyboard', () => {
    open();
    expect(parts().map(({ id, name, value, autocomplete }) => [id, name, value, autocomplete])).toEqual([
      ['dob-day', 'day', '15', 'bday-day'],
      ['dob-month', 'month', '3', 'bday-month'],
      ['dob-year', 'year', '1984', 'bday-year'],
    ]);
    for (const part of parts()) expect(attributesOf(part)).toMatchObject({ ...asTyped, inputmode: 'numeric' });
  });

  it('labels a date by the heading of the page and shows no error at first', () => {
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
    [{ day: 'First', month: 'Second', year: 'Third' }, 'First', ['day', 'month', 'year']],
    [{ month: 'Second', year: 'Third' }, 'Second', ['month', 'year']],
  ])('shows for the date %j the error %j, and marks the parts: %j', (errors, sentence, marked) => {
    open(errors);
    expect(groupError()).toBe(sentence);
    expect(red()).toEqual(marked);
  });
});

const town = <TextField name="town" label="Town" />;
const field = () => screen.getByLabelText<HTMLInputElement>('Town');

it('renders a text field with the initial value and the error of its name', () => {
  render(inForm(town, { initial: { town: 'Leeds', county: 'Kent' }, errors: { town: 'Enter it', county: 'Wrong' } }));
  expect(field()).toHaveValue('Leeds');
  expect(attributesOf(field())).toMatchObject({ name: 'town', id: 'town' });
  expect(field()).toHaveAccessibleDescription('Error: Enter it');
});

it('fills in a late initial value of a text field, but not while it has the focus', () => {
  const { rerender } = render(inForm(town, { initial: { town: '' } }));
  const show = (value: string) => rerender(inForm(town, { initial: { town: value } }));
  show('Leeds');
  expect(field()).toHaveValue('Leeds');
  show('York');
  expect(field()).toHaveValue('York');
  field().focus();
  show('Hull');
  expect(field()).toHaveValue('York');
});

it.each([
  ['a passkey on request', true, 'username webauthn'],
  ['the user name', false, 'username'],
])('offers for an email address %s, without autocorrection', (_what, passkeys, autocomplete) => {
  render(inForm(<EmailField passkeys={passkeys} />, { initial: { email: '' } }));
  const input = screen.getByRole('textbox', { name: 'Email address' });
  expect(attributesOf(input)).toMatchObject({ id: 'user-email', name: 'email', type: 'email', autocomplete, ...asTyped });
});

// The design system marks it by its class alone.
// eslint-disable-next-line testing-library/no-node-access
const row = () => byId('town').closest<HTMLElement>('.nhsuk-input-wrapper');

describe('TextInput', () => {
  function show(props: Partial<TextInputProps> = {}) {
    render(<TextInput id="town" label="Town" {...props} />);
    return screen.getByLabelText('Town');
  }

  it('renders by default only the label of a text input, without autocorrection, spell checking and capitals', () => {
    expect(attributesOf(show())).toEqual({ id: 'town', type: 'text', class: 'nhsuk-input', ...asTyped });
    expect(groupOf('town')).toHaveAttribute('class', 'nhsuk-form-group');
    expect(() => byId('town--hint')).toThrow();
    expect(() => byId('town--error-message')).toThrow();
    expect(row()).toBeNull();
  });

  it.each<[string, Partial<TextInputProps>, string, described: string | null]>([
    ['a width', { width: '10' }, 'nhsuk-input nhsuk-input--width-10', null],
    ['a hint', { hint: 'Not the county', autoCapitalize: 'words' }, 'nhsuk-input', 'town--hint'],
    ['an error', { error: 'Enter it' }, 'nhsuk-input nhsuk-input--error', 'town--error-message'],
    [
      'all of them',
      { width: '20', code: true, hint: 'Not the county', error: 'Enter it', advice: 'See the map', className: 'own' },
      'nhsuk-input nhsuk-input--width-20 nhsuk-input--code nhsuk-input--error own',
      'town--hint town--error-message town--advice',
    ],
  ])('renders the class and the description of a text input with %s', (_what, props, classes, described) => {
    const { autocapitalize, ...attributes } = attributesOf(show(props));
    expect(attributes).toMatchObject({ class: classes, ...(described && { 'aria-describedby': described }) });
    expect(autocapitalize).toBe(props.autoCapitalize ?? 'none');
  });

  it('renders the hint of a text input, and its error with a hidden prefix, and marks its group', () => {
    show({ hint: 'Not the county', error: 'Enter it', groupClassName: 'own' });
    expect(byId('town--hint')).toHaveTextContent('Not the county');
    expect(byId('town--error-message')).toHaveTextContent('Error: Enter it');
    expect(screen.getByText('Error:')).toHaveClass('nhsuk-u-visually-hidden');
    expect(groupOf('town')).toHaveAttribute('class', 'nhsuk-form-group nhsuk-form-group--error own');
  });

  it('renders a text input in a row with its neighbour', () => {
    show({ beside: <button type="button">Find</button> });
    expect(row()).toContainElement(button('Find'));
    expect(groupOf('town')).toContainElement(row());
  });

  it('passes attributes of a text input to the element', () => {
    const given = { type: 'search', name: 'place' };
    expect(attributesOf(show(given))).toMatchObject(given);
  });
});
const nextSteps = [
  { value: 'login', label: 'Log in', step: stepTo('/login') },
  { value: 'register', label: 'Create an account', hint: 'It takes a minute', step: stepTo('/register/enter-email') },
] as const;

describe('NextStepChoice', () => {
  it('continues for the choice of a next step at its page', async () => {
    const { user } = renderOnPage(<NextStepChoice nextSteps={nextSteps} />);
    await user.click(screen.getByRole('radio', { name: 'Create an account' }));
    await user.click(button('Continue'));
    await waitFor(() => expect(address()).toBe('/register/enter-email'));
  });

  it('selects no next step at first, and requires a choice', async () => {
    const { user } = renderOnPage(<NextStepChoice nextSteps={nextSteps} legend="What next?" />);
    expect(screen.getByRole('group', { name: 'What next?' })).toBeVisible();
    expect(screen.getAllByRole<HTMLInputElement>('radio').filter(({ checked }) => checked)).toEqual([]);
    expect(screen.getByRole('radio', { name: 'Create an account' })).toHaveAccessibleDescription('It takes a minute');
    await user.click(button('Continue'));
    expect(await errorSummary()).toEqual(['You need to tell us what you want to do']);
    expect(groupError()).toBe('You need to tell us what you want to do');
    expect(address()).toBe('/enter-email');
  });

  it('shows the error of the next step in the words of the page if it has some', async () => {
    const errors = { CHOICE_REQUIRED: { summary: 'Select a way', field: 'Select one' } };
    const { user } = renderOnPage(<NextStepChoice nextSteps={nextSteps} errors={errors} />);
    await user.click(button('Continue'));
    expect([await errorSummary(), groupError()]).toEqual([['Select a way'], 'Select one']);
  });
});

it.each([
  ['email', 'user-email'],
  ['password', 'password-input'],
  ['otp', 'otp-input'],
  ['remember', 'rmd'],
  ['choice', 'choice-1'],
  ['day', 'dob-day'],
  ['month', 'dob-month'],
  ['year', 'dob-year'],
  ['postcode', 'postcode'],
])('maps the field %s to the id that other suites use: %s', (name, id) => {
  expect(fieldId(name)).toBe(id);
  expect(fieldErrorId(id)).toBe(`${id}--error-message`);
});

it('reveals the content of a radio by the script of the design system, and never sets aria-expanded', async () => {
  render(
    <div id="radios" data-module="nhsuk-radios">
      <input type="radio" name="choice" aria-label="Yes" data-aria-controls="more" />
      <div id="more" className="nhsuk-radios__conditional--hidden" />
    </div>,
  );
  new Radios(byId('radios'));
  await userEvent.setup().click(screen.getByLabelText('Yes'));
  expect(byId('more')).not.toHaveClass('nhsuk-radios__conditional--hidden');
  expect(screen.getByLabelText('Yes')).not.toHaveAttribute('aria-expanded');
});

const refusedByServer = step('register', { errors: [{ outcome: invalid('otp', 'OTP_WRONG') }] }, () => Promise.resolve(goTo('/error')));

// The compiler tests this: `npm run typecheck` fails if a line below one of the marks has no error.
it('requires in the types of a form a sentence for each error code of rules and step', () => {
  expect([
    <StepForm key="whole" schema={emailForm} errors={emailErrors} defaultValues={{ email: '' }} step={submitEmail} />,
    <StepForm key="none" schema={nothing} step={stepTo('/error')} />,
    // @ts-expect-error A code of the rule has no sentence.
    <StepForm key="rule" schema={emailForm} errors={{ EMAIL_REQUIRED: both('Enter it') }} step={submitEmail} />,
    // @ts-expect-error The rules have codes.
    <StepForm key="all" schema={emailForm} step={submitEmail} />,
    // @ts-expect-error The step refuses a field by a code without a sentence.
    <StepForm key="step" schema={z.object({ otp: z.string() })} step={refusedByServer} />,
  ]).toHaveLength(5);
});
