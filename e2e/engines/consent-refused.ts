import type { Journey } from './journey';

export const consentRefused: Journey = {
  title: 'refuses consent, and returns to the service with an error',
  run: async (user) => {
    await user.signsInUpTo('/nhs-login-consent');
    await user.follows('I do not agree to share this information');
    await user.isOn('/consent-confirmation');
    await user.continues();
    await user.seesError('You need to tell us what you want to do');
    await user.chooses('Go to Example health service without sharing my login information');
    await user.isSentBackWith('ConsentNotGiven');
  },
};
