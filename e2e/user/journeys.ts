import { expect } from '@playwright/test';
import { emailOf, password } from '../../mocks/people/personas';
import { passwordRule } from '../../mocks/screens/shared';
import { type Fault, withBrokenHost } from './broken-host';
import { type TabOptions, until } from './driver';
import type { User } from './user';
import { view } from './views';

/** A journey through the app that must work in every browser, and what a screen reader speaks on it. */
interface Journey extends TabOptions {
  title: string;
  tolerated?: RegExp;
  /** The browsers that cannot run it, by the beginning of their names, each with the reason. */
  not?: Readonly<Record<string, string>>;
  /** `npm test` runs it. */
  quick?: boolean;
  run: (user: User) => Promise<void>;
}

const newPassword = 'Battery Staple 7';
const resetLink = '/reset/new-password?username=somebody%40example.com&code=123456&expiry=4102444800000';
const notLoaded = 'This page has not finished loading';
const sessionWarning = 'We will log you out at';
const notAgreed = 'I do not agree to share this information';
const silent = { orca: 'it has nothing else to speak' };
const oneProfile = { orca: 'its window has one profile' };
const inChromium = { 'orca-firefox': 'its elements are those of the other journeys, and Orca speaks them in Chromium' };

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

/** Runs in the page. Simulates a device that has slept. Its clock jumps, and the window fires `focus`. */
const wake = (milliseconds: number) => {
  const now = Date.now;
  Date.now = () => now() + milliseconds;
  window.dispatchEvent(new Event('focus'));
};

/** The journeys that every browser must pass. */
export const journeys: readonly Journey[] = [
  {
    title: 'signs in with email, password and a text message, mistakes included, agrees to share, and is handed over',
    quick: true,
    run: async (user) => {
      await user.hears({ must: ['Enter your email address'], once: [] }, () => user.arrives());
      const empty = 'You need to enter your email address';
      await user.hears({ must: ['There is a problem', empty] }, user.continues);
      await user.seesError(empty);
      await user.hears({ must: ['Email address', `Error: ${empty}`], once: [`Error: ${empty}`] }, () => user.follows(empty));
      await user.hears({ slow: true, must: ['Enter your password'] }, () => user.givesEmail());
      await user.isOn('/log-in-password');
      const wrong = 'Enter the correct password';
      await user.hears({ slow: true, must: ['Password', `Error: ${wrong}`], once: [wrong] }, () => user.givesPassword('Wr0ng-password'));
      await user.seesError(wrong);
      await user.hears({ slow: true, must: ['Enter the security code'] }, () => user.givesPassword());
      await user.isOn('/enter-mobile-code');
      await user.reads('•••••••0338');
      await user.hears({ must: ['expanded'] }, () => user.unfolds('Not received a text?'));
      const sent = 'You have been sent a new security code';
      await user.hears({ slow: true, must: ['Success', sent] }, () => user.clicks('Send the security code again'));
      await user.reads(sent);
      const earlier = 'Enter the correct security code';
      await user.hears({ slow: true, must: ['There is a problem', earlier] }, () => user.givesCode('000000'));
      await user.seesError(earlier);
      const newest = 'Only the newest one works';
      await user.hears({ must: ['Security code', `Error: ${earlier}`, newest], once: [newest] }, () => user.follows(earlier));
      await user.waits(6);
      await user.hears({ slow: true, must: ['This security code has expired'] }, () => user.givesCode());
      const another = () => user.clicks('Text me again with a new security code');
      await user.hears({ slow: true, must: ['Enter the security code'] }, another);
      await user.isOn('/enter-mobile-code');
      await user.hears({ slow: true, must: ['Agree to share your login information'] }, () => user.givesCode());
      await user.isOn('/nhs-login-consent');
      await user.reads('Example health service will use your');
      await user.hears({ slow: true, leaves: true, must: ['You are logged in'], once: [] }, user.agrees);
      await user.isHandedOver();
      await user.reads('You are logged in');
      expect(await user.stored()).not.toContain(user.email);
    },
  },
  {
    title: 'refuses consent, and returns to the service with an error',
    quick: true,
    run: async (user) => {
      await user.signsInUpTo('/nhs-login-consent');
      await user.hears({ must: ['You did not agree to share your login information'] }, () => user.follows(notAgreed));
      await user.isOn('/consent-confirmation');
      const missing = 'You need to tell us what you want to do';
      await user.hears({ must: ['There is a problem', missing] }, user.continues);
      await user.seesError(missing);
      await user.chooses('Go to Example health service without sharing my login information');
      await user.isSentBackWith('ConsentNotGiven');
    },
  },
  {
    title: 'matches a record with two older accounts, requests reminders for both, and logs in with one of them',
    quick: true,
    not: inChromium,
    run: async (user) => {
      await user.signsInUpTo('/enter-mobile-code', 'duplicate-several');
      await user.givesCode();
      await user.isOn('/proofing/find-nhs-record');
      await user.continues();
      await user.isOn('/proofing/know-nhs-number');
      await user.picks('Yes, I know my NHS number');
      const hint = 'This is a 10 digit number';
      await user.hears({ must: ['NHS number', hint], once: [hint] }, () => user.finds('field', 'NHS number'));
      await user.fills('NHS number', '123');
      await user.hears({ must: ['There is a problem'] }, user.continues);
      await user.answersNumber();
      await user.isOn('/proofing/enter-dob');
      await user.hears({ must: ['What is your postcode?'] }, () => user.answersDob());
      await user.isOn('/proofing/enter-postcode');
      await user.hears({ must: ['Check your details'] }, () => user.answersPostcode());
      await user.isOn('/proofing/check-your-details');
      await user.clicks('Submit information');
      const { nhsNumber } = user.details;

      await user.isOn('/proofing/duplicate-nhs-number');
      await user.chooses('Get help finding the email address linked to this account');
      await user.isOn('/proofing/multiple-emails-found');
      const missing = 'Select what you want to do';
      await user.hears({ must: ['There is a problem', missing] }, user.continues);
      await user.seesError(missing);
      const remind = () => user.chooses('Get an email reminder, sent to the email addresses linked to these accounts');
      await user.hears({ must: ['reminder'], once: [] }, remind);
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
    quick: true,
    run: async (user) => {
      await user.signsInUpTo('/log-in-password');
      await user.hears({ must: ['Forgot password'] }, () => user.follows('Reset your password'));
      await user.isOn('/forgotten-password');
      await user.hears({ must: ['I am not a robot'], once: [] }, user.continues);
      await user.hears({ must: ['Check your email'], once: [] }, user.provesToBeHuman);
      await user.isOn('/check-email');
      const link = await user.newest('link');
      await user.hears({ must: ['Choose a new password'], once: [] }, () => user.opens(link));
      await user.isOn('/reset/new-password');
      await user.hears({ must: ['There is a problem', 'Enter a password'] }, () => user.clicks('Reset password'));
      const described = ['New password', 'Error: Enter a password'];
      await user.hears({ must: described, once: [] }, () => user.finds('field', 'New password'));
      await user.givesNewPassword('battery staple 7');
      await user.seesError(passwordRule);
      await user.hears({ must: ['You have reset your password for NHS login'] }, () => user.givesNewPassword(newPassword));
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
    quick: true,
    run: async (user) => {
      await user.arrives('new-user');
      await user.hears({ must: ['We could not find your account'] }, () => user.givesEmail());
      await user.isOn('/register/create-account');
      await user.reads(user.email);
      await user.hears({ must: ['Create a password'] }, () => user.clicks('Create an account'));
      await user.isOn('/register/create-password');
      await user.hears({ must: ['Password', passwordRule], once: [passwordRule] }, () => user.finds('field', 'Password'));
      await user.hears({ must: ['There is a problem', passwordRule] }, () => user.givesPassword('correct horse 9'));
      await user.seesError(passwordRule);
      await user.hears({ must: ['Password', 'Error:'], once: [] }, () => user.finds('field', 'Password'));
      await user.hears({ must: ['Check your email'] }, () => user.givesPassword('Correct Horse 9'));
      await user.isOn('/register/check-email');
      await user.unfolds('Not received an email?');
      await user.clicks('Send the security code again');
      await user.reads('You have been sent a new security code.');
      await user.hears({ must: ['Which phone do you want to use?'] }, () => user.givesCode());
      await user.isOnAgain('/register/enter-mobile');
      const givesPhone = () => user.givesPhone('A UK mobile phone', 'UK mobile number', '07700 900 001');
      await user.hears({ must: ['Enter the security code'] }, givesPhone);
      await user.isOn('/enter-mobile-code');
      await user.reads('07700900001');
      await user.givesCode();
      await user.isOn('/nhs-login-consent');
      await user.reads('You have created an account');
      await user.agreesAndIsHandedOver();
    },
  },
  {
    title: 'is asked about a mistyped email address, and registers with the right one',
    run: async (user) => {
      await user.arrives('new-user');
      await user.opens('/register/enter-email');
      const offer = `Did you mean ${user.email}?`;
      const mistyped = user.email.replace('.com', '.con');
      await user.fills('Email address', mistyped);
      await user.hears({ must: [offer, 'select Continue again'] }, user.continues);
      await user.reads(offer);
      await user.findsFilledIn('Email address', mistyped);
      await user.hears({ must: ['Create a password'], once: [] }, () => user.clicks(offer));
      await user.isOn('/register/create-password');
    },
  },
  {
    title: 'asks for another phone number',
    not: { 'chromium-87': 'it does not run the scenarios of the mock backend', ...inChromium },
    run: async (user) => {
      const label = 'New UK mobile number';
      await user.startsAt('/recovery/change-mobile/enter-mobile');
      await user.hears({ must: ['Change your mobile phone number'], once: [] }, () => user.reloads());
      await user.fills(label, '01632 960 222');
      const rule = 'Enter a UK mobile phone number, like 07700 900 982';
      await user.hears({ must: ['There is a problem', rule] }, user.continues);
      await user.seesError(rule);
      await user.hears({ must: [label, 'Error:'], once: [] }, () => user.finds('field', label));
      await user.fills(label, '07700 900 222');
      await user.hears({ must: ['Enter the security code'] }, user.continues);
      await user.hears({ must: ['You have asked to change your phone number'] }, () => user.givesCode());
    },
  },
  {
    title: 'sees the warning before the end of the session by both clocks, and hides it',
    run: async (user) => {
      await user.signsInUpTo('/log-in-password');
      // Moving only the server's clock shows no warning.
      await user.waits(51);
      const wrong = 'Enter the correct password';
      await user.hears({ must: [`Error: ${wrong}`], never: [sessionWarning] }, () => user.givesPassword('Wr0ng-password'));
      await user.seesError(wrong);
      // The code of the warning loads seconds after the page.
      await user.sees(() => ({ loaded: document.querySelector('section') !== null }), { loaded: true });
      await user.hears({ must: [sessionWarning] }, () => user.tab.ask(wake, 51 * 60_000));
      await user.reads(sessionWarning);
      await user.hears({ must: ['Enter your password'], never: [sessionWarning] }, () => user.clicks('Hide this message'));
      await user.sees(view, { text: expect.not.stringContaining(sessionWarning) });
    },
  },
  {
    title: 'accepts all cookies, refuses them in mid-journey, and continues',
    not: silent,
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
    not: silent,
    run: async (user) => {
      await user.arrives();
      await user.reloads();
      await user.givesEmail();
      await user.isOnAgain('/log-in-password');
      await user.givesPassword();
      await user.isOnAgain('/enter-mobile-code');
      await user.reads('•••••••0338');
      await user.givesCode();
      await user.isOnAgain('/nhs-login-consent');
      await user.follows(notAgreed);
      await user.isOnAgain('/consent-confirmation');
      await user.chooses('Go back and agree to share my login information');
      await user.isOnAgain('/nhs-login-consent');
      await user.agreesAndIsHandedOver();
    },
  },
  {
    title: 'goes Back from the code, the password and the service',
    not: silent,
    run: async (user) => {
      await user.signsInUpTo('/enter-mobile-code');
      await user.goesBack();
      await user.isOn('/log-in-password');
      await user.findsFilledIn('Password', '');
      await user.goesBack();
      await user.reads('Enter your email address');
      await user.findsFilledIn('Email address', user.email);
      await user.logsInUpTo('/nhs-login-consent');
      await user.agreesAndIsHandedOver();
      await user.goesBack();
      await user.seesNextStep();
    },
  },
  {
    title: 'signs in when the browser blocks storage',
    storageBlocked: true,
    not: oneProfile,
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
    // Firefox and Chromium report refused scripts.
    tolerated: /integrity'? attribute|MIME type|Failed to load resource|link preload/,
    not: silent,
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
    not: silent,
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
