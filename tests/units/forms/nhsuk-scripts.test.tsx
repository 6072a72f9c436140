import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { Radios } from '@/forms/nhsuk-scripts';
import { byId } from '../../support/page';

const hidden = 'nhsuk-radios__conditional--hidden';

function open() {
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

describe('script of the radios', () => {
  it('reveals and hides the content of a choice', async () => {
    const user = open();
    expect(byId('more')).toHaveClass(hidden);
    await user.click(screen.getByLabelText('Yes'));
    expect(byId('more')).not.toHaveClass(hidden);
    await user.click(screen.getByLabelText('No'));
    expect(byId('more')).toHaveClass(hidden);
  });

  it('never sets aria-expanded on a radio', async () => {
    const user = open();
    expect(screen.getByLabelText('Yes')).toHaveAttribute('aria-controls', 'more');
    expect(screen.getByLabelText('Yes')).not.toHaveAttribute('aria-expanded');
    await user.click(screen.getByLabelText('Yes'));
    expect(screen.getByLabelText('Yes')).not.toHaveAttribute('aria-expanded');
  });
});
