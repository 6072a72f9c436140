import { numberChangePending } from '../../../src/state/events';
import { hour } from '../../backend/clock';
import { ownAccount } from '../shared';
import type { Here } from '../variant';

export const explained = [
  "We'll send a security code to the new number. We'll change your number 24 hours after you confirm it.",
  "This keeps your account safe. We'll email you about the change, so you can stop it if you did not ask for it. Until then, use your old number to log in.",
];

export const numberRefused = ['We cannot send codes to this number. Check it, or use another.'];

/** A change was requested an hour ago. */
export const changing = (method: 'mobile' | 'landline', number: string) => (here: Here) => {
  ownAccount(here).phoneChange = { method, number, until: here.now + 23 * hour };
};
export const changeWaits = {
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

/** The code from the new number was just accepted. */
export const begun = { ...changeWaits, label: 'a change of number has begun to wait', happened: [numberChangePending()] } as const;
export const begunSays = [
  'You can log in with •••••••',
  'Until then use your old number. If you do not have that phone, contact us (opens in a new tab).',
];
