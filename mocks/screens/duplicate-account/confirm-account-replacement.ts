import { hasAccount } from '../proofing-answers';
import { after, screen, submits, unanswered } from '../shared';
import { accountNotKnown, isReplaced } from './shared';

const understands = { choose: 'I understand that continuing with my new NHS account means my old account will be deleted.' } as const;

export default screen({
  all: { ...hasAccount('duplicate-eligible'), heading: 'Continue with your new account' },
  usual: {
    label: 'the checks take as long as the server needs',
    shows: [
      'Back to: You already have an NHS account',
      'Prove who you are with a photo of your ID and a recording of your face, or with your GP details.',
      'Wait up to 48 hours for our security checks.',
      'What happens to my existing account?',
      "We'll delete it after we check your ID and you log in to your new account for the first time.",
      "You'll lose your messages and saved settings.",
    ],
  },
  'wait-unknown': {
    ...hasAccount('duplicate-eligible', { pyi_sla: undefined }),
    label: 'the answer has no duration of the checks',
    shows: ['Wait up to 24 hours for our security checks.'],
  },
  'not-ticked': after(
    'sent without a tick',
    [submits],
    ['Confirm that you want to continue with a new NHS account and delete your existing one'],
  ),
  ...unanswered('account-migration', [understands, submits]),
  ...accountNotKnown([understands, submits]),
  'asked-already': isReplaced,
  'not-eligible': {
    heading: 'You already have an NHS account',
    ...hasAccount('duplicate-not-eligible'),
    label: 'an account that may not be replaced: back to the page before',
    shows: ['You are not eligible to continue with a new account at this time.'],
  },
});
