import { expect } from 'vitest';
import type { Journey } from './journey';

/** Where it is blocked, browsers either throw or have none. */
function localStorageWorks() {
  try {
    localStorage.setItem('probe', 'x');
    return true;
  } catch {
    return false;
  }
}

export const storageBlocked: Journey = {
  title: 'signs in where nothing may be stored',
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
