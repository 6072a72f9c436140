import { expect } from 'vitest';
import type { Journey } from './journey';

export const signIn: Journey = {
  title: 'signs in with email, password and a text message, agrees to share, and is handed over',
  travel: async (person) => {
    await person.arrives();
    await person.givesEmail();
    await person.isOn('/log-in-password');
    await person.givesPassword('Wr0ng-password');
    await person.seesError('Enter the correct password');
    await person.givesPassword();
    await person.isOn('/enter-mobile-code');
    await person.reads('•••••••0338');
    await person.givesCode();
    await person.isOn('/nhs-login-consent');
    await person.reads('Example health service will use your');
    await person.agreesAndIsHandedOver();
    await person.reads('You are logged in');
    expect(await person.stored()).not.toContain(person.email);
  },
};
