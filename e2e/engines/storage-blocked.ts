import { expect } from 'vitest';
import type { Journey } from './journey';

/** Browsers that block localStorage either throw or do not have it. */
function localStorageWorks() {
  try {
    localStorage.setItem('probe', 'x');
    return true;
  } catch {
    return false;
  }
}

export const storageBlocked: Journey = {
  title: 'signs in when the browser blocks storage',
  storageBlocked: true,
  run: async (user) => {
    await user.arrives();
    expect(await user.tab.ask(localStorageWorks)).toBe(false);
    await user.givesEmail();
    await user.isOn('/log-in-password');
    await user.givesPassword();
    await user.isOn('/enter-mobile-code');
    await user.givesCode();
    await user.agreesAndIsHandedOver();
    await user.reads('You are logged in');
  },
};
