/**
 * One step: the fields that the user fills in by label, the radio or box that they choose, and the button or link that they click.
 * `opens` replaces a click: the journey's own address, or the newest link that the mock backend has emailed.
 * `series` is the least number of round trips: the prescribed calls that must follow each other, each by the end of its path, `document`
 * for a navigation that leaves the document, `script` for the first script of a document.
 * @typedef {{ types?: Readonly<Record<string, string>>, chooses?: string, click?: string, opens?: 'address' | 'link',
 *   series: readonly string[] }} Step
 */
/**
 * The journey begins on `screen` of the registry, or at `address` in the situation of that screen. `passkey` is the persona of a passkey on
 * the device; other devices have no authenticator.
 * @typedef {{ name: string, screen: string, address?: string, persona?: string, passkey?: string, steps: readonly Step[] }} Journey
 */

/** A placeholder for the newest code that the mock backend has sent. */
export const CODE = 'the newest code';

const click = 'Continue';
const password = 'Passw0rd$1';
const emailOf = (/** @type {string} */ persona) => ({ 'Email address': `${persona}@example.com` });

// In `series`, a call that does not depend on another one's answer is left out: passkey-status beside account-status, client-info beside authcode.
const email = (/** @type {string} */ persona) => ({ types: emailOf(persona), click, series: ['account-status'] });
export const givesEmail = email('mobile');
/** A passkey is tried before the password (spec 1, section 4, "Sign-in"). */
export const givesEmailAndPassword = {
  types: { ...emailOf('mobile'), Password: password },
  click,
  series: ['passkey-status', 'user-sign-in', 'trigger-otp'],
};
/** The code is sent after the password is right (spec 1, section 4, "Sign-in"). */
const givesPassword = { types: { Password: password }, click, series: ['password', 'trigger-otp'] };
/** authcode carries the identity token that otp answers (spec 1, section 7). */
const givesCode = { types: { 'Security code': CODE }, click, series: ['otp', 'authcode'] };
/** authcode is called again after consent, and its answer names the service's page (spec 1, section 4, "After authcode"). */
const agrees = { click: 'I agree', series: ['consent', 'authcode', 'document'] };
/** A click without a call: the app has the next page already. */
const local = { click, series: [] };
/** A document that the user opens without a cache. Its calls wait for a script. */
const cold = ['document', 'script'];

const logsIn = (/** @type {string} */ persona) => [email(persona), givesPassword, givesCode];
/** The questions that a match to a health record needs, up to its call. */
const tellsWho = (/** @type {{ number: string, day: string, month: string, year: string, postcode: string }} */ who) => [
  local,
  { ...local, chooses: 'Yes, I know my NHS number', types: { 'NHS number': who.number } },
  { ...local, types: { Day: who.day, Month: who.month, Year: who.year } },
  { ...local, types: { Postcode: who.postcode } },
];

/** A complete log-in by text message, which has its own budgets. @type {Journey} */
export const textLogin = { name: 'Email, password, code by text', screen: 'enter-email.usual', steps: [...logsIn('mobile'), agrees] };

/** The main journeys, with personas of the mock backend. @type {readonly Journey[]} */
export const journeys = [
  textLogin,
  { name: 'Log in on one page', screen: 'login.usual', steps: [givesEmailAndPassword, givesCode, agrees] },
  {
    name: 'Code by landline',
    screen: 'enter-email.usual',
    persona: 'landline',
    steps: [
      email('landline'),
      // The user declares that they are at home before the call.
      { ...givesPassword, series: ['password'] },
      { click: 'Call my landline now', series: ['trigger-otp'] },
      givesCode,
      agrees,
    ],
  },
  {
    name: 'Passkey',
    screen: 'enter-email.usual',
    persona: 'passkey',
    passkey: 'passkey',
    steps: [
      {
        ...email('passkey'),
        // Only a confirmed account asks for a passkey. The auth API's page sends the browser to /authcode, a new document (spec 1, section 4).
        series: ['account-status', 'authentication/options', 'authentication/verify', 'document', 'document', 'authcode'],
      },
      agrees,
    ],
  },
  {
    name: 'Registration',
    screen: 'enter-email.usual',
    persona: 'new-user',
    steps: [
      email('new-user'),
      { click: 'Create an account', series: ['validate-email'] },
      { types: { Password: 'Correct Horse 9' }, click, series: ['register'] },
      { ...givesCode, series: ['verify-email'] },
      { chooses: 'A UK mobile phone', types: { 'UK mobile number': '07700 900 001' }, click, series: ['mobile'] },
      givesCode,
      agrees,
    ],
  },
  {
    name: 'Health record, number known',
    screen: 'enter-email.usual',
    persona: 'uplift',
    steps: [
      ...logsIn('uplift'),
      ...tellsWho({ number: '999 000 0018', day: '15', month: '3', year: '1984', postcode: 'LS1 4AP' }),
      // Only a matched account gets a code (spec 2, section 4).
      { click: 'Submit information', series: ['p5-uplift-nhs-known', 'authcode'] },
      agrees,
    ],
  },
  {
    name: 'Duplicate account, replaced',
    screen: 'enter-email.usual',
    persona: 'duplicate-eligible',
    steps: [
      ...logsIn('duplicate-eligible'),
      ...tellsWho({ number: '965 821 8873', day: '4', month: '7', year: '1957', postcode: 'EX4 6PR' }),
      { click: 'Submit information', series: ['p5-uplift-nhs-known'] },
      { ...local, chooses: 'Continue with your new account' },
      {
        click,
        chooses: 'I understand that continuing with my new NHS account means my old account will be deleted.',
        // authcode names the page where the user proves who they are (spec 2, section 7).
        series: ['account-migration', 'authcode', 'document'],
      },
    ],
  },
  {
    name: 'Password reset',
    screen: 'enter-email.usual',
    steps: [
      email('mobile'),
      { click: 'Reset your password', series: [] },
      // The answer names the page of the bot check (spec 1, section 4, "Forgot password").
      { click, series: ['forgot-password', 'document'] },
      // The bot check sends the browser on to /check-forgot-password, a new document, where the firewall's token is verified.
      { click: 'I am not a robot', series: ['document', 'document', 'verify-waf-token'] },
      { opens: 'link', series: ['document'] },
      { types: { 'New password': 'Battery Staple 7' }, click: 'Reset password', series: ['confirm-change-password'] },
    ],
  },
  {
    name: 'Back at /authcode, cold',
    screen: 'nhs-login-consent.usual',
    address: '/authcode',
    steps: [{ opens: 'address', series: [...cold, 'authcode'] }],
  },
  {
    name: 'Consent, cold',
    screen: 'nhs-login-consent.usual',
    steps: [{ opens: 'address', series: [...cold, 'client-info'] }],
  },
];
