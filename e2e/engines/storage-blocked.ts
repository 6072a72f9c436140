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
  travel: async (person) => {
    await person.arrives();
    expect(await person.tab.ask(localStorageWorks)).toBe(false);
    await person.givesEmail();
    await person.isOn('/log-in-password');
    await person.givesPassword();
    await person.isOn('/enter-mobile-code');
    await person.givesCode();
    await person.agreesAndIsHandedOver();
    await person.reads('You are logged in');
  },
};
