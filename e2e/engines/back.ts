import type { Journey } from './journey';

export const back: Journey = {
  title: 'goes Back from the code, the password and consent',
  run: async (user) => {
    await user.signsInUpTo('/enter-mobile-code');
    await user.tab.back();
    await user.isOn('/log-in-password');
    await user.findsFilledIn('Password', '');
    await user.tab.back();
    await user.reads('Enter your email address');
    await user.findsFilledIn('Email address', user.email);
    await user.givesEmail();
    await user.isOn('/log-in-password');
    await user.givesPassword();
    await user.isOn('/enter-mobile-code');
    await user.givesCode();
    await user.isOn('/nhs-login-consent');
    await user.follows('I do not agree to share this information');
    await user.isOn('/consent-confirmation');
    await user.tab.back();
    await user.agreesAndIsHandedOver();
    await user.tab.back();
    await user.seesNextStep();
  },
};
