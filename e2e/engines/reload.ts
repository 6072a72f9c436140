import type { Journey } from './journey';

export const reload: Journey = {
  title: 'reloads every page of the main journey',
  travel: async (person) => {
    await person.arrives();
    await person.tab.reload();
    await person.givesEmail();
    await person.isOnAgain('/log-in-password');
    await person.givesPassword();
    await person.isOnAgain('/enter-mobile-code');
    await person.reads('•••••••0338');
    await person.givesCode();
    await person.isOnAgain('/nhs-login-consent');
    await person.follows('I do not agree to share this information');
    await person.isOnAgain('/consent-confirmation');
    await person.chooses('Go back and agree to share my login information');
    await person.isOnAgain('/nhs-login-consent');
    await person.agreesAndIsHandedOver();
  },
};
