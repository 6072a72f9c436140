import type { ReaderJourney } from '../reader-journey';

const warning = 'We will log you out at';

export const sessionWarning: ReaderJourney = {
  title: 'is warned of the end of the session',
  run: async (user) => {
    await user.startsAt('log-in-password.usual', 'Enter your password');
    await user.tabsTo('Password', { never: [warning] });
    // The session expires by both clocks. Moving only the server's clock shows no warning.
    await user.later(51);
    await user.types('Wr0ng-password');
    await user.presses('Return', 'submits a wrong password 51 minutes later by the server', {
      must: ['Error: Enter the correct password'],
      never: [warning],
    });
    await user.hears('wakes the device 51 minutes later', () => user.wakesAfter(51), { must: [warning] });
    await user.tabsTo('Hide this message', {}, 'shift+Tab');
    await user.presses('Return', 'hides the warning', { must: ['Enter your password'], never: [warning] });
  },
};
