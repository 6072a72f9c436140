/**
 * One step: the fields that the user fills in by label, the radio or box that they choose, and the button or link that they click.
 * @typedef {{ types?: Readonly<Record<string, string>>, chooses?: string, click: string }} Step
 */
/** @typedef {{ name: string, screen: string, persona?: string, steps: readonly Step[] }} Journey It begins on `screen` of the registry. */

/** A placeholder for the newest code that the mock backend has sent. */
export const CODE = 'the newest code';

const click = 'Continue';
const email = (/** @type {string} */ persona) => ({ types: { 'Email address': `${persona}@example.com` }, click });
const givesPassword = { types: { Password: 'Passw0rd$1' }, click };
const givesCode = { types: { 'Security code': CODE }, click };
const agrees = { click: 'I agree' };

const logsIn = (/** @type {string} */ persona) => [email(persona), givesPassword, givesCode];

/** A complete log-in by text message, which has its own budgets. @type {Journey} */
export const textLogin = { name: 'Email, password, code by text', screen: 'enter-email.usual', steps: [...logsIn('mobile'), agrees] };

/** The main journeys up to the first click that opens another document, with personas of the mock backend. @type {readonly Journey[]} */
export const journeys = [
  textLogin,
  {
    name: 'Code by landline',
    screen: 'enter-email.usual',
    persona: 'landline',
    // The user declares that they are at home before the call.
    steps: [email('landline'), givesPassword, { click: 'Call my landline now' }, givesCode, agrees],
  },
  {
    name: 'Registration',
    screen: 'enter-email.usual',
    persona: 'new-user',
    steps: [
      email('new-user'),
      { click: 'Create an account' },
      { types: { Password: 'Correct Horse 9' }, click },
      givesCode,
      { chooses: 'A UK mobile phone', types: { 'UK mobile number': '07700 900 001' }, click },
      givesCode,
      agrees,
    ],
  },
  {
    name: 'Health record, duplicate account replaced',
    screen: 'enter-email.usual',
    persona: 'duplicate-eligible',
    steps: [
      ...logsIn('duplicate-eligible'),
      { click },
      { chooses: 'Yes, I know my NHS number', types: { 'NHS number': '965 821 8873' }, click },
      { types: { Day: '4', Month: '7', Year: '1957' }, click },
      { types: { Postcode: 'EX4 6PR' }, click },
      { click: 'Submit information' },
      { chooses: 'Continue with your new account', click },
      { chooses: 'I understand that continuing with my new NHS account means my old account will be deleted.', click },
    ],
  },
  { name: 'Password reset', screen: 'enter-email.usual', steps: [email('mobile'), { click: 'Reset your password' }, { click }] },
];
