import type { Journey } from './journey';

export const back: Journey = {
  title: 'goes Back from the code, the password and consent',
  travel: async (person) => {
    await person.signsInUpTo('/enter-mobile-code');
    await person.tab.back();
    await person.isOn('/log-in-password');
    await person.findsFilledIn('Password', '');
    await person.tab.back();
    await person.reads('Enter your email address');
    await person.findsFilledIn('Email address', person.email);
    await person.givesEmail();
    await person.isOn('/log-in-password');
    await person.givesPassword();
    await person.isOn('/enter-mobile-code');
    await person.givesCode();
    await person.isOn('/nhs-login-consent');
    await person.follows('I do not agree to share this information');
    await person.isOn('/consent-confirmation');
    await person.tab.back();
    await person.agreesAndIsHandedOver();
    await person.tab.back();
    await person.hasAWayOn();
  },
};
