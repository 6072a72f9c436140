import { emailOf, password, personas } from '../../mocks/people/personas';
import { type Fault, withBrokenHost } from './broken-host';
import type { TabOptions } from './driver';
import { until } from './until';
import type { User } from './user';
import { view } from './views';

/** A journey through the app that must work in every engine. */
interface Journey extends TabOptions {
  title: string;
  /** Exceptions that the journey provokes. */
  tolerated?: RegExp;
  run: (user: User) => Promise<void>;
}

const passwordRule = 'Password must have at least 8 characters and a capital letter';
const newPassword = 'Battery Staple 7';
const resetLink = '/reset/new-password?username=somebody%40example.com&code=123456&expiry=4102444800000';
const notLoaded = 'This page has not finished loading';

/** Longer than a page takes to load without its style sheet. */
const slowSheetMs = 2000;

/** Runs in the page. Browsers that block localStorage either throw or do not have it. */
function localStorageWorks() {
  try {
    localStorage.setItem('probe', 'x');
    return true;
  } catch {
    return false;
  }
}

/** Runs in the page: whether the app has rendered a page, and whether its style sheet has loaded. */
const rendering = () => {
  const sheets = performance.getEntriesByType('resource').filter(({ name }) => /\/assets\/index-.*\.css$/.test(name));
  const styled = sheets.some((sheet) => (sheet as PerformanceResourceTiming).responseEnd > 0);
  return { drawn: document.querySelector('#root h1') !== null, styled };
};

/** The journeys that every engine must pass. */
export const journeys: readonly Journey[] = [
  {
    title: 'signs in with email, password and a text message, agrees to share, and is handed over',
    run: async (user) => {
      await user.signsInUpTo('/log-in-password');
      await user.givesPassword('Wr0ng-password');
      await user.seesError('Enter the correct password');
      await user.givesPassword();
      await user.isOn('/enter-mobile-code');
      await user.reads('•••••••0338');
      await user.givesCode();
      await user.isOn('/nhs-login-consent');
      await user.reads('Example health service will use your');
      await user.agreesAndIsHandedOver();
      await user.reads('You are logged in');
      expect(await user.stored()).not.toContain(user.email);
    },
  },
  {
    title: 'refuses consent, and returns to the service with an error',
    run: async (user) => {
      await user.signsInUpTo('/nhs-login-consent');
      await user.follows('I do not agree to share this information');
      await user.isOn('/consent-confirmation');
      await user.continues();
      await user.seesError('You need to tell us what you want to do');
      await user.chooses('Go to Example health service without sharing my login information');
      await user.isSentBackWith('ConsentNotGiven');
    },
  },
  {
    title: 'matches a record with two older accounts, requests reminders for both, and logs in with one of them',
    run: async (user) => {
      const { nhsNumber, dob, postcode } = personas['duplicate-several'].details;
      const [year = '', month = '', day = ''] = dob.split('-').map((part) => String(Number(part)));
      await user.signsInUpTo('/enter-mobile-code', 'duplicate-several');
      await user.givesCode();
      await user.isOn('/proofing/find-nhs-record');
      await user.continues();
      await user.isOn('/proofing/know-nhs-number');
      await user.picks('Yes, I know my NHS number');
      await user.fills('NHS number', nhsNumber);
      await user.continues();
      await user.isOn('/proofing/enter-dob');
      await user.fills('Day', day);
      await user.fills('Month', month);
      await user.fills('Year', year);
      await user.continues();
      await user.isOn('/proofing/enter-postcode');
      await user.fills('Postcode', postcode);
      await user.continues();
      await user.isOn('/proofing/check-your-details');
      await user.clicks('Submit information');

      await user.isOn('/proofing/duplicate-nhs-number');
      await user.chooses('Get help finding the email address linked to this account');
      await user.isOn('/proofing/multiple-emails-found');
      await user.chooses('Get an email reminder, sent to the email addresses linked to these accounts');
      await user.isOnAgain('/proofing/reminder-email-sent');
      const emails = (await user.messages()).filter(({ kind }) => kind === 'email');
      expect(emails.map(({ to }) => to).sort()).toEqual([emailOf('first-account'), emailOf('second-account')]);

      await user.follows('Log in with your existing account');
      await user.isOn('/enter-email');
      user.persona = 'second-account';
      await user.logsInUpTo('/enter-mobile-code');
      await user.givesCode();
      await user.isHandedOver();
      expect(await user.stored()).not.toContain(nhsNumber);
    },
  },
  {
    title: 'chooses a new password by the emailed link, and logs in with it',
    run: async (user) => {
      await user.signsInUpTo('/log-in-password');
      await user.follows('Reset your password');
      await user.isOn('/forgotten-password');
      await user.continues();
      await user.clicks('I am not a robot');
      await user.isOn('/check-email');
      await user.opens(await user.newest('link'));
      await user.isOn('/reset/new-password');
      await user.fills('New password', 'battery staple 7');
      await user.clicks('Reset password');
      await user.seesError(passwordRule);
      await user.fills('New password', newPassword);
      await user.clicks('Reset password');
      await user.isOn('/reset/success');
      await user.clicks('Continue to log in');
      await user.isOn('/enter-email');
      await user.logsInUpTo('/log-in-password');
      await user.givesPassword(password);
      await user.seesError('Enter the correct password');
      await user.givesPassword(newPassword);
      await user.isOn('/enter-mobile-code');
      await user.givesCode();
      await user.agreesAndIsHandedOver();
    },
  },
  {
    title: 'creates an account, and is handed over with it',
    run: async (user) => {
      await user.arrives('new-user');
      await user.givesEmail();
      await user.isOn('/register/create-account');
      await user.reads(user.email);
      await user.clicks('Create an account');
      await user.isOn('/register/create-password');
      await user.givesPassword('correct horse 9');
      await user.seesError(passwordRule);
      await user.givesPassword('Correct Horse 9');
      await user.isOn('/register/check-email');
      await user.unfolds('Not received an email?');
      await user.clicks('Send the security code again');
      await user.reads('You have been sent a new security code.');
      await user.givesCode();
      await user.isOnAgain('/register/enter-mobile');
      await user.picks('A UK mobile phone');
      await user.fills('UK mobile number', '07700 900 001');
      await user.continues();
      await user.isOn('/enter-mobile-code');
      await user.reads('07700900001');
      await user.givesCode();
      await user.isOn('/nhs-login-consent');
      await user.reads('You have created an account');
      await user.agreesAndIsHandedOver();
    },
  },
  {
    title: 'accepts all cookies, refuses them in mid-journey, and continues',
    run: async (user) => {
      const cookies = async () => (await user.tab.ask(() => document.cookie)).split('; ').map((cookie) => cookie.split('=')[0]);
      await user.signsInUpTo('/log-in-password');
      await user.clicks('Accept all cookies');
      await user.reads('You have accepted all cookies.');
      await user.clicks('Hide this message');
      await user.isOnAgain('/log-in-password');
      expect(await user.tab.find('button', 'Accept all cookies')).toBeUndefined();
      await user.tab.ask(() => (document.cookie = 'some_analytics=x; Path=/'));
      expect(await cookies()).toContain('some_analytics');

      await user.opens('/cookies/cookie-settings');
      await user.isOn('/cookies/cookie-settings');
      await user.picks('Do not use these cookies');
      await user.clicks('Save my cookie settings');
      await user.isOn('/cookies/cookie-settings-changed');
      expect((await cookies()).sort()).toEqual(['cookiePreference', 'nhs-authorization-cookie']);
      await user.opens('/log-in-password');
      await user.givesPassword();
      await user.isOn('/enter-mobile-code');
      await user.givesCode();
      await user.agreesAndIsHandedOver();
    },
  },
  {
    title: 'reloads every page of the main journey',
    run: async (user) => {
      await user.arrives();
      await user.tab.reload();
      await user.givesEmail();
      await user.isOnAgain('/log-in-password');
      await user.givesPassword();
      await user.isOnAgain('/enter-mobile-code');
      await user.reads('•••••••0338');
      await user.givesCode();
      await user.isOnAgain('/nhs-login-consent');
      await user.follows('I do not agree to share this information');
      await user.isOnAgain('/consent-confirmation');
      await user.chooses('Go back and agree to share my login information');
      await user.isOnAgain('/nhs-login-consent');
      await user.agreesAndIsHandedOver();
    },
  },
  {
    title: 'goes Back from the code, the password and consent',
    run: async (user) => {
      await user.signsInUpTo('/enter-mobile-code');
      await user.tab.back();
      await user.isOn('/log-in-password');
      await user.findsFilledIn('Password', '');
      await user.tab.back();
      await user.reads('Enter your email address');
      await user.findsFilledIn('Email address', user.email);
      await user.logsInUpTo('/nhs-login-consent');
      await user.follows('I do not agree to share this information');
      await user.isOn('/consent-confirmation');
      await user.tab.back();
      await user.agreesAndIsHandedOver();
      await user.tab.back();
      await user.seesNextStep();
    },
  },
  {
    title: 'signs in when the browser blocks storage',
    storageBlocked: true,
    run: async (user) => {
      await user.arrives();
      expect(await user.tab.ask(localStorageWorks)).toBe(false);
      await user.logsInUpTo('/nhs-login-consent');
      await user.agreesAndIsHandedOver();
      await user.reads('You are logged in');
    },
  },
  {
    title: 'sees the load-failure message when the entry script fails to load, and retries',
    // Firefox and Chromium 87 report refused scripts as exceptions.
    tolerated: /integrity'? attribute|MIME type/,
    run: async (user) => {
      await user.arrives();
      await withBrokenHost(async (host) => {
        const opens = async (address: string, fault: Fault) => {
          host.fault = fault;
          await user.opens(host.origin + address);
        };
        for (const fault of ['cut off', 'missing', 'a page', 'changed'] as const) {
          await opens('/privacy', fault);
          await user.reads(notLoaded);
        }
        // The message is above the prerendered page.
        await opens('/enter-email', 'missing');
        await user.reads(notLoaded);
        await user.reads('Email address');
        for (const fault of ['cut off', 'late'] as const) {
          await opens(resetLink, fault);
          // Without the code in the address.
          await user.sees(view, { address: '/reset/new-password', text: expect.stringContaining('Open the link in your email again.') });
        }
        // Without any script, a CSS animation shows the message.
        await opens('/privacy', 'all late');
        await user.reads(notLoaded);

        host.fault = 'none';
        await user.follows('Try again');
        await user.sees(view, { heading: 'Privacy notice', text: expect.not.stringContaining(notLoaded) });
      });
    },
  },
  {
    title: 'sees no rendered page before the style sheet, which is last in the document',
    run: (user) =>
      withBrokenHost(
        async ({ origin }) => {
          // Its document has only the layout.
          await user.opens(`${origin}/no-such-page`);
          const { styled } = await until(async () => {
            const seen = await user.tab.ask(rendering);
            expect(seen.drawn).toBe(true);
            return seen;
          });
          expect(styled).toBe(true);
        },
        { sheetMs: slowSheetMs },
      ),
  },
];
