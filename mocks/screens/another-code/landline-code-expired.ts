import { minute } from '../../backend/clock';
import { changes, withAll, withPasskey } from '../security-code/shared';
import { noSession, passkeyOffered, submits, tellUs, unanswered } from '../shared';
import type { Screen } from '../variant';
import { passkeyWay, toNewNumber } from './shared';

const calledCodeExpired = {
  persona: 'landline',
  progress: 'landline-code',
  heading: 'This security code has expired',
  later: 5 * minute,
} as const;
const sentence = 'It has been more than 5 minutes since we called you.';
const callAgain = 'Call my landline again with a new security code';
const textInstead = 'Text me a new security code';
const expiredWithMobile = { ...calledCodeExpired, persona: 'both' } as const;

/** The page after an expired code from a call. */
export default {
  usual: { ...calledCodeExpired, label: 'neither a passkey nor a mobile phone', says: [sentence, callAgain] },
  'mobile-known': { ...expiredWithMobile, label: 'a mobile phone', says: [sentence, callAgain, textInstead] },
  passkey: { ...calledCodeExpired, ...withPasskey, label: 'a passkey', says: [sentence, callAgain, passkeyWay] },
  'passkey-and-mobile': {
    ...calledCodeExpired,
    ...withAll,
    label: 'a passkey and a mobile phone',
    says: [callAgain, passkeyWay, textInstead],
  },
  'without-passkeys': {
    ...calledCodeExpired,
    ...withPasskey,
    label: 'a passkey, but a browser without',
    says: [callAgain],
    device: 'without-passkeys',
  },
  'number-changing': {
    ...calledCodeExpired,
    ...changes('landline'),
    says: [toNewNumber, 'Call my new number with a new security code', 'Keep my old number'],
  },
  'nothing-chosen': { ...expiredWithMobile, label: 'nothing chosen', says: [tellUs], does: [submits] },
  ...unanswered(expiredWithMobile, 'trigger-otp', [{ choose: callAgain }, submits]),
  ...passkeyOffered({ ...calledCodeExpired, ...withPasskey }, [{ choose: passkeyWay }, submits]),
  'no-session': noSession,
} as const satisfies Screen;
