import { describe, expect, it, vi } from 'vitest';
import { clientInfoReceived, emailEntered, signInEnded } from '@/state/events';
import { makeStore } from '@/state/store';
import { exampleClient } from '../../mocks/backend/provider/example-client';
import { resetWorld, signInAs } from '../../mocks/server';
import { beginAnotherSession } from '../support/other-sign-ins';
import { email, slices } from '../support/stored';
import { unloadDocument, visit } from '../support/visit';

const keys = () => Object.keys(localStorage).toSorted();

/** An earlier document has stored something; what stores the state of this one cannot be had. */
async function openWithoutKeeper() {
  signInAs('mobile');
  await visit('/enter-email', { events: [emailEntered(email), clientInfoReceived(exampleClient)] });
  await unloadDocument();
  localStorage.setItem('of-another-app', 'stays');
  expect(keys()).toEqual([...slices, 'of-another-app'].toSorted());
  return makeStore().store;
}

describe('sign-out when the state saver fails to load', () => {
  it('removes the entries of an earlier document', async () => {
    const store = await openWithoutKeeper();
    store.dispatch(signInEnded('handedOver'));
    expect(keys()).toEqual(['of-another-app']);
  });

  it('preserves the client after a time-out, so that the page shows its name', async () => {
    const store = await openWithoutKeeper();
    store.dispatch(signInEnded('timedOut'));
    expect(keys()).toEqual(['nhs-login-client', 'nhs-login-deadlines', 'of-another-app']);
  });

  it('removes every entry when the session is gone, because nothing can decrypt them', async () => {
    const store = await openWithoutKeeper();
    resetWorld();
    store.dispatch(signInEnded('timedOut'));
    expect(keys()).toEqual(['of-another-app']);
  });

  it('preserves entries that another session has stored meanwhile', async () => {
    const store = await openWithoutKeeper();
    beginAnotherSession();
    store.dispatch(signInEnded('handedOver'));
    expect(keys()).toEqual([...slices, 'of-another-app'].toSorted());
  });

  it.each<[string, () => void]>([
    ['is blocked', () => vi.spyOn(window, 'localStorage', 'get').mockImplementation(broken)],
    ['cannot be cleared', () => vi.spyOn(Storage.prototype, 'removeItem').mockImplementation(broken)],
    ['does not exist', () => vi.stubGlobal('localStorage', undefined)],
  ])('completes the sign-out when storage %s', async (_what, breakIt) => {
    const store = await openWithoutKeeper();
    store.dispatch(emailEntered(email));
    breakIt();
    store.dispatch(signInEnded('handedOver'));
    expect(store.getState().profile.email).toBe('');
  });
});

function broken(): never {
  throw new DOMException('The operation is insecure', 'SecurityError');
}
