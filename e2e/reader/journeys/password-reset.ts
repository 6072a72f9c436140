import type { ReaderJourney } from '../reader-journey';

export const passwordReset: ReaderJourney = {
  title: 'chooses a new password',
  run: async (user) => {
    await user.startsAt('log-in-password.usual', 'Enter your password');
    await user.tabsTo('Reset your password');
    await user.presses('Return', 'follows the link to reset it', { must: ['Forgot password'] });
    await user.tabsTo('Continue');
    await user.presses('Return', 'asks for an email', { must: ['I am not a robot'], once: [] });
    await user.tabsTo('I am not a robot');
    await user.presses('Return', 'is not a robot', { must: ['Check your email'], once: [] });
    const link = await user.newest('link');
    await user.hears('opens the link of the email', () => user.opens(link), { must: ['Choose a new password'], once: [] });
    await user.tabsTo('New password');
    await user.presses('Return', 'submits nothing', { must: ['There is a problem', 'Enter a password'] });
    await user.tabsTo('New password', { must: ['New password', 'Error: Enter a password'], once: [] });
    await user.types('Battery Staple 7');
    await user.presses('Return', 'submits the new password', { must: ['You have reset your password for NHS login'] });
  },
};
