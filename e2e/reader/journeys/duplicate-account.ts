import type { ReaderJourney } from '../reader-journey';

export const duplicateAccount: ReaderJourney = {
  title: 'is reminded of the email address of another account',
  run: async (user) => {
    await user.startsAt('proofing/multiple-emails-found.usual', 'We found more than one NHS account linked to your details');
    await user.tabsTo('Continue');
    await user.presses('Return', 'submits no choice', { must: ['There is a problem', 'Select what you want to do'] });
    await user.tabsTo('Get an email reminder, sent to the email addresses linked to these accounts');
    await user.presses('space', 'chooses the reminder', {});
    await user.presses('Return', 'submits the choice', { must: ['reminder'] });
  },
};
