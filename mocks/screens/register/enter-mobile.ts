import { recognise } from '../../backend/sign-in/session';
import { after, numberRefused, ownAccount, refusedByServer, screen, submits, unanswered } from '../shared';
import type { Here } from '../variant';

/** The address has been confirmed, and the account has no phone yet. */
const confirmed = (here: Here) => {
  const account = ownAccount(here);
  account.status = 'CONFIRMED';
  account.emailCode = undefined;
  recognise(here.session, account);
};
const withLandline = { persona: 'new-landline' } as const;

const kinds = {
  mobile: ['A UK mobile phone', 'UK mobile number'],
  international: ['An international mobile phone', 'International mobile number'],
  landline: ['A UK landline', 'UK landline number'],
} as const;
const gives = (kind: keyof typeof kinds, typed: string) =>
  [{ choose: kinds[kind][0] }, { type: typed, into: kinds[kind][1] }, submits] as const;

const mobileMissing = ['Enter your mobile phone number'];
const mobileWrong = ['Enter a UK mobile phone number, like 07700 900 982'];
const abroadWrong = ['Enter a mobile phone number with its country code, like +33 6 12 34 56 78'];
const landlineWrong = ['Enter a UK landline number, like 01632 960 001'];

export default screen({
  all: { heading: 'Which phone do you want to use?', persona: 'new-user', progress: 'email-code', world: confirmed },
  usual: {
    label: 'the email address was confirmed just now',
    shows: [
      "We'll text a 6 digit security code to it when you log in. This keeps your account safe.",
      'A UK mobile phone',
      'An international mobile phone',
    ],
  },
  'after-password': {
    label: 'an account without a phone, after the password',
    persona: 'unregistered',
    progress: 'password',
    world: undefined,
  },
  'landline-allowed': {
    ...withLandline,
    label: 'a landline will do',
    shows: ['A UK landline', 'An automated call reads the security code to you'],
  },
  'mobile-chosen': after('a UK mobile phone is chosen', [{ choose: kinds.mobile[0] }], [kinds.mobile[1]]),
  'international-chosen': after(
    'an international mobile phone is chosen',
    [{ choose: kinds.international[0] }],
    ['With the country code, like +33 6 12 34 56 78'],
  ),
  'landline-chosen': { ...withLandline, label: 'a landline is chosen', shows: [kinds.landline[1]], does: [{ choose: kinds.landline[0] }] },
  'nothing-chosen': after('sent without a choice', [submits], ['Select the kind of phone you have']),
  'mobile-missing': after('no mobile number', gives('mobile', ''), mobileMissing),
  'mobile-wrong': after('not a UK mobile number', gives('mobile', '01632 960001'), mobileWrong),
  'mobile-refused': refusedByServer('mobile.invalid-number', 'a mobile number', numberRefused, gives('mobile', '07700 900982')),
  'international-missing': after('no international number', gives('international', ''), mobileMissing),
  'international-wrong': after('no country code', gives('international', '612345678'), abroadWrong),
  'country-refused': after('a country to which no codes are sent', gives('international', '+1 202 555 0123'), [
    'We cannot send security codes to numbers from this country. Enter another mobile phone number',
  ]),
  'international-refused': refusedByServer(
    'mobile.invalid-number',
    'an international number',
    numberRefused,
    gives('international', '+33 6 12 34 56 78'),
  ),
  'landline-missing': { ...withLandline, label: 'no landline number', shows: ['Enter your landline number'], does: gives('landline', '') },
  'landline-wrong': { ...withLandline, label: 'not a UK landline number', shows: landlineWrong, does: gives('landline', '07700 900982') },
  'landline-refused': {
    ...withLandline,
    ...refusedByServer('landline.invalid-number', 'a landline number', numberRefused, gives('landline', '01632 960001')),
  },
  ...unanswered('mobile', [...gives('mobile', '07700 900982')]),
});
