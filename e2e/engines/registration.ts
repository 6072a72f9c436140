import type { Journey } from './journey';

export const registration: Journey = {
  title: 'creates an account, and is handed over with it',
  run: async (user) => {
    await user.arrives('new-user');
    await user.givesEmail();
    await user.isOn('/register/create-account');
    await user.reads(user.email);
    await user.clicks('Create an account');
    await user.isOn('/register/create-password');
    await user.givesPassword('correct horse 9');
    await user.seesError('Password must have at least 8 characters and a capital letter');
    await user.givesPassword('Correct Horse 9');
    await user.isOn('/register/check-email');
    await user.unfolds('Not received an email?');
    await user.clicks('Send the security code again');
    await user.reads('You have been sent a new security code.');
    await user.givesCode();
    await user.isOnAgain('/register/enter-mobile');
    await user.picks('A UK mobile phone');
    await user.fills('UK mobile number', '07700 900 001');
    await user.continues();
    await user.isOn('/enter-mobile-code');
    await user.reads('07700900001');
    await user.givesCode();
    await user.isOn('/nhs-login-consent');
    await user.reads('You have created an account');
    await user.agreesAndIsHandedOver();
  },
};
