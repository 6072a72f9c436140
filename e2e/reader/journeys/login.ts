import { password } from '../../../mocks/people/personas';
import type { ReaderJourney } from '../reader-journey';

export const login: ReaderJourney = {
  title: 'logs in by text message, mistakes included',
  run: async (user) => {
    await user.arrives('mobile');
    await user.tabsTo('Email address');
    await user.presses('Return', 'submits nothing', { must: ['There is a problem', 'You need to enter your email address'] });
    await user.tabsTo('You need to enter your email address');
    await user.presses('Return', 'follows the link to the field', {
      must: ['Email address', 'Error: You need to enter your email address'],
      once: ['Error: You need to enter your email address'],
    });
    await user.types('mobile@example.com');
    await user.presses('Return', 'submits the email address', { slow: true, must: ['Enter your password'] });
    await user.tabsTo('Password');
    await user.types('Wr0ng-password');
    await user.presses('Return', 'submits a wrong password', {
      slow: true,
      must: ['Password', 'Error: Enter the correct password'],
      once: ['Enter the correct password'],
    });
    await user.types(password);
    await user.presses('Return', 'submits the password', { slow: true, must: ['Enter the security code'] });
    await user.tabsTo('Not received a text?');
    await user.presses('space', 'unfolds it', { must: ['expanded'] });
    await user.tabsTo('Send the security code again');
    await user.presses('Return', 'has the code sent again', { slow: true, must: ['Success', 'You have been sent a new security code'] });
    await user.later(6);
    await user.tabsTo('Security code');
    await user.types(await user.newest('code'));
    await user.presses('Return', 'submits the code 6 minutes later', { slow: true, must: ['This security code has expired'] });
    await user.tabsTo('Text me again with a new security code');
    await user.presses('Return', 'has another code sent', { slow: true, must: ['Enter the security code'] });
    await user.tabsTo('Security code');
    await user.types(await user.newest('code'));
    await user.presses('Return', 'submits the code', { slow: true, must: ['Agree to share your login information'] });
    await user.tabsTo('I agree');
    await user.presses('Return', 'agrees, and is handed over', { slow: true, leaves: true, must: ['You are logged in'], once: [] });
  },
};
