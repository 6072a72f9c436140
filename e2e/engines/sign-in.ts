import { expect } from 'vitest';
import type { Journey } from './journey';

export const signIn: Journey = {
  title: 'signs in with email, password and a text message, agrees to share, and is handed over',
  run: async (user) => {
    await user.arrives();
    await user.givesEmail();
    await user.isOn('/log-in-password');
    await user.givesPassword('Wr0ng-password');
    await user.seesError('Enter the correct password');
    await user.givesPassword();
    await user.isOn('/enter-mobile-code');
    await user.reads('•••••••0338');
    await user.givesCode();
    await user.isOn('/nhs-login-consent');
    await user.reads('Example health service will use your');
    await user.agreesAndIsHandedOver();
    await user.reads('You are logged in');
    expect(await user.stored()).not.toContain(user.email);
  },
};
