import { screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { RoundTripNotice } from '@/forms/round-trip-notice';
import { renderOnPage } from '../../support/form-around';

describe('message after a redirect round trip', () => {
  it.each([
    ['account-status:firewall', undefined, 'We checked your browser. You can continue now.'],
    ['account-status:renewal', undefined, 'Your session had ended, so we started a new one. You can continue now.'],
    ['password:firewall', 'Enter it again.', 'We checked your browser. Enter it again.'],
    ['password:renewal', 'Enter it again.', 'Your session had ended, so we started a new one. Enter it again.'],
  ])('is shown after %s', (returnedFrom, again, told) => {
    renderOnPage(<RoundTripNotice instruction={again} />, { returnedFrom });
    expect(screen.getByRole('alert').textContent).toBe(told);
    expect(screen.getByRole('alert')).toHaveClass('nhsuk-inset-text');
  });

  it.each([undefined, null, {}, { refused: { kind: 'invalid', field: 'email', code: 'EMAIL_FORMAT' } }])(
    'is not shown for the navigation state %j',
    (state) => {
      renderOnPage(<RoundTripNotice />, state);
      expect(screen.queryByRole('alert')).not.toBeInTheDocument();
    },
  );
});
