import { minute } from '../backend/clock';
import { submits } from './in-common';
import { passkeyTriedBefore } from './security-code-conditions';
import { passkeyOffered, tellUs } from './sign-in-conditions';
import { noSession, unanswered } from './unanswered';
import type { Screen } from './variant';

const passkeyWay = 'Log in with my passkey';
const byText = 'Send a security code to my mobile phone';
const withPasskey = { ...passkeyTriedBefore, persona: 'passkey-and-landline' } as const;
const withAll = { ...passkeyTriedBefore, persona: 'passkey-and-both' } as const;

const failed = {
  persona: 'landline',
  progress: 'password',
  heading: 'We were unable to call your landline, what do you want to do?',
} as const;
const again = 'Try calling my landline again';
const change = 'Change my landline number';

/** When a landline could not be called. */
export const callFailed = {
  usual: { ...failed, label: 'only a landline', says: [again, change] },
  'mobile-known': { ...failed, persona: 'both', label: 'a mobile phone too', says: [again, byText, change] },
  passkey: { ...failed, ...withPasskey, label: 'a passkey too', says: [again, passkeyWay, change] },
  'passkey-and-mobile': { ...failed, ...withAll, label: 'a passkey and a mobile phone too', says: [again, passkeyWay, byText, change] },
  'without-passkeys': {
    ...failed,
    ...withPasskey,
    label: 'a passkey, but a browser without',
    says: [again, change],
    device: 'without-passkeys',
  },
  'nothing-chosen': { ...failed, label: 'nothing chosen', says: [tellUs], does: [submits] },
  ...unanswered(failed, 'trigger-otp', [{ choose: again }, submits]),
  ...passkeyOffered({ ...failed, ...withPasskey }, [{ choose: passkeyWay }, submits]),
  'no-session': noSession,
} as const satisfies Screen;

const expired = { persona: 'landline', progress: 'landline-code', heading: 'This security code has expired', later: 5 * minute } as const;
const sentence = 'It has been more than 5 minutes since we called you.';
const anew = 'Call my landline again with a new security code';
const text = 'Text me a new security code';
const expiredWithMobile = { ...expired, persona: 'both' } as const;

/** When a code from a call was entered too late. */
export const landlineCodeExpired = {
  usual: { ...expired, label: 'neither a passkey nor a mobile phone', says: [sentence, anew] },
  'mobile-known': { ...expiredWithMobile, label: 'a mobile phone', says: [sentence, anew, text] },
  passkey: { ...expired, ...withPasskey, label: 'a passkey', says: [sentence, anew, passkeyWay] },
  'passkey-and-mobile': { ...expired, ...withAll, label: 'a passkey and a mobile phone', says: [anew, passkeyWay, text] },
  'without-passkeys': { ...expired, ...withPasskey, label: 'a passkey, but a browser without', says: [anew], device: 'without-passkeys' },
  'nothing-chosen': { ...expiredWithMobile, label: 'nothing chosen', says: [tellUs], does: [submits] },
  ...unanswered(expiredWithMobile, 'trigger-otp', [{ choose: anew }, submits]),
  ...passkeyOffered({ ...expired, ...withPasskey }, [{ choose: passkeyWay }, submits]),
  'no-session': noSession,
} as const satisfies Screen;
