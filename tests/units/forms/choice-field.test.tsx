import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { ChoiceField } from '@/forms/choice-field';
import { inForm } from '../../support/form-around';
import { byId, groupError } from '../../support/page';

const options = [
  { value: 'yes', label: 'Yes, I do', conditional: <p>Which is it?</p> },
  { value: 'no', label: 'No', hint: 'You can go on without' },
];
const radio = (name: string) => screen.getByRole<HTMLInputElement>('radio', { name });
const revealed = () => !byId('choice-1--conditional').classList.contains('nhsuk-radios__conditional--hidden');

describe('radios', () => {
  it('are all the options, in their order, with their values and hints', () => {
    render(inForm(<ChoiceField options={options} />));
    expect(screen.getAllByRole<HTMLInputElement>('radio').map(({ id, name, value }) => [id, name, value])).toEqual([
      ['choice-1', 'choice', 'yes'],
      ['choice-2', 'choice', 'no'],
    ]);
    expect(radio('Yes, I do')).not.toHaveAttribute('aria-describedby');
    expect(radio('No')).toHaveAccessibleDescription('You can go on without');
  });

  it('answer the heading of the page', () => {
    render(inForm(<ChoiceField options={options} />));
    expect(screen.getByRole('group', { name: 'What is asked?' })).toBeVisible();
    expect(screen.queryByText('Do you know it?')).not.toBeInTheDocument();
  });

  it('answer a question of their own, where they have one', () => {
    render(inForm(<ChoiceField options={options} legend="Do you know it?" />));
    const question = screen.getByRole('group', { name: 'Do you know it?' });
    expect(question).not.toHaveAttribute('aria-labelledby', 'heading');
    expect(screen.getByText('Do you know it?')).toHaveClass('nhsuk-fieldset__legend--m');
  });

  it.each([
    ['', [false, false]],
    ['yes', [true, false]],
    ['no', [false, true]],
  ])('with the first value %j are chosen: %j', (choice, chosen) => {
    render(inForm(<ChoiceField options={options} />, { initial: { choice } }));
    expect(screen.getAllByRole<HTMLInputElement>('radio').map(({ checked }) => checked)).toEqual(chosen);
  });

  it('say what is wrong', () => {
    render(inForm(<ChoiceField options={options} />, { errors: { choice: 'Select one', other: 'Wrong' } }));
    expect(groupError()).toBe('Select one');
  });
});

describe('a field that a choice reveals', () => {
  it('is shown with its choice only', async () => {
    render(inForm(<ChoiceField options={options} />));
    await waitFor(() => expect(radio('Yes, I do')).toHaveAttribute('aria-controls', 'choice-1--conditional'));
    const user = userEvent.setup();
    expect(revealed()).toBe(false);
    await user.click(radio('Yes, I do'));
    expect(revealed()).toBe(true);
    await user.click(radio('No'));
    expect(revealed()).toBe(false);
  });

  it('is shown from the beginning, where it was chosen before', () => {
    render(inForm(<ChoiceField options={options} />, { initial: { choice: 'yes' } }));
    expect(revealed()).toBe(true);
  });
});
