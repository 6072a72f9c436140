import { byText, withAll, withPasskey } from '../security-code/shared';
import { accountJustCreated, noSession, passkeyOffered, submits, tellUs, unanswered } from '../shared';
import type { Screen } from '../variant';
import { passkeyWay } from './shared';

const failed = {
  persona: 'landline',
  progress: 'password',
  heading: 'We were unable to call your landline, what do you want to do?',
} as const;
const again = 'Try calling my landline again';
const change = 'Change my landline number';

/** The page after a failed call to a landline. */
export default {
  usual: { ...failed, label: 'only a landline', says: [again, change] },
  'mobile-known': { ...failed, persona: 'both', label: 'a mobile phone too', says: [again, byText, change] },
  passkey: { ...failed, ...withPasskey, label: 'a passkey too', says: [again, passkeyWay, change] },
  'account-just-created': {
    ...failed,
    ...accountJustCreated,
    label: 'the account was just created: another number takes no day',
    says: [again, change],
  },
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
