import { numberChangePending } from '../../src/state/events';
import { hour } from '../backend/clock';
import { clientKnown, ownAccount, submits, toClient, unanswered } from './shared';
import type { Address, Here, Screen } from './variant';

const explained = [
  "We'll send a security code to the new number. We'll change your number 24 hours after you confirm it.",
  "This keeps your account safe. We'll email you about the change, so you can stop it if you did not ask for it. Until then, use your old number to log in.",
];

const numberRefused = ['We cannot send codes to this number. Check it, or use another.'];

/** A change was asked for an hour ago. */
const changing = (method: 'mobile' | 'landline', number: string) => (here: Here) => {
  ownAccount(here).phoneChange = { method, number, until: here.now + 23 * hour };
};
const waits = {
  heading: 'You have asked to change your phone number',
  says: [
    'To keep your account safe, a change takes 24 hours. After that, log in with your new number.',
    'You cannot ask for another change until then. If you did not ask for this one, use the link in the email that we sent you to stop it.',
    'Log in with your old number',
    'Go to Example health service',
    'You do not need NHS login to get care. Contact your GP surgery, or use 111 online (opens in a new tab) or call 111.',
  ],
  state: { changePending: true },
} as const;

/** The code from the new number was right, a moment ago. */
const begun = {
  ...waits,
  label: 'a change of number has begun to wait',
  happened: [numberChangePending()],
} as const;
const begunSays = [
  'You can log in with •••••••',
  'Until then use your old number. If you do not have that phone, contact us (opens in a new tab).',
];

const whose = { persona: 'change-number', progress: 'mobile-code' } as const;
const mobile = { ...whose, heading: 'Change your mobile phone number' } as const;
const givesMobile = (typed: string) => [{ type: typed, into: 'New UK mobile number' }, submits] as const;
const mobileWrong = ['Enter a UK mobile phone number, like 07700 900 982'];
const mobileWaits = { ...whose, ...waits, world: changing('mobile', '+447700900777') } as const;

const whoseLandline = { persona: 'change-landline', progress: 'landline-code' } as const;
const landline = { ...whoseLandline, heading: 'Change your landline number' } as const;
const givesLandline = (typed: string) => [{ type: typed, into: 'New UK landline number' }, submits] as const;
const landlineWrong = ['Enter a UK landline number, like 01632 960 001'];
const landlineWaits = { ...whoseLandline, ...waits, world: changing('landline', '+441632960777') } as const;

/** Another number for an account (spec 1, section 2, "Other routes"). */
export const recoveryScreens = {
  '/recovery/change-mobile/enter-mobile': {
    usual: { ...mobile, label: 'as most people see it', says: explained },
    'nothing-typed': {
      ...mobile,
      label: 'sent empty',
      says: ['Enter your mobile phone number'],
      does: [submits],
    },
    'number-wrong': { ...mobile, label: 'not a UK mobile number', says: mobileWrong, does: givesMobile('01632 960001') },
    'number-refused': {
      ...mobile,
      label: 'a number that the server does not take',
      says: numberRefused,
      answers: ['change-mobile.invalid-number'],
      does: givesMobile('07700 900982'),
    },
    ...unanswered(mobile, 'change-mobile', [...givesMobile('07700 900982')]),
    'change-waits': { ...mobileWaits, label: 'a change of number is waiting' },
    'change-begun': { ...mobileWaits, ...begun, says: begunSays },
    'change-waits-client-known': {
      ...mobileWaits,
      label: 'a change of number is waiting, the client service is known',
      says: [toClient],
      happened: clientKnown,
    },
    'change-waits-old-number-waiting': {
      ...mobileWaits,
      label: 'a change of number is waiting, and a code to the old number is on its way',
      says: ['Loading'],
      answers: ['trigger-otp.hang'],
      does: [{ press: 'Log in with your old number' }],
    },
  },
  '/recovery/change-landline/enter-landline': {
    usual: { ...landline, label: 'as most people see it', says: explained },
    'nothing-typed': {
      ...landline,
      label: 'sent empty',
      says: ['Enter your landline number'],
      does: [submits],
    },
    'number-wrong': { ...landline, label: 'not a UK landline number', says: landlineWrong, does: givesLandline('07700 900982') },
    'number-refused': {
      ...landline,
      label: 'a number that the server does not take',
      says: numberRefused,
      answers: ['change-landline.invalid-number'],
      does: givesLandline('01632 960001'),
    },
    ...unanswered(landline, 'change-landline', [...givesLandline('01632 960001')]),
    'change-waits': { ...landlineWaits, label: 'a change of number is waiting' },
    'change-begun': { ...landlineWaits, ...begun, says: begunSays },
  },
} as const satisfies Partial<Record<Address, Screen>>;
