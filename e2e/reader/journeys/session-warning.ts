import type { ReaderJourney } from '../journeys';

export const sessionWarning: ReaderJourney = {
  title: 'is warned of the end of the session',
  travel: async (user) => {
    await user.standsAt('log-in-password.usual', 'Enter your password');
    await user.later(51);
    await user.tabsTo('Password');
    await user.types('Wr0ng-password');
    await user.presses('Return', 'submits a wrong password 51 minutes later', { must: ['Error: Enter the correct password'] });
    user.transcript.push(await user.page.evaluate(() => document.body.innerText));
  },
};
