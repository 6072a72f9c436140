import type { Journey } from './journey';

export const consentRefused: Journey = {
  title: 'does not agree to share, and the service is told so',
  travel: async (person) => {
    await person.signsInUpTo('/nhs-login-consent');
    await person.follows('I do not agree to share this information');
    await person.isOn('/consent-confirmation');
    await person.continues();
    await person.seesError('You need to tell us what you want to do');
    await person.chooses('Go to Example health service without sharing my login information');
    await person.isSentBackWith('ConsentNotGiven');
  },
};
