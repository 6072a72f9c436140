import { accountJustCreated, after, passkeyOffered, screenInSession, sharing, submits, tellUs, unanswered } from '../shared';
import { byText, passkeyWay, withAll, withPasskey } from './shared';

const again = 'Try calling my landline again';
const change = 'Change my landline number';

/** The page after a failed call to a landline. */
export default screenInSession({
  all: { persona: 'landline', progress: 'password', heading: 'We were unable to call your landline, what do you want to do?' },
  usual: { label: 'only a landline', shows: [again, change] },
  'mobile-known': { persona: 'both', label: 'a mobile phone too', shows: [again, byText, change] },
  passkey: { ...withPasskey, label: 'a passkey too', shows: [again, passkeyWay, change] },
  'account-just-created': {
    ...accountJustCreated,
    label: 'the account was just created: another number takes no day',
    shows: [again, change],
  },
  'passkey-and-mobile': { ...withAll, label: 'a passkey and a mobile phone too', shows: [again, passkeyWay, byText, change] },
  'without-passkeys': { ...withPasskey, label: 'a passkey, but a browser without', shows: [again, change], device: 'without-passkeys' },
  'nothing-chosen': after('nothing chosen', [submits], [tellUs]),
  ...unanswered('trigger-otp', [{ choose: again }, submits]),
  ...sharing(withPasskey, passkeyOffered([{ choose: passkeyWay }, submits])),
});
