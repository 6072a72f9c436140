import type { Journey } from './journey';

export const registration: Journey = {
  title: 'creates an account, and is handed over with it',
  travel: async (person) => {
    await person.arrives('new-user');
    await person.givesEmail();
    await person.isOn('/register/create-account');
    await person.reads(person.email);
    await person.presses('Create an account');
    await person.isOn('/register/create-password');
    await person.givesPassword('correct horse 9');
    await person.seesError('Password must have at least 8 characters and a capital letter');
    await person.givesPassword('Correct Horse 9');
    await person.isOn('/register/check-email');
    await person.unfolds('Not received an email?');
    await person.presses('Send the security code again');
    await person.reads('You have been sent a new security code.');
    await person.givesCode();
    await person.isOnAgain('/register/enter-mobile');
    await person.picks('A UK mobile phone');
    await person.fills('UK mobile number', '07700 900 001');
    await person.continues();
    await person.isOn('/enter-mobile-code');
    await person.reads('07700900001');
    await person.givesCode();
    await person.isOn('/nhs-login-consent');
    await person.reads('You have created an account');
    await person.agreesAndIsHandedOver();
  },
};
