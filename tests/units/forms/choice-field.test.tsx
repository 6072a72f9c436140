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

describe('ChoiceField', () => {
  it('renders all options in order with values and hints', () => {
    render(inForm(<ChoiceField options={options} />));
    expect(screen.getAllByRole<HTMLInputElement>('radio').map(({ id, name, value }) => [id, name, value])).toEqual([
      ['choice-1', 'choice', 'yes'],
      ['choice-2', 'choice', 'no'],
    ]);
    expect(radio('Yes, I do')).not.toHaveAttribute('aria-describedby');
    expect(radio('No')).toHaveAccessibleDescription('You can go on without');
  });

  it('is labelled by the heading of the page', () => {
    render(inForm(<ChoiceField options={options} />));
    expect(screen.getByRole('group', { name: 'What is asked?' })).toBeVisible();
    expect(screen.queryByText('Do you know it?')).not.toBeInTheDocument();
  });

  it('is labelled by its own question if it has one', () => {
    render(inForm(<ChoiceField options={options} legend="Do you know it?" />));
    const question = screen.getByRole('group', { name: 'Do you know it?' });
    expect(question).not.toHaveAttribute('aria-labelledby', 'heading');
    expect(screen.getByText('Do you know it?')).toHaveClass('nhsuk-fieldset__legend--m');
  });

  it.each([
    ['', [false, false]],
    ['yes', [true, false]],
    ['no', [false, true]],
  ])('selects for the first value %j: %j', (choice, chosen) => {
    render(inForm(<ChoiceField options={options} />, { initial: { choice } }));
    expect(screen.getAllByRole<HTMLInputElement>('radio').map(({ checked }) => checked)).toEqual(chosen);
  });

  it('shows its error', () => {
    render(inForm(<ChoiceField options={options} />, { errors: { choice: 'Select one', other: 'Wrong' } }));
    expect(groupError()).toBe('Select one');
  });
});

describe('field revealed by a choice', () => {
  it('appears only with its choice', async () => {
    render(inForm(<ChoiceField options={options} />));
    await waitFor(() => expect(radio('Yes, I do')).toHaveAttribute('aria-controls', 'choice-1--conditional'));
    const user = userEvent.setup();
    expect(revealed()).toBe(false);
    await user.click(radio('Yes, I do'));
    expect(revealed()).toBe(true);
    await user.click(radio('No'));
    expect(revealed()).toBe(false);
  });

  it('appears at first when its choice was stored', () => {
    render(inForm(<ChoiceField options={options} />, { initial: { choice: 'yes' } }));
    expect(revealed()).toBe(true);
  });
});
