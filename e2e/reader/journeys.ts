import { password } from '../../mocks/people/personas';
import type { ControlAction } from './control-page';
import type { ReaderUser } from './reader-user';

/** A journey that a blind user makes, with what is spoken at each step. */
interface ReaderJourney {
  title: string;
  run: (user: ReaderUser) => Promise<void>;
}

const sessionWarning = 'We will log you out at';
const passwordRule = 'Password must have at least 8 characters and a capital letter';

/** The control pages are first: if they fail, Orca or the browser has changed, and not the app. */
export const journeys: readonly ReaderJourney[] = [
  {
    title: 'hears Orca speak pages without the app as expected',
    run: async (user) => {
      const begins = (action: ControlAction) =>
        user.hears(`opens the control page '${action}'`, () => user.opens(`/control?${action}`), { must: ['Go'], once: [] });
      await begins('summary');
      await user.presses('Return', "gets the design system's error summary", {
        once: ['There is a problem'],
      });
      await begins('group');
      await user.presses('Return', 'gets an error summary that is a group', { must: ['There is a problem', 'Enter your name'] });
      await begins('parked');
      await user.presses('Return', 'goes on to a second page', { must: ['Second page'] });
    },
  },
  {
    title: 'logs in by text message, mistakes included',
    run: async (user) => {
      await user.arrives('mobile');
      await user.activates('Email address', 'submits nothing', { must: ['There is a problem', 'You need to enter your email address'] });
      await user.activates('You need to enter your email address', 'follows the link to the field', {
        must: ['Email address', 'Error: You need to enter your email address'],
        once: ['Error: You need to enter your email address'],
      });
      await user.types('mobile@example.com');
      await user.presses('Return', 'submits the email address', { slow: true, must: ['Enter your password'] });
      await user.fills('Password', 'Wr0ng-password');
      await user.presses('Return', 'submits a wrong password', {
        slow: true,
        must: ['Password', 'Error: Enter the correct password'],
        once: ['Enter the correct password'],
      });
      await user.types(password);
      await user.presses('Return', 'submits the password', { slow: true, must: ['Enter the security code'] });
      await user.tabsTo('Not received a text?');
      await user.presses('space', 'unfolds it', { must: ['expanded'] });
      await user.activates('Send the security code again', 'has the code sent again', {
        slow: true,
        must: ['Success', 'You have been sent a new security code'],
      });
      await user.later(6);
      await user.fills('Security code', await user.newest('code'));
      await user.presses('Return', 'submits the code 6 minutes later', { slow: true, must: ['This security code has expired'] });
      await user.activates('Text me again with a new security code', 'has another code sent', {
        slow: true,
        must: ['Enter the security code'],
      });
      await user.fills('Security code', await user.newest('code'));
      await user.presses('Return', 'submits the code', { slow: true, must: ['Agree to share your login information'] });
      await user.activates('I agree', 'agrees, and is handed over', { slow: true, leaves: true, must: ['You are logged in'], once: [] });
    },
  },
  {
    title: 'does not agree to share the login information',
    run: async (user) => {
      await user.startsAt('nhs-login-consent.usual', 'Agree to share your login information');
      await user.activates('I do not agree to share this information', 'does not agree', {
        must: ['You did not agree to share your login information'],
      });
      await user.activates('Continue', 'submits no choice', { must: ['There is a problem', 'You need to tell us what you want to do'] });
    },
  },
  {
    title: 'answers the questions about a health record',
    run: async (user) => {
      await user.startsAt('proofing/know-nhs-number.usual', 'Do you know your NHS number?');
      await user.tabsTo('Yes, I know my NHS number');
      await user.presses('space', 'chooses to give the number', {});
      await user.tabsTo('NHS number', { must: ['NHS number', 'This is a 10 digit number'], once: ['This is a 10 digit number'] });
      await user.types('123');
      await user.presses('Return', 'submits three digits', { must: ['There is a problem'] });
      await user.presses('Tab', 'Tab to the error', {});
      // Firefox reports the description once more when the field gets the focus.
      await user.presses('Return', 'follows the link to the field', { must: ['NHS number', 'Error:'], once: [] });
      await user.types('999 000 1235');
      await user.presses('Return', 'submits the number', { must: ['What is your date of birth?'] });
      await user.fills('Day', '31');
      await user.fills('Month', '3');
      await user.fills('Year', '1980');
      await user.presses('Return', 'submits the date of birth', { must: ['What is your postcode?'] });
      await user.fills('Postcode', 'LS1 4AP');
      await user.presses('Return', 'submits the postcode', { must: ['Check your details'] });
      await user.tabsTo('Submit information');
    },
  },
  {
    title: 'requests a reminder of the email address of another account',
    run: async (user) => {
      await user.startsAt('proofing/multiple-emails-found.usual', 'We found more than one NHS account linked to your details');
      await user.activates('Continue', 'submits no choice', { must: ['There is a problem', 'Select what you want to do'] });
      await user.tabsTo('Get an email reminder, sent to the email addresses linked to these accounts');
      await user.presses('space', 'chooses the reminder', {});
      await user.presses('Return', 'submits the choice', { must: ['reminder'] });
    },
  },
  {
    title: 'hears the warning before the end of the session',
    run: async (user) => {
      await user.startsAt('log-in-password.usual', 'Enter your password');
      await user.tabsTo('Password', { never: [sessionWarning] });
      // The session expires by both clocks. Moving only the server's clock shows no warning.
      await user.later(51);
      await user.types('Wr0ng-password');
      await user.presses('Return', 'submits a wrong password 51 minutes later by the server', {
        must: ['Error: Enter the correct password'],
        never: [sessionWarning],
      });
      await user.hears('wakes the device 51 minutes later', () => user.wakesAfter(51), { must: [sessionWarning] });
      await user.tabsTo('Hide this message', {}, 'shift+Tab');
      await user.presses('Return', 'hides the warning', { must: ['Enter your password'], never: [sessionWarning] });
    },
  },
  {
    title: 'asks for another phone number',
    run: async (user) => {
      await user.startsAt('recovery/change-mobile/enter-mobile.usual', 'Change your mobile phone number');
      await user.fills('New UK mobile number', '01632 960 222');
      await user.presses('Return', 'submits the number of a landline', {
        must: ['There is a problem', 'Enter a UK mobile phone number, like 07700 900 982'],
      });
      await user.tabsTo('New UK mobile number', { must: ['New UK mobile number', 'Error:'], once: [] });
      await user.types('07700 900 222');
      await user.presses('Return', 'submits the number', { must: ['Enter the security code'] });
      await user.fills('Security code', await user.newest('code'));
      await user.presses('Return', 'submits the code', { must: ['You have asked to change your phone number'] });
    },
  },
  {
    title: 'creates an account',
    run: async (user) => {
      await user.arrives('new-user');
      await user.fills('Email address', 'new-user@example.com');
      await user.presses('Return', 'submits the email address', { must: ['We could not find your account'] });
      await user.activates('Create an account', 'creates an account', { must: ['Create a password'] });
      await user.tabsTo('Password', { must: ['Password', passwordRule], once: [passwordRule] });
      await user.types('correct horse 9');
      await user.presses('Return', 'submits a password without a capital letter', {
        must: ['There is a problem', passwordRule],
      });
      await user.tabsTo('Password', { must: ['Password', 'Error:'], once: [] });
      await user.types('Correct Horse 9');
      await user.presses('Return', 'submits the password', { must: ['Check your email'] });
      await user.fills('Security code', await user.newest('code'));
      await user.presses('Return', 'submits the code', { must: ['Which phone do you want to use?'] });
      await user.tabsTo('A UK mobile phone');
      await user.presses('space', 'chooses a mobile phone', {});
      await user.fills('UK mobile number', '07700 900 001');
      await user.presses('Return', 'submits the phone number', { must: ['Enter the security code'] });
    },
  },
  {
    title: 'chooses a new password',
    run: async (user) => {
      await user.startsAt('log-in-password.usual', 'Enter your password');
      await user.activates('Reset your password', 'follows the link to reset it', { must: ['Forgot password'] });
      await user.activates('Continue', 'asks for an email', { must: ['I am not a robot'], once: [] });
      await user.activates('I am not a robot', 'is not a robot', { must: ['Check your email'], once: [] });
      const link = await user.newest('link');
      await user.hears('opens the link of the email', () => user.opens(link), { must: ['Choose a new password'], once: [] });
      await user.activates('New password', 'submits nothing', { must: ['There is a problem', 'Enter a password'] });
      await user.tabsTo('New password', { must: ['New password', 'Error: Enter a password'], once: [] });
      await user.types('Battery Staple 7');
      await user.presses('Return', 'submits the new password', { must: ['You have reset your password for NHS login'] });
    },
  },
];
