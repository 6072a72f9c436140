import { screen, waitFor } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { followNavigation, forgetNavigationState, rewriteAddress, showInstead } from '@/history';
import { signInAs } from '../../mocks/server';
import { button } from '../support/page';
import { visit } from '../support/visit';

/** As Safari refuses the 101st write in 30 seconds. */
function refuseWrites() {
  const refused = () => {
    throw new DOMException('Attempt to use history.replaceState() more than 100 times per 30 seconds', 'SecurityError');
  };
  vi.spyOn(window.history, 'replaceState').mockImplementation(refused);
}

describe('a browser that refuses to write the history', () => {
  it('lets the app read the address when replaceState throws', () => {
    refuseWrites();
    expect(() => forgetNavigationState()).not.toThrow();
    expect(() => rewriteAddress('/login')).not.toThrow();
    expect(showInstead('/session-invalid', null)).toBe(false);
    expect(window.location.pathname).toBe('/');
  });

  it('loads the document of the next page, where a step replaces its own', async () => {
    signInAs('uplift', { upTo: 'identity-token' });
    const { user, exits } = await visit('/proofing/find-nhs-record');
    refuseWrites();
    await user.click(button('Continue'));
    await waitFor(() => expect(exits).toEqual(['/proofing/know-nhs-number']));
    expect(screen.queryByText('Something went wrong')).not.toBeInTheDocument();
  });
});

describe('followNavigation', () => {
  it('follows Back alone where the methods of the history are locked', () => {
    const locked = vi.spyOn(Object, 'assign').mockImplementationOnce(() => {
      throw new TypeError('Cannot assign to read only property');
    });
    const moved = vi.fn();
    const stop = followNavigation(moved);
    locked.mockRestore();
    window.history.replaceState({ key: 'other' }, '', '/login');
    expect(moved).not.toHaveBeenCalled();
    window.dispatchEvent(new PopStateEvent('popstate'));
    expect(moved).toHaveBeenCalledTimes(1);
    stop();
  });
});
