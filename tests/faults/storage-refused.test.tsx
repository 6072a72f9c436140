import { screen, waitFor } from '@testing-library/react';
import { reloadOnce } from '@/delivery/reload-once';
import { forgetNavigationState, rewriteAddress, showInstead } from '@/history';
import { exit } from '@/outcome/exit';
import { clientInfoReceived, emailEntered, signInEnded } from '@/state/events';
import { makeStore } from '@/state/store';
import { exampleClient } from '../../mocks/backend/provider/example-client';
import { resetWorld } from '../../mocks/server';
import { openDocument } from '../support/document-events';
import { beginAnotherSession } from '../support/other-sign-ins';
import { button, link } from '../support/page';
import { email, slices, stored } from '../support/stored';
import { unloadDocument, visit } from '../support/visit';

const keys = () => Object.keys(localStorage).toSorted();

/** An earlier document has stored something, and the saver of this one fails to load. */
async function openWithoutSaver() {
  await visit('/enter-email', { persona: 'mobile', events: [emailEntered(email), clientInfoReceived(exampleClient)] });
  await unloadDocument();
  localStorage.setItem('of-another-app', 'stays');
  expect(keys()).toEqual([...slices, 'of-another-app'].toSorted());
  return makeStore().store;
}

it('removes the entries of an earlier document at a sign-out without the state saver', async () => {
  const store = await openWithoutSaver();
  store.dispatch(signInEnded('handedOver'));
  expect(keys()).toEqual(['of-another-app']);
});

it('preserves the client at a time-out without the state saver, so that the page shows its name', async () => {
  const store = await openWithoutSaver();
  store.dispatch(signInEnded('timedOut'));
  expect(keys()).toEqual(['nhs-login-client', 'nhs-login-deadlines', 'of-another-app']);
});

it('removes every entry without the state saver when the session has ended, because nothing can decrypt them', async () => {
  const store = await openWithoutSaver();
  resetWorld();
  store.dispatch(signInEnded('timedOut'));
  expect(keys()).toEqual(['of-another-app']);
});

it('preserves at a sign-out without the state saver the entries that another session has stored meanwhile', async () => {
  const store = await openWithoutSaver();
  beginAnotherSession();
  store.dispatch(signInEnded('handedOver'));
  expect(keys()).toEqual([...slices, 'of-another-app'].toSorted());
});

it.each<[string, () => void]>([
  ['is blocked', () => vi.spyOn(window, 'localStorage', 'get').mockImplementation(broken)],
  ['cannot be cleared', () => vi.spyOn(Storage.prototype, 'removeItem').mockImplementation(broken)],
  ['does not exist', () => vi.stubGlobal('localStorage', undefined)],
])('completes the sign-out when storage %s', async (_what, breakIt) => {
  const store = await openWithoutSaver();
  store.dispatch(emailEntered(email));
  breakIt();
  store.dispatch(signInEnded('handedOver'));
  expect(store.getState().profile.email).toBe('');
});

function broken(): never {
  throw new DOMException('The operation is insecure', 'SecurityError');
}
/** The browser reloads, and pending writes of the document are dropped. */
async function reloadedBy(ask: () => unknown) {
  const { store, reload } = await openDocument();
  reload.mockRestore();
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
  const refused = () => {
    throw new DOMException('Attempt to use history.replaceState() more than 100 times per 30 seconds', 'SecurityError');
  };
  vi.spyOn(window.history, 'pushState').mockImplementation(refused);
  vi.spyOn(window.history, 'replaceState').mockImplementation(refused);
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
