import type { ReaderJourney } from '../reader-journey';

export const sessionWarning: ReaderJourney = {
  title: 'is warned of the end of the session',
  travel: async (user) => {
    await user.standsAt('log-in-password.usual', 'Enter your password');
    await user.tabsTo('Password', { never: ['We will log you out'] });
    await user.hears('wakes the device 51 minutes later', () => user.wakesAfter(51), { must: ['We will log you out at'] });
    await user.tabsTo('Hide this message');
    await user.presses('Return', 'hides the warning', { never: ['We will log you out at'] });
  },
};
