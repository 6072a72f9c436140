import { minute } from '../../backend/clock';
import { passkeyOffered, screenInSession, sharing, submits, tellUs, unanswered } from '../shared';
import { changes, passkeyWay, toNewNumber, withAll, withPasskey } from './shared';

const sentence = 'It has been more than 5 minutes since we called you.';
const callAgain = 'Call my landline again with a new security code';
const textInstead = 'Text me a new security code';

/** The page after an expired code from a call. */
export default screenInSession({
  all: { persona: 'landline', progress: 'landline-code', heading: 'This security code has expired', later: 5 * minute },
  usual: { label: 'neither a passkey nor a mobile phone', shows: [sentence, callAgain] },
  'mobile-known': { persona: 'both', label: 'a mobile phone', shows: [sentence, callAgain, textInstead] },
  passkey: { ...withPasskey, label: 'a passkey', shows: [sentence, callAgain, passkeyWay] },
  'passkey-and-mobile': { ...withAll, label: 'a passkey and a mobile phone', shows: [callAgain, passkeyWay, textInstead] },
  'without-passkeys': { ...withPasskey, label: 'a passkey, but a browser without', shows: [callAgain], device: 'without-passkeys' },
  'number-changing': { ...changes('landline'), shows: [toNewNumber, 'Call my new number with a new security code', 'Keep my old number'] },
  'nothing-chosen': { persona: 'both', label: 'nothing chosen', shows: [tellUs], does: [submits] },
  ...sharing({ persona: 'both' }, unanswered('trigger-otp', [{ choose: callAgain }, submits])),
  ...sharing(withPasskey, passkeyOffered([{ choose: passkeyWay }, submits])),
});
