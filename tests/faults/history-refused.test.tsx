import { screen, waitFor } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { forgetNavigationState, rewriteAddress, showInstead } from '@/history';
import { signInAs } from '../../mocks/server';
import { button, link } from '../support/page';
import { visit } from '../support/visit';

/** As Safari refuses the 101st write in 30 seconds. */
function refuseWrites() {
  const refused = () => {
    throw new DOMException('Attempt to use history.replaceState() more than 100 times per 30 seconds', 'SecurityError');
  };
  vi.spyOn(window.history, 'pushState').mockImplementation(refused);
  vi.spyOn(window.history, 'replaceState').mockImplementation(refused);
}

describe('browser that refuses to write the history', () => {
  it('reads the address when replaceState throws', () => {
    refuseWrites();
    expect(() => forgetNavigationState()).not.toThrow();
    expect(() => rewriteAddress('/login')).not.toThrow();
    expect(showInstead('/session-invalid', null)).toBe(false);
    expect(window.location.pathname).toBe('/');
  });

  it('loads the document of the next page when a step replaces its history entry', async () => {
    signInAs('uplift', { upTo: 'identity-token' });
    const { user, exits } = await visit('/proofing/find-nhs-record');
    refuseWrites();
    await user.click(button('Continue'));
    await waitFor(() => expect(exits).toEqual(['/proofing/know-nhs-number']));
    expect(screen.queryByText('Something went wrong')).not.toBeInTheDocument();
  });

  it('loads the document that a link targets', async () => {
    const { user, exits } = await visit('/accessibility');
    refuseWrites();
    await user.click(link('Cookies'));
    await waitFor(() => expect(exits).toEqual(['/cookies']));
    expect(screen.queryByText('Something went wrong')).not.toBeInTheDocument();
  });
});
