import { minute } from '../../backend/clock';
import { changes } from '../security-code/shared';
import { otherBrowser, passkeyOffered, passkeyTriedBefore, submits, tellUs, unanswered } from '../shared';
import type { Screen } from '../variant';
import { toNewNumber } from './shared';

const expired = { heading: 'This security code has expired', progress: 'mobile-code', later: 5 * minute } as const;
const expiredText = 'It has been more than 5 minutes since we sent it.';
const text = 'Text me again with a new security code';
const passkey = 'Log in with my passkey';
const call = 'Call my landline to get a new security code';
const expiredWithLandline = { ...expired, persona: 'both' } as const;
const expiredWithPasskey = { ...expired, ...passkeyTriedBefore, persona: 'passkey-and-mobile' } as const;

export default {
  usual: { ...expired, label: 'neither a passkey nor a landline', says: [expiredText, text] },
  'landline-known': { ...expiredWithLandline, label: 'a landline', says: [expiredText, text, call] },
  passkey: { ...expiredWithPasskey, label: 'a passkey', says: [expiredText, text, passkey] },
  'passkey-and-landline': {
    ...expiredWithPasskey,
    persona: 'passkey-and-both',
    label: 'a passkey and a landline',
    says: [text, passkey, call],
  },
  'without-passkeys': { ...expiredWithPasskey, label: 'a passkey, but a browser without', says: [text], device: 'without-passkeys' },
  'number-changing': {
    ...expired,
    ...changes('mobile'),
    says: [toNewNumber, 'Text a new security code to my new number', 'Keep my old number'],
  },
  'nothing-chosen': { ...expiredWithLandline, label: 'nothing chosen', says: [tellUs], does: [submits] },
  ...unanswered(expired, 'trigger-otp', [{ click: text }]),
  ...passkeyOffered(expiredWithPasskey, [{ choose: passkey }, submits]),
  'no-session': { label: 'no session', heading: 'This security code has expired', says: [expiredText, otherBrowser] },
} as const satisfies Screen;
