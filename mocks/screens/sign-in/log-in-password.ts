import { passkeyTried } from '../../../src/state/events';
import { minute } from '../../backend/clock';
import { rememberedToken } from '../../people/personas';
import { after, passkeyOffered, screenInSession, sharing, submits, unanswered } from '../shared';
import { sessionAnHourOld, typed } from './shared';

const withPasskey = { persona: 'passkey-and-mobile', happened: [passkeyTried()] } as const;
const unfolded = { click: 'I cannot remember my password' } as const;

export default screenInSession({
  all: { heading: 'Enter your password', progress: 'password' },
  usual: { label: 'of an account without passkeys', shows: ['Email address: mobile@example.com', 'Reset your password'] },
  'nothing-typed': after('sent empty', [submits], ['Enter your password']),
  'wrong-password': after('a wrong password', [{ type: 'not-the-password', into: 'Password' }, submits], ['Enter the correct password']),
  'password-shown': after('the password is shown', [typed[1], { click: 'Show password' }], ['Your password is visible', 'Hide']),
  'after-firewall': {
    label: 'after the puzzle of the firewall',
    shows: ['We had to check that you are not a robot. Enter your password again.'],
    returnedFrom: 'password:firewall',
  },
  'after-renewal': {
    label: 'after a renewal of the session',
    shows: ['You were away for a while, so we have started again. Enter your password again.'],
    returnedFrom: 'password:renewal',
  },
  passkey: { ...withPasskey, label: 'of an account with passkeys', shows: ['I cannot remember my password'] },
  'passkey-unfolded': {
    ...withPasskey,
    label: 'of an account with passkeys, everything unfolded',
    shows: ['Log in with your passkey', 'Reset your password'],
    does: [unfolded],
  },
  'without-passkeys': {
    ...withPasskey,
    label: 'of an account with passkeys, in a browser without',
    shows: ['Reset your password'],
    device: 'without-passkeys',
  },
  ...sharing(withPasskey, passkeyOffered([unfolded, { click: 'Log in with your passkey' }])),
  ...unanswered('password', [typed[1], submits]),
  'remembered-device': {
    label: 'a remembered device: the password returns to the client',
    persona: 'remembered',
    cookies: { remember_my_device: rememberedToken('remembered') },
  },
  'locked-for-3-minutes': {
    label: 'locked for 3 more minutes: the right password opens the lock page',
    persona: 'locked-out',
    later: 12 * minute,
  },
  'session-an-hour-old': sessionAnHourOld,
  'email-not-known': { label: 'no email address: opens the entry screen', heading: 'Enter your email address', progress: 'arrival' },
});
