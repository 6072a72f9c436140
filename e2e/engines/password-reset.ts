import { password } from '../../mocks/people/personas';
import type { Journey } from './journey';

const chosen = 'Battery Staple 7';

export const passwordReset: Journey = {
  title: 'chooses a new password by the emailed link, and logs in with it',
  run: async (user) => {
    await user.signsInUpTo('/log-in-password');
    await user.follows('Reset your password');
    await user.isOn('/forgotten-password');
    await user.continues();
    await user.clicks('I am not a robot');
    await user.isOn('/check-email');
    await user.opens(await user.inbox.link());
    await user.isOn('/reset/new-password');
    await user.fills('New password', 'battery staple 7');
    await user.clicks('Reset password');
    await user.seesError('Password must have at least 8 characters and a capital letter');
    await user.fills('New password', chosen);
    await user.clicks('Reset password');
    await user.isOn('/reset/success');
    await user.clicks('Continue to log in');
    await user.isOn('/enter-email');
    await user.givesEmail();
    await user.isOn('/log-in-password');
    await user.givesPassword(password);
    await user.seesError('Enter the correct password');
    await user.givesPassword(chosen);
    await user.isOn('/enter-mobile-code');
    await user.givesCode();
    await user.agreesAndIsHandedOver();
  },
};
