import {
  after,
  emailErrors,
  otherBrowser,
  passkeyOffered,
  passkeyTriedBefore,
  screen,
  screenInSession,
  sharing,
  submits,
  unanswered,
  withoutSession,
} from './shared';
import { emailEntered } from '../../src/state/events';
import { emailResetLink } from '../backend/recovery/forgotten-password';
import type { Here } from './variant';

const email = 'mobile@example.com';
const byPasskey = 'Log in with your passkey instead';
const withPasskey = { ...passkeyTriedBefore, persona: 'passkey-and-mobile', progress: 'password' } as const;

export default {
  '/forgotten-password': screenInSession({
    all: { heading: 'Forgot password', progress: 'arrival' },
    usual: { shows: ["Enter the email address you log in with. We'll send you a link to reset your password."] },
    'email-known': { label: 'the email address is known', progress: 'password' },
    passkey: {
      ...withPasskey,
      label: 'of an account with a passkey',
      shows: ['If you have a passkey for passkey-and-mobile@example.com on this device, you can log in without your password.', byPasskey],
    },
    'without-passkeys': { ...withPasskey, label: 'of an account with a passkey, in a browser without', device: 'without-passkeys' },
    ...sharing(withPasskey, passkeyOffered([{ click: byPasskey }])),
    'nothing-typed': after('sent empty', [submits], ['Enter your email address']),
    ...emailErrors({ answers: ['forgot-password.invalid-email'] }),
    ...unanswered('forgot-password', [{ type: email, into: 'Email address' }, submits]),
  }),
  '/check-email': screen({
    all: { heading: 'Check your email', world: ({ world }: Here) => emailResetLink(world, email) },
    usual: {
      label: 'does not reveal whether there is an account',
      shows: [
        'If there is an account linked to mobile@example.com, we have sent a link to it. Use the link to reset your password.',
        'The link expires after 1 hour.',
        'Back to log in',
      ],
      progress: 'arrival',
      happened: [emailEntered(email)],
    },
    'account-known': {
      label: 'the account was found before',
      shows: [
        'We have sent an email to mobile@example.com with a link to reset your password.',
        'You must use the link within 1 hour.',
        'Go back and enter password',
      ],
      progress: 'password',
    },
    'no-account': {
      label: 'there is no account, which the page does not reveal',
      shows: ['If there is an account linked to not-found@example.com, we have sent a link to it.'],
      persona: 'not-found',
      progress: 'password',
      world: undefined,
    },
    'email-not-known': {
      label: 'no session, and no email address',
      ...withoutSession,
      shows: ['If there is an account linked to the email address you entered, we have sent a link to it.', otherBrowser],
    },
  }),
};
