import { render, screen, waitFor } from '@testing-library/react';
import type { ReactNode } from 'react';
import * as z from 'zod/mini';
import { both } from '@/forms/error-copy';
import { PasswordField } from '@/forms/password-field';
import { choice, email, nothing } from '@/forms/rules';
import { draftOf, readForm, sharedFields, withDraft } from '@/forms/draft';
import { RoundTripNotice, StepForm } from '@/forms/step-form';
import { TextField } from '@/forms/text-field';
import { goTo, invalid, type Outcome, stay } from '@/outcome/outcome';
import type { Step } from '@/outcome/step';
import { deliverBy } from '@/session/report';
import { expectConsoleMessage } from '../../support/environment';
import { address, button, byId, errorSummary, fieldError, fill, findErrorSummary, link } from '../../support/user';
import { renderOnPage } from './form-around';

const town = z.string().check(z.minLength(1, 'TOWN'));
const inCapitals = z.transform((typed: string) => typed.toUpperCase());
const schema = z.object({ town: z.pipe(town, inCapitals), county: z.string() });
const errors = {
  TOWN: { summary: 'You need to enter a town', field: 'Enter a town' },
  CLOSED: { summary: 'This town is closed', field: 'Enter an open town' },
};

function recordedStep<Code extends string = never>(...ends: Outcome<Code>[]) {
  const given: unknown[] = [];
  const step: Step<unknown, Code> = (values) => async () => {
    given.push(values);
    return ends[given.length - 1] ?? stay;
  };
  return { given, step };
}

function open(ends: readonly Outcome<string>[] = [goTo('/login')], state?: unknown) {
  const { given, step } = recordedStep(...ends);
  const form = (
    <StepForm schema={schema} errors={errors} defaultValues={{ town: 'Leeds', county: '' }} step={step} submitId="send" submitLabel="Find">
      <TextField name="town" label="Town" />
      <TextField name="county" label="County" />
    </StepForm>
  );
  return { given, ...renderOnPage(form, state) };
}

it('passes the clean values of a form to its step and follows the outcome', async () => {
  const { user, given } = open();
  expect(byId('town')).toHaveValue('Leeds');
  expect(byId('send')).toHaveTextContent('Find');
  await fill(user, 'town', 'York');
  await user.click(button('Find'));
  await waitFor(() => expect(address()).toBe('/login'));
  expect(given).toEqual([{ town: 'YORK', county: '' }]);
});

it('runs no step of a form with refused values, and preserves them', async () => {
  const { user, given } = open();
  await fill(user, 'town', '');
  await fill(user, 'county', 'Kent');
  await user.click(button('Find'));
  expect(await errorSummary()).toEqual(['You need to enter a town']);
  expect(fieldError(byId('town'))).toBe('Enter a town');
  expect(fieldError(byId('county'))).toBe('');
  expect(byId('county')).toHaveValue('Kent');
  expect(given).toEqual([]);
});

it('marks the field of a form that its step refuses until the next submission', async () => {
  const { user, given } = open([invalid('town', 'CLOSED'), stay]);
  await user.click(button('Find'));
  expect(await errorSummary()).toEqual(['This town is closed']);
  expect(fieldError(byId('town'))).toBe('Enter an open town');
  await user.click(link('This town is closed'));
  expect(byId('town')).toHaveFocus();
  await user.click(button('Find'));
  await waitFor(() => expect(screen.queryByText('There is a problem')).not.toBeInTheDocument());
  await waitFor(() => expect(given).toHaveLength(2));
  expect(fieldError(byId('town'))).toBe('');
});

describe('StepForm', () => {
  it("lists the errors of a form's rules in the order of its schema", async () => {
    const rules = z.object({ choice: choice(['one', 'two']), email });
    const emailCodes = { EMAIL_REQUIRED: both('Enter it'), EMAIL_FORMAT: both('No'), EMAIL_MIN_LENGTH: both('Longer') };
    const codes = { CHOICE_REQUIRED: both('Choose one'), ...emailCodes };
    const { step } = recordedStep();
    const { user } = renderOnPage(<StepForm schema={rules} errors={codes} defaultValues={{ choice: '', email: '' }} step={step} />);
    await user.click(button('Continue'));
    expect(await errorSummary()).toEqual(['Choose one', 'Enter it']);
  });

  it('submits values of a form set without an event, and the initial value of an absent field', async () => {
    const { given, step } = recordedStep();
    const { user } = renderOnPage(
      <StepForm schema={z.object({ town: z.string(), remember: z.boolean() })} defaultValues={{ town: '', remember: false }} step={step}>
        <TextField name="town" label="Town" />
      </StepForm>,
    );
    byId<HTMLInputElement>('town').value = 'Leeds';
    await user.click(button('Continue'));
    await waitFor(() => expect(given).toEqual([{ town: 'Leeds', remember: false }]));
  });

  it('clears and focuses a wrong password, and preserves the other fields', async () => {
    const { step } = recordedStep(invalid('password', 'PASSWORD_WRONG'));
    const { user } = renderOnPage(
      <StepForm
        schema={z.object({ town: z.string(), password: z.string() })}
        errors={{ PASSWORD_WRONG: both('Enter the correct password') }}
        defaultValues={{ town: '', password: '' }}
        step={step}
      >
        <TextField name="town" label="Town" />
        <PasswordField name="password" label="Password" autoComplete="current-password" />
      </StepForm>,
    );
    await fill(user, 'town', 'Leeds');
    await fill(user, 'password-input', 'wrong');
    await user.click(button('Continue'));
    await waitFor(() => expect(byId('password-input')).toHaveFocus());
    expect(byId('password-input')).toHaveValue('');
    expect(fieldError(byId('password-input'))).toBe('Enter the correct password');
    expect(byId('town')).toHaveValue('Leeds');
  });

  it('shows a fault of the page when a rule of a form throws, and reports it without the exception text', async () => {
    const reported = vi.fn();
    const stop = deliverBy(reported);
    reported.mockReset();
    expectConsoleMessage(/^A rule of a form has failed$|^Error: 07700 900123/);
    const { given, step } = recordedStep();
    const throwing = z.pipe(z.object({}), z.transform(vi.fn().mockThrow(new Error('07700 900123'))));
    const { user } = renderOnPage(<StepForm schema={throwing} step={step} />);
    await user.click(button('Continue'));
    expect(await findErrorSummary()).toHaveTextContent('There is a fault on this page. Try another browser or device.');
    expect(await findErrorSummary()).not.toHaveTextContent(/internet|07700/);
    expect(reported.mock.calls.filter(([event]) => event !== 'helpCode')).toEqual([['uncaught', expect.any(Error)]]);
    expect(given).toEqual([]);
    stop();
  });

  it('renders only the button of a form without fields', async () => {
    const { given, step } = recordedStep();
    const { user } = renderOnPage(<StepForm schema={nothing} step={step} />);
    await user.click(button('Continue'));
    await waitFor(() => expect(given).toEqual([undefined]));
  });
});

function formWith(fields: ReactNode) {
  render(<form aria-label="Details">{fields}</form>);
  return screen.getByRole<HTMLFormElement>('form', { name: 'Details' });
}

describe('readForm', () => {
  it('reads the text of fields and whether boxes are ticked', () => {
    const form = formWith(
      <>
        <input name="town" defaultValue=" Leeds " />
        <input name="county" defaultValue="" />
        <input type="checkbox" name="remember" value="true" defaultChecked />
        <input type="checkbox" name="agree" value="true" />
        <input name="notAsked" defaultValue="unread" />
      </>,
    );
    const values = readForm(form, { town: '', county: 'Kent', remember: false, agree: true });
    expect(values).toEqual({ town: ' Leeds ', county: '', remember: true, agree: false });
  });

  it('reads the selected choice, or an empty text', () => {
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

it.each([
  ['account-status:firewall', undefined, 'We had to check that you are not a robot. You can continue now.'],
  ['password:renewal', 'Enter it again.', 'You were away for a while, so we have started again. Enter it again.'],
])('shows the message after the redirect round trip %s', (returnedFrom, again, alert) => {
  renderOnPage(<RoundTripNotice instruction={again} />, { returnedFrom });
  expect(screen.getByRole('alert').textContent).toBe(alert);
  expect(screen.getByRole('alert')).toHaveClass('nhsuk-inset-text');
});

it.each([undefined, null, {}, { refused: { kind: 'invalid', field: 'email', code: 'EMAIL_FORMAT' } }])(
  'shows no message after a redirect round trip for the navigation state %j',
  (state) => {
    renderOnPage(<RoundTripNotice />, state);
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  },
);
const known = 'known@example.com';
const first = { email: known, town: '', remember: false };
const here = '/login one';

describe('initial values of a form', () => {
  const typed = (town: string, over = '') => ({ town: { typed: town, over } });

  it.each([
    ['of no page', {}, ''],
    ['of a page where nothing was typed', { [here]: {} }, ''],
    ['here', { [here]: typed('Leeds') }, 'Leeds'],
    ['at another navigation', { '/login two': typed('Leeds') }, ''],
    ['over another first value', { [here]: typed('Leeds', 'York') }, ''],
    ['of another page, which is shared between pages', { shared: typed('Leeds') }, 'Leeds'],
    ['of another page, when nothing was typed here', { [here]: {}, shared: typed('Leeds') }, 'Leeds'],
    ['of another page that is newer', { [here]: typed('York'), shared: typed('Leeds') }, 'Leeds'],
    ['here, when that of another page belongs to another first value', { [here]: typed('York'), shared: typed('Leeds', 'Hull') }, 'York'],
  ])('includes in the initial values the draft %s', (_where, drafts, town) => {
    expect(withDraft(first, drafts, here)).toEqual({ ...first, town });
  });

  it('includes in the initial values a box that was ticked or cleared', () => {
    expect(withDraft(first, { [here]: { remember: { typed: true, over: false } } }, here).remember).toBe(true);
    expect(withDraft({ remember: true }, { [here]: { remember: { typed: false, over: true } } }, here).remember).toBe(false);
  });
});

it('omits from a draft secrets, fields with the initial value of their page, and fields of other pages', () => {
  const secrets = { password: 'a', otp: 'a', authorization: 'a', token: 'a' };
  const initial = { town: '', password: '', otp: '', authorization: '', token: '', county: 'Kent', remember: false };
  const typed = { ...secrets, town: 'Leeds', county: 'Kent', remember: false, ofAnotherPage: 'a' };
  expect(draftOf(typed, initial)).toEqual({ town: { typed: 'Leeds', over: '' } });
});

const before = { email: { typed: 'before@example.com', over: '' }, remember: { typed: true, over: false } };

it.each([
  ['an email address', { email: { typed: 'some@', over: '' } }, { email: '' }, 'some@', true],
  ['none, for a field that was emptied', { email: { typed: '', over: known } }, { email: known }, undefined, true],
  ['none, for a field with the value of the page', {}, { email: '' }, undefined, true],
  ['the earlier one, for a form without this field', {}, { town: '' }, 'before@example.com', true],
  ['no box, for a box that was ticked earlier and is now cleared', {}, { remember: false }, 'before@example.com', undefined],
])('passes to other pages %s', (_what, draft, fields, address, remembered) => {
  const after = sharedFields(draft, fields, before);
  expect(after.email?.typed).toBe(address);
  expect(after.remember?.typed).toBe(remembered);
});
