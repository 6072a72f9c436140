import type { ReaderJourney } from '../reader-journey';

const rule = 'Password must have at least 8 characters and a capital letter';

export const registration: ReaderJourney = {
  title: 'creates an account',
  run: async (user) => {
    await user.arrives('new-user');
    await user.tabsTo('Email address');
    await user.types('new-user@example.com');
    await user.presses('Return', 'submits the email address', { must: ['We could not find your account'] });
    await user.tabsTo('Create an account');
    await user.presses('Return', 'creates an account', { must: ['Create a password'] });
    await user.tabsTo('Password', { must: ['Password', rule], once: [rule] });
    await user.types('correct horse 9');
    await user.presses('Return', 'submits a password without a capital letter', {
      must: ['There is a problem', rule],
    });
    await user.tabsTo('Password', { must: ['Password', 'Error:'], once: [] });
    await user.types('Correct Horse 9');
    await user.presses('Return', 'submits the password', { must: ['Check your email'] });
    await user.tabsTo('Security code');
    await user.types(await user.newest('code'));
    await user.presses('Return', 'submits the code', { must: ['Which phone do you want to use?'] });
    await user.tabsTo('A UK mobile phone');
    await user.presses('space', 'chooses a mobile phone', {});
    await user.tabsTo('UK mobile number');
    await user.types('07700 900 001');
    await user.presses('Return', 'submits the phone number', { must: ['Enter the security code'] });
  },
};
