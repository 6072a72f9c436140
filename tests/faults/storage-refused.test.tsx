import { screen, waitFor } from '@testing-library/react';
import { reloadOnce } from '@/delivery/load-chunk';
import { forgetNavigationState, rewriteAddress, showInstead } from '@/history';
import { exit } from '@/outcome/exit';
import { emailEntered } from '@/state/events';
import { stored } from '../support/environment';
import { button, link, visit } from '../support/user';

/** The browser reloads, and pending writes of the document are dropped. */
async function reloadedBy(ask: () => unknown) {
  const { store } = await visit('/enter-email', { persona: 'mobile' });
  vi.mocked(exit.reload).mockRestore();
  let entries: [string, string][] = [];
  const reloaded = vi.fn(() => void (entries = Object.entries(localStorage)));
  vi.stubGlobal('location', { pathname: '/enter-email', reload: reloaded });
  store.dispatch(emailEntered('just-now@example.com'));
  expect(ask()).not.toBe(false);
  await waitFor(() => expect(reloaded).toHaveBeenCalled());
  localStorage.clear();
  for (const [key, value] of entries) localStorage.setItem(key, value);
}

it.each<[string, () => unknown]>([
  ['after a chunk failed to load', reloadOnce],
  ['by the user or the app', exit.reload],
])('restores the last input after a reload: %s', async (_why, ask) => {
  await reloadedBy(ask);
  expect(await stored()).toContain('just-now@example.com');
});

/** Safari refuses the 101st write in 30 seconds like this. */
function refuseWrites() {
  const refused = new DOMException('Attempt to use history.replaceState() more than 100 times per 30 seconds', 'SecurityError');
  for (const method of ['pushState', 'replaceState'] as const) vi.spyOn(window.history, method).mockThrow(refused);
}

it('reads the address when replaceState throws', () => {
  refuseWrites();
  expect(() => forgetNavigationState()).not.toThrow();
  expect(() => rewriteAddress('/login')).not.toThrow();
  expect(showInstead('/session-invalid', null)).toBe(false);
  expect(window.location.pathname).toBe('/');
});

it('loads the document of the next page when a step cannot replace its history entry', async () => {
  const { user, exits } = await visit('/proofing/find-nhs-record', { persona: 'uplift', upTo: 'identity-token' });
  refuseWrites();
  await user.click(button('Continue'));
  await waitFor(() => expect(exits).toEqual(['/proofing/know-nhs-number']));
  expect(screen.queryByText('Something went wrong')).not.toBeInTheDocument();
});

it('loads the document that a link targets when the browser refuses to write the history', async () => {
  const { user, exits } = await visit('/accessibility');
  refuseWrites();
  await user.click(link('Cookies'));
  await waitFor(() => expect(exits).toEqual(['/cookies']));
  expect(screen.queryByText('Something went wrong')).not.toBeInTheDocument();
});
