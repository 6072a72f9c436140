import type { ReaderJourney } from '../reader-journey';

export const consentRefused: ReaderJourney = {
  title: 'does not agree to share',
  run: async (user) => {
    await user.startsAt('nhs-login-consent.usual', 'Agree to share your login information');
    await user.tabsTo('I do not agree to share this information');
    await user.presses('Return', 'does not agree', { must: ['You did not agree to share your login information'] });
    await user.tabsTo('Continue');
    await user.presses('Return', 'submits no choice', { must: ['There is a problem', 'You need to tell us what you want to do'] });
  },
};
