/**
 * One step: what is filled in on a page, by label or radio, and the button or link that leads on.
 * @typedef {{ types?: Readonly<Record<string, string>>, chooses?: string, press: string }} Step
 */
/** @typedef {{ name: string, screen: string, persona?: string, steps: readonly Step[] }} Journey `screen` is the one that it begins on */

/** Stands for the newest code that the mock backend has sent. */
export const CODE = 'the newest code';

const press = 'Continue';
const password = 'Passw0rd$1';
const email = (/** @type {string} */ persona) => ({ 'Email address': `${persona}@example.com` });
const givesCode = { types: { 'Security code': CODE }, press };
const agrees = { press: 'I agree' };

/** The main journeys, as personas of the mock backend take them. @type {readonly Journey[]} */
export const journeys = [
  {
    name: 'Email, password, code by text',
    screen: 'enter-email.usual',
    steps: [{ types: email('mobile'), press }, { types: { Password: password }, press }, givesCode, agrees],
  },
  {
    name: 'Log in on one page',
    screen: 'login.usual',
    steps: [{ types: { ...email('mobile'), Password: password }, press }, givesCode],
  },
  {
    name: 'Registration',
    screen: 'enter-email.usual',
    persona: 'new-user',
    steps: [
      { types: email('new-user'), press },
      { press: 'Create an account' },
      { types: { Password: 'Correct Horse 9' }, press },
      givesCode,
      { chooses: 'A UK mobile phone', types: { 'UK mobile number': '07700 900 001' }, press },
      givesCode,
    ],
  },
  {
    name: 'Health record, number known',
    screen: 'proofing/find-nhs-record.usual',
    steps: [
      { press },
      { chooses: 'Yes, I know my NHS number', types: { 'NHS number': '999 000 0018' }, press },
      { types: { Day: '15', Month: '3', Year: '1984' }, press },
      { types: { Postcode: 'LS1 4AP' }, press },
      { press: 'Submit information' },
    ],
  },
  { name: 'Consent', screen: 'nhs-login-consent.usual', steps: [agrees] },
];
