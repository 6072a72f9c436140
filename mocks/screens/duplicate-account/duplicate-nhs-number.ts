import { accountByEmail } from '../../backend/world';
import { emailOf } from '../../people/personas';
import { detailsOf, hasAccount } from '../proofing-answers';
import { after, helpCode, medicalHelp, ownAccount, screen, submits, toClient, unanswered } from '../shared';
import type { Here } from '../variant';
import { accountNotKnown, isReplaced } from './shared';

const exists = { heading: 'You already have an NHS account' } as const;
const [find, logIn] = ['Get help finding the email address linked to this account', 'Log in with the email address linked to this account'];
const replace = 'Continue with your new account';
const eligible = { ...exists, ...hasAccount('duplicate-eligible') } as const;
const severalEligible = {
  ...exists,
  ...hasAccount('duplicate-eligible-several'),
  shows: [
    'These accounts are already linked to your NHS record:',
    'fi••••••@example.com',
    'se••••••@example.com',
    'Your new account is not lost. Choose which of the accounts you want to use.',
    'Log in to one of your existing accounts',
    'Only if you no longer have access to these email addresses',
  ],
} as const;
const active = { ...exists, ...hasAccount('duplicate-active') } as const;
const recentlyUsed = "As you've recently used this account, you cannot create a new one.";
const logsIn = { click: 'Log in to your existing account' } as const;

/** A third account of the same user. */
const third = ({ world }: Here) => {
  const { nhsNumber } = detailsOf('duplicate-eligible-several');
  Object.assign(ownAccount({ account: accountByEmail(world, emailOf('existing-account')) }), { nhsNumber });
};

export default screen({
  all: { ...exists, ...hasAccount('duplicate') },
  usual: {
    label: 'an account that cannot be replaced',
    shows: ['There is already an account linked to your NHS record, with a different email address.', 'Back', find, logIn, ...medicalHelp],
  },
  several: { ...exists, ...hasAccount('duplicate-several'), label: 'two accounts that cannot be replaced' },
  eligible: {
    ...eligible,
    label: 'an account that may be replaced',
    shows: [
      'This account is already linked to your NHS record:',
      'Your new account is not lost. Choose which of the two you want to use.',
      'Back',
      'ex••••••@example.com',
      logsIn.click,
      replace,
      'Only if you no longer have access to this email address',
      ...medicalHelp,
    ],
  },
  'eligible-two-emails': { ...severalEligible, label: 'two masked email addresses, of accounts that may be replaced' },
  'eligible-three-emails': {
    ...severalEligible,
    label: 'three masked email addresses, of accounts that may be replaced',
    shows: [...severalEligible.shows, 'ex••••••@example.com'],
    world: third,
  },
  'eligible-no-email': {
    ...eligible,
    ...hasAccount('duplicate-eligible', { email: [] }),
    label: 'an account that may be replaced, without its email address',
    shows: ['There is already an account linked to your NHS record.', logsIn.click, replace],
  },
  'not-eligible': {
    ...exists,
    ...hasAccount('duplicate-not-eligible'),
    label: 'an account that may not be replaced',
    shows: [
      'There is already an account linked to your NHS record. You are not eligible to continue with a new account at this time.',
      'Reference: CID1116',
      'If you cannot log in to your existing account,  contact us through the help centre (opens in a new tab) and quote the reference below.',
      helpCode,
      logsIn.click,
      toClient,
      ...medicalHelp,
    ],
  },
  active: {
    ...active,
    label: 'an active account (active_account)',
    shows: [
      'There is already an account linked to your NHS record, with the email address ex••••••@example.com.',
      recentlyUsed,
      logsIn.click,
      'Get help with your existing account (opens in a new tab)',
      'Go to the help centre (opens in a new tab)',
      ...medicalHelp,
    ],
  },
  'active-no-email': {
    ...active,
    ...hasAccount('duplicate-active', { email: [] }),
    label: 'an active account, without its email address',
    shows: ['There is already an account linked to your NHS record.', recentlyUsed],
  },
  'asked-already': isReplaced,
  'nothing-chosen': after('sent without a choice', [submits], ['Select what you want to do']),
  'eligible-nothing-chosen': {
    ...eligible,
    label: 'sent without a choice, the account may be replaced',
    shows: ['Select an option to continue'],
    does: [submits],
  },
  ...unanswered('redirect-to-authorize', [{ choose: logIn }, submits]),
  ...accountNotKnown([{ choose: logIn }, submits]),
  'active-no-answer': { ...active, ...unanswered('redirect-to-authorize', [logsIn])['no-answer'], label: 'an active account, no answer' },
  'no-duplicate': {
    label: 'no other account was found: back to the start',
    heading: 'Help us find your NHS record',
    persona: 'uplift',
    happened: undefined,
  },
});
