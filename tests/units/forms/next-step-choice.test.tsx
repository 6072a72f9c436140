import { screen, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { NextStepChoice } from '@/forms/next-step-choice';
import { stepTo } from '@/outcome/step-to';
import { renderOnPage } from '../../support/form-around';
import { address, button, errorSummary, groupError } from '../../support/page';

const ways = [
  { value: 'login', label: 'Log in', step: stepTo('/login') },
  { value: 'register', label: 'Create an account', hint: 'It takes a minute', step: stepTo('/register/enter-email') },
  { value: 'help', label: 'Get help', step: stepTo('/not-registered') },
] as const;

describe('NextStepChoice', () => {
  it.each([
    ['Log in', '/login'],
    ['Create an account', '/register/enter-email'],
    ['Get help', '/not-registered'],
  ])('continues for %j at %s', async (label, path) => {
    const { user } = renderOnPage(<NextStepChoice nextSteps={ways} />);
    await user.click(screen.getByRole('radio', { name: label }));
    await user.click(button('Continue'));
    await waitFor(() => expect(address()).toBe(path));
  });

  it('selects nothing at first, and requires a choice', async () => {
    const { user } = renderOnPage(<NextStepChoice nextSteps={ways} legend="What next?" />);
    expect(screen.getByRole('group', { name: 'What next?' })).toBeVisible();
    expect(screen.getAllByRole<HTMLInputElement>('radio').filter(({ checked }) => checked)).toEqual([]);
    expect(screen.getByRole('radio', { name: 'Create an account' })).toHaveAccessibleDescription('It takes a minute');
    await user.click(button('Continue'));
    expect(await errorSummary()).toEqual(['You need to tell us what you want to do']);
    expect(groupError()).toBe('You need to tell us what you want to do');
    expect(address()).toBe('/enter-email');
  });

  it('shows the error in the words of the page if it has some', async () => {
    const errors = { CHOICE_REQUIRED: { summary: 'Select a way', field: 'Select one' } };
    const { user } = renderOnPage(<NextStepChoice nextSteps={ways} errors={errors} />);
    await user.click(button('Continue'));
    expect(await errorSummary()).toEqual(['Select a way']);
    expect(groupError()).toBe('Select one');
  });
});
