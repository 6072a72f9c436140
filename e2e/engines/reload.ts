import type { Journey } from './journey';

export const reload: Journey = {
  title: 'reloads every page of the main journey',
  run: async (user) => {
    await user.arrives();
    await user.tab.reload();
    await user.givesEmail();
    await user.isOnAgain('/log-in-password');
    await user.givesPassword();
    await user.isOnAgain('/enter-mobile-code');
    await user.reads('•••••••0338');
    await user.givesCode();
    await user.isOnAgain('/nhs-login-consent');
    await user.follows('I do not agree to share this information');
    await user.isOnAgain('/consent-confirmation');
    await user.chooses('Go back and agree to share my login information');
    await user.isOnAgain('/nhs-login-consent');
    await user.agreesAndIsHandedOver();
  },
};
