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
import { HiddenUsername } from '@/forms/password-field';
import { emailForm, nothing } from '@/forms/rules';
import { SecurityCodeField } from '@/forms/security-code';
import { StepForm } from '@/forms/step-form';
import { EmailField, PhoneField, TextField, TextInput, type TextInputProps } from '@/forms/text-field';
import { submitEmail } from '@/journeys/sign-in/steps/check-account';
import { goTo, invalid } from '@/outcome/outcome';
import { step, stepTo } from '@/outcome/step';
import { groupOf, inForm, renderOnPage } from '../../support/form-around';
import { address, attributesOf, button, byId, errorSummary, groupError } from '../../support/page';

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

it('renders no error mark and no description of a checkbox without an error', () => {
  render(inForm(remember, { errors: { other: 'Wrong' } }));
  expect(box()).not.toHaveAttribute('aria-describedby');
  expect(groupOf('rmd')).toHaveAttribute('class', 'nhsuk-form-group');
  expect(screen.queryByText('Error:')).not.toBeInTheDocument();
});

it('describes a checkbox by its hint and by its error', () => {
  const withHint = <CheckboxField name="remember" label="Remember this device" hint="Not on a shared one" />;
  render(inForm(withHint, { errors: { remember: 'Confirm it' } }));
  expect(box()).toHaveAccessibleDescription('Not on a shared one Error: Confirm it');
});

it('shows the error of a checkbox', () => {
  render(inForm(remember, { errors: { remember: 'Confirm it' } }));
  expect(box()).toHaveAttribute('aria-describedby', 'rmd--error-message');
  expect(box()).toHaveAccessibleDescription('Error: Confirm it');
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

it('labels a choice by the heading of the page', () => {
  render(inForm(<ChoiceField options={options} />));
  expect(screen.getByRole('group', { name: 'What is asked?' })).toBeVisible();
  expect(screen.queryByText('Do you know it?')).not.toBeInTheDocument();
});

it('labels a choice by its own question if it has one', () => {
  render(inForm(<ChoiceField options={options} legend="Do you know it?" />));
  const question = screen.getByRole('group', { name: 'Do you know it?' });
  expect(question).not.toHaveAttribute('aria-labelledby', 'heading');
  expect(screen.getByText('Do you know it?')).toHaveClass('nhsuk-fieldset__legend--m');
});

it.each([
  ['', [false, false]],
  ['yes', [true, false]],
  ['no', [false, true]],
])('selects in a choice for the first value %j: %j', (choice, chosen) => {
  render(inForm(<ChoiceField options={options} />, { initial: { choice } }));
  expect(screen.getAllByRole<HTMLInputElement>('radio').map(({ checked }) => checked)).toEqual(chosen);
});

it('shows the error of a choice', () => {
  render(inForm(<ChoiceField options={options} />, { errors: { choice: 'Select one', other: 'Wrong' } }));
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

it('reveals a field at first when its choice was stored', () => {
  render(inForm(<ChoiceField options={options} />, { initial: { choice: 'yes' } }));
  expect(revealed()).toBe(true);
});
describe('DateField', () => {
  const initial = { day: '15', month: '3', year: '1984' };
  const parts = () => screen.getAllByRole<HTMLInputElement>('textbox');
  const red = () => parts().flatMap(({ name, classList }) => (classList.contains('nhsuk-input--error') ? [name] : []));
  const open = (errors?: Record<string, string>) => render(inForm(<DateField hint="For example, 31 3 1980" />, { initial, errors }));

  it('renders the three parts of a date with values and autocomplete', () => {
    open();
    expect(parts().map(({ id, name, value, autocomplete }) => [id, name, value, autocomplete])).toEqual([
      ['dob-day', 'day', '15', 'bday-day'],
      ['dob-month', 'month', '3', 'bday-month'],
      ['dob-year', 'year', '1984', 'bday-year'],
    ]);
  });

  it('disables autocorrection of a date and shows the number keyboard', () => {
    open();
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
    [{ month: 'Neither', year: 'Neither' }, 'Neither', ['month', 'year']],
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

it('fills in a late initial value of a text field', () => {
  const { rerender } = render(inForm(town, { initial: { town: '' } }));
  rerender(inForm(town, { initial: { town: 'Leeds' } }));
  expect(field()).toHaveValue('Leeds');
  rerender(inForm(town, { initial: { town: 'York' } }));
  expect(field()).toHaveValue('York');
});

it('ignores a late initial value of a text field while it has the focus', () => {
  const { rerender } = render(inForm(town, { initial: { town: '' } }));
  field().focus();
  rerender(inForm(town, { initial: { town: 'Leeds' } }));
  expect(field()).toHaveValue('');
});

describe('kinds of text field', () => {
  it('enables autocomplete and disables autocorrection for an email address', () => {
    render(inForm(<EmailField />, { initial: { email: '' } }));
    const input = screen.getByRole('textbox', { name: 'Email address' });
    expect(attributesOf(input)).toMatchObject({ id: 'user-email', name: 'email', type: 'email', autocomplete: 'username', ...asTyped });
    expect(input).toHaveClass('nhsuk-input--width-20');
  });

  it('offers passkeys for an email address on request', () => {
    render(inForm(<EmailField passkeys />, { initial: { email: '' } }));
    expect(screen.getByLabelText('Email address')).toHaveAttribute('autocomplete', 'username webauthn');
  });

  it('shows the digit keyboard for a security code, and accepts codes from messages', () => {
    render(inForm(<SecurityCodeField />, { initial: { otp: '' } }));
    const input = screen.getByRole('textbox', { name: 'Security code' });
    expect(attributesOf(input)).toMatchObject({ id: 'otp-input', inputmode: 'numeric', autocomplete: 'one-time-code', ...asTyped });
    expect(input).toHaveClass('nhsuk-input nhsuk-input--width-10 nhsuk-input--code', { exact: true });
    expect(input).not.toHaveAttribute('maxlength');
    expect(input).toHaveAccessibleDescription('This is 6 digits');
  });

  it('shows the phone keyboard for a phone number', () => {
    render(inForm(<PhoneField name="mobile" label="Mobile number" hint="Of the UK" />, { initial: { mobile: '' } }));
    const input = screen.getByRole('textbox', { name: 'Mobile number' });
    expect(attributesOf(input)).toMatchObject({ type: 'tel', autocomplete: 'tel' });
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
  expect(attributesOf(input)).toMatchObject({ type: 'email', autocomplete: 'username', readonly: '' });
  expect(input).not.toBeVisible();
});
/** The element around an input and its neighbour. */
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

  it.each(['words', 'characters'])('enables capitals in a text input for %s on request', (capitals) => {
    expect(attributesOf(show({ autoCapitalize: capitals }))).toMatchObject({ autocapitalize: capitals, autocorrect: 'off' });
  });

  const everyClass = 'nhsuk-input nhsuk-input--width-20 nhsuk-input--code nhsuk-input--error own';

  it.each<[string, Partial<TextInputProps>, string]>([
    ['a width', { width: '10' }, 'nhsuk-input nhsuk-input--width-10'],
    ['even distances', { code: true }, 'nhsuk-input nhsuk-input--code'],
    ['an error', { error: 'Enter it' }, 'nhsuk-input nhsuk-input--error'],
    ['a class of its own', { className: 'own' }, 'nhsuk-input own'],
    ['all of them', { width: '20', code: true, error: 'Enter it', className: 'own' }, everyClass],
  ])('renders the class of a text input with %s', (_what, props, classes) => {
    expect(show(props)).toHaveAttribute('class', classes);
  });

  it.each([
    ['a hint', { hint: 'Not the county' }, 'town--hint'],
    ['an error', { error: 'Enter it' }, 'town--error-message'],
    ['both', { hint: 'Not the county', error: 'Enter it' }, 'town--hint town--error-message'],
  ])('describes a text input by %s', (_what, props, described) => {
    expect(show(props)).toHaveAttribute('aria-describedby', described);
  });

  it('renders the hint of a text input, and its error with a hidden prefix', () => {
    show({ hint: 'Not the county', error: 'Enter it' });
    expect(byId('town--hint')).toHaveTextContent('Not the county');
    expect(byId('town--hint')).toHaveClass('nhsuk-hint');
    expect(byId('town--error-message')).toHaveTextContent('Error: Enter it');
    expect(byId('town--error-message')).toHaveClass('nhsuk-error-message');
    expect(screen.getByText('Error:')).toHaveClass('nhsuk-u-visually-hidden');
  });

  it('marks the group of a text input on an error', () => {
    show({ error: 'Enter it', groupClassName: 'own' });
    expect(groupOf('town')).toHaveAttribute('class', 'nhsuk-form-group nhsuk-form-group--error own');
  });

  it('renders a text input in a row with its neighbour', () => {
    show({ beside: <button type="button">Find</button> });
    expect(row()).toContainElement(button('Find'));
    expect(groupOf('town')).toContainElement(row());
  });

  it('passes attributes of a text input to the element', () => {
    const given = { type: 'search', name: 'place' };
    expect(attributesOf(show({ ...given, autoComplete: 'off' }))).toMatchObject({ ...given, autocomplete: 'off' });
  });
});
const nextSteps = [
  { value: 'login', label: 'Log in', step: stepTo('/login') },
  { value: 'register', label: 'Create an account', hint: 'It takes a minute', step: stepTo('/register/enter-email') },
  { value: 'help', label: 'Get help', step: stepTo('/not-registered') },
] as const;

describe('NextStepChoice', () => {
  it.each([
    ['Log in', '/login'],
    ['Create an account', '/register/enter-email'],
    ['Get help', '/not-registered'],
  ])('continues for the choice %j at %s', async (label, path) => {
    const { user } = renderOnPage(<NextStepChoice nextSteps={nextSteps} />);
    await user.click(screen.getByRole('radio', { name: label }));
    await user.click(button('Continue'));
    await waitFor(() => expect(address()).toBe(path));
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
    expect(await errorSummary()).toEqual(['Select a way']);
    expect(groupError()).toBe('Select one');
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
])('maps the field %s to the id that other suites use: %s', (name, id) => expect(fieldId(name)).toBe(id));

it.each(['postcode', 'nhsNumber', 'firstName'])('maps the field %s to its name as id', (name) => expect(fieldId(name)).toBe(name));

it('derives the id of the error from the id of the field', () => expect(fieldErrorId('dob-day')).toBe('dob-day--error-message'));
const hidden = 'nhsuk-radios__conditional--hidden';

function openRadios() {
  render(
    <div id="radios" data-module="nhsuk-radios">
      <input type="radio" name="choice" aria-label="Yes" data-aria-controls="more" />
      <div id="more" className={hidden} />
      <input type="radio" name="choice" aria-label="No" />
    </div>,
  );
  new Radios(byId('radios'));
  return userEvent.setup();
}

it('reveals and hides the content of a radio, and never sets aria-expanded', async () => {
  const user = openRadios();
  const yes = screen.getByLabelText('Yes');
  expect(yes).toHaveAttribute('aria-controls', 'more');
  expect(byId('more')).toHaveClass(hidden);
  expect(yes).not.toHaveAttribute('aria-expanded');
  await user.click(yes);
  expect(byId('more')).not.toHaveClass(hidden);
  expect(yes).not.toHaveAttribute('aria-expanded');
  await user.click(screen.getByLabelText('No'));
  expect(byId('more')).toHaveClass(hidden);
});

const refusedByServer = step('register', { errors: [{ status: 400, outcome: invalid('otp', 'OTP_WRONG') }] }, () =>
  Promise.resolve(goTo('/error')),
);

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
