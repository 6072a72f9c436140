import { password } from '../../mocks/people/personas';
import type { Journey } from './journey';

const chosen = 'Battery Staple 7';

export const passwordReset: Journey = {
  title: 'chooses a new password by the emailed link, and logs in with it',
  travel: async (person) => {
    await person.signsInUpTo('/log-in-password');
    await person.follows('Reset your password');
    await person.isOn('/forgotten-password');
    await person.continues();
    await person.presses('I am not a robot');
    await person.isOn('/check-email');
    await person.opens(await person.inbox.link());
    await person.isOn('/reset/new-password');
    await person.fills('New password', 'battery staple 7');
    await person.presses('Reset password');
    await person.seesError('Password must have at least 8 characters and a capital letter');
    await person.fills('New password', chosen);
    await person.presses('Reset password');
    await person.isOn('/reset/success');
    await person.presses('Continue to log in');
    await person.isOn('/enter-email');
    await person.givesEmail();
    await person.isOn('/log-in-password');
    await person.givesPassword(password);
    await person.seesError('Enter the correct password');
    await person.givesPassword(chosen);
    await person.isOn('/enter-mobile-code');
    await person.givesCode();
    await person.agreesAndIsHandedOver();
  },
};
