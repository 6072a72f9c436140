import { screen, waitFor, within } from '@testing-library/react';
import { FormErrorSummary } from '@/forms/form-error-summary';
import { button, byId, errorSummary, findErrorSummary, link } from '../../support/user';
import { renderOnPage } from './form-around';

const copy = {
  TOWN: { summary: 'You need to enter a town', field: 'Enter it' },
  COUNTY: { summary: 'You need to enter a county', field: 'Enter it' },
  DATE: { summary: 'You need to enter a date', field: 'Enter it' },
};
const error = (message: string) => ({ type: 'custom', message });
const of = (errors: Record<string, ReturnType<typeof error> | undefined>, attempt = 1) => (
  <>
    <FormErrorSummary errors={errors} copy={copy} attempt={attempt} />
    <input id="town" aria-label="Town" />
    <input id="dob-day" aria-label="Day" />
    <button type="button">Continue</button>
  </>
);

describe('FormErrorSummary', () => {
  it('renders in the error summary a sentence for each field in order', async () => {
    renderOnPage(of({ town: error('TOWN'), county: error('COUNTY') }));
    expect(await errorSummary()).toEqual(['You need to enter a town', 'You need to enter a county']);
    expect(screen.getAllByRole('link').map((one) => one.getAttribute('href'))).toEqual(['#town', '#county']);
  });

  it('renders in the error summary one sentence for several fields, linked to the first', async () => {
    renderOnPage(of({ town: error('TOWN'), day: error('DATE'), month: error('DATE'), year: error('DATE') }));
    expect(await errorSummary()).toEqual(['You need to enter a town', 'You need to enter a date']);
    expect(link('You need to enter a date')).toHaveAttribute('href', '#dob-day');
  });

  it('renders in the error summary the sentence of the page for a refusal of the complete form', async () => {
    renderOnPage(of({ root: error('NO_ANSWER'), town: error('TOWN') }));
    const box = await findErrorSummary();
    expect(box).toHaveTextContent('Sorry, that did not work. Try again. If it still does not work, check your internet connection.');
    expect(within(box).queryByRole('link')).not.toBeInTheDocument();
  });

  it.each([
    ['a code without a sentence', error('OF_OLDER_RELEASE')],
    ['an error that is none', undefined],
  ])('renders the error summary without a text for %s, and does not throw', async (_what, town) => {
    renderOnPage(of({ town, county: error('COUNTY') }));
    expect(await errorSummary()).toEqual(['', 'You need to enter a county']);
  });
});

it.each([
  ['a further attempt fails in the same way', { town: error('TOWN') }, 2],
  ['another sentence is at the same field', { town: error('COUNTY') }, 2],
  ['the same sentence is at another field', { county: error('TOWN') }, 2],
])('moves the focus to the error summary when %s', async (_what, errors, attempt) => {
  const { user, showInstead } = renderOnPage(of({ town: error('TOWN') }));
  await findErrorSummary();
  await user.click(button('Continue'));
  showInstead(of(errors, attempt));
  await waitFor(() => expect(button('Continue')).not.toHaveFocus());
  await findErrorSummary();
});

it('moves no focus to the error summary after a wrong password', async () => {
  renderOnPage(of({ password: error('PASSWORD_WRONG') }));
  expect(await screen.findByRole('group', { name: 'There is a problem' })).toBeVisible();
  await waitFor(() => expect(screen.getByRole('heading', { level: 1 })).toHaveFocus());
});

it('preserves the focus in a field without a new error', async () => {
  const { user, showInstead } = renderOnPage(of({ town: error('TOWN') }));
  await findErrorSummary();
  await user.click(byId('town'));
  showInstead(of({ town: error('TOWN') }));
  expect(byId('town')).toHaveFocus();
});

it('ignores a click on a link of the error summary whose field is absent', async () => {
  const failed = vi.fn((event: ErrorEvent) => event.preventDefault());
  window.addEventListener('error', failed, { once: true });
  const { user } = renderOnPage(of({ county: error('COUNTY') }));
  await findErrorSummary();
  await user.click(link('You need to enter a county'));
  window.removeEventListener('error', failed);
  expect(failed).not.toHaveBeenCalled();
  expect(window.location.hash).toBe('');
});
