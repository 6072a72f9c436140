import { minute } from '../../backend/clock';
import { otherBrowser, passkeyOffered, passkeyTriedBefore, screen, sharing, submits, tellUs, unanswered, withoutSession } from '../shared';
import { changes, toNewNumber } from './shared';

const expiredText = 'It has been more than 5 minutes since we sent it.';
const text = 'Text me again with a new security code';
const passkey = 'Log in with my passkey';
const call = 'Call my landline to get a new security code';
const withPasskey = { ...passkeyTriedBefore, persona: 'passkey-and-mobile' } as const;

export default screen({
  all: { heading: 'This security code has expired', progress: 'mobile-code', later: 5 * minute },
  usual: { label: 'neither a passkey nor a landline', shows: [expiredText, text] },
  'landline-known': { persona: 'both', label: 'a landline', shows: [expiredText, text, call] },
  passkey: { ...withPasskey, label: 'a passkey', shows: [expiredText, text, passkey] },
  'passkey-and-landline': { ...withPasskey, persona: 'passkey-and-both', label: 'a passkey and a landline', shows: [text, passkey, call] },
  'without-passkeys': { ...withPasskey, label: 'a passkey, but a browser without', shows: [text], device: 'without-passkeys' },
  'number-changing': { ...changes('mobile'), shows: [toNewNumber, 'Text a new security code to my new number', 'Keep my old number'] },
  'nothing-chosen': { persona: 'both', label: 'nothing chosen', shows: [tellUs], does: [submits] },
  ...unanswered('trigger-otp', [{ click: text }]),
  ...sharing(withPasskey, passkeyOffered([{ choose: passkey }, submits])),
  'no-session': { ...withoutSession, label: 'no session', shows: [expiredText, otherBrowser] },
});
