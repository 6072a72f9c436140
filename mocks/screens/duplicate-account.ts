import { lockStarted, replacementRequested } from '../../src/state/events';
import { noteDuplicate, remind } from '../backend/duplicates/existing-accounts';
import { answersOf, detailsOf, hasAccount } from './proofing-answers';
import {
  after,
  helpCode,
  inOtherBrowser,
  medicalHelp,
  otherBrowser,
  ownAccount,
  type Part,
  screen,
  screenInAnyBrowser,
  submits,
  toClient,
  unanswered,
} from './shared';
import type { Action, Here, Variant } from './variant';
import { accountByEmail } from '../backend/world';
import { emailOf } from '../people/personas';
import { hour, minute } from '../backend/clock';

const severalFound = {
  ...hasAccount('duplicate-several'),
  heading: 'We found more than one NHS account linked to your details',
} as const;

/** This number of reminders was sent just now. */
const reminded = (times: number) => (here: Here) => {
  const account = ownAccount(here);
  noteDuplicate(here.world, account, detailsOf('duplicate-several').nhsNumber);
  for (let sent = 0; sent < times; sent++) remind(here.world, account);
};
const reminder = {
  ...hasAccount('duplicate-several'),
  label: 'as most people see it',
  heading: 'We have sent you an email reminder',
  world: reminded(1),
} as const satisfies Variant;

/** A page whose call needs the user's account id, with an identity token without one. */
const accountNotKnown = (does: readonly Action[]) =>
  ({
    'account-not-known': {
      label: 'the identity token names no account: nothing is sent',
      shows: ['We do not know which account you used to log in. Go to the website or app you are trying to use and log in again.'],
      cookies: { id_token: 'e30.e30.e30' },
      does,
      logs: 'The identity token names no account',
    },
  }) as const satisfies Record<string, Part>;

/** The replacement of an account has been requested. Its pages redirect to the authorisation code. */
const isReplaced = {
  persona: 'duplicate-eligible',
  progress: 'identity-token',
  label: 'the replacement was asked for already',
  heading: 'Logging you in',
  happened: [...answersOf('duplicate-eligible'), replacementRequested()],
  answers: ['authcode.hang'],
} as const satisfies Variant;

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

const third = ({ world }: Here) => {
  const { nhsNumber } = detailsOf('duplicate-eligible-several');
  Object.assign(ownAccount({ account: accountByEmail(world, emailOf('existing-account')) }), { nhsNumber });
};

const duplicateNhsNumber = screen({
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

const reminds = { choose: 'Get an email reminder, sent to the email addresses linked to these accounts' } as const;

const multipleEmailsFound = screen({
  all: severalFound,
  usual: {
    shows: [
      'What do you want to do?',
      reminds.choose,
      'I do not have access to these email addresses: go to the help centre (opens in a new tab)',
    ],
  },
  'nothing-chosen': after('sent without a choice', [submits], ['Select what you want to do']),
  ...unanswered('duplicate-email', [reminds, submits]),
  ...accountNotKnown([reminds, submits]),
});

const understands = { choose: 'I understand that continuing with my new NHS account means my old account will be deleted.' } as const;

const confirmAccountReplacement = screen({
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

const noReminder = {
  ...reminder,
  heading: 'You cannot request another reminder',
  shows: ['You have asked for an email reminder too many times.'],
  happened: (here) => [...reminder.happened(here), lockStarted('reminder')],
  world: reminded(2),
} as const satisfies Variant;

const cannotRequestAnotherReminder = screenInAnyBrowser({
  all: noReminder,
  usual: {
    label: 'for the next hour',
    shows: [
      `${noReminder.shows[0]} Wait 1 hour before you ask again.`,
      'You can try again at',
      '(in about 1 hour).',
      'Log in with your existing account',
    ],
  },
  'locked-for-9-minutes': { label: 'for 9 more minutes', shows: [...noReminder.shows, '(in about 9 minutes).'], later: 51 * minute },
  over: {
    label: 'the lock is over, and the session too',
    shows: [...noReminder.shows, 'You can try again now', 'Log in with your existing account'],
    later: hour,
  },
  'not-refused-here': {
    label: 'opened by its address: the start is unknown',
    shows: [`${noReminder.shows[0]} Wait 1 hour before you ask again.`],
    happened: reminder.happened,
  },
});

export default {
  '/proofing/duplicate-nhs-number': duplicateNhsNumber,
  '/proofing/email-address-found': screen({
    all: { ...hasAccount('duplicate'), heading: 'We found your email address' },
    usual: {
      shows: [
        'The email address linked to your account is ex••••••@example.com.',
        'Log in with it to use your existing account.',
        'I do not have access to this email address (opens in a new tab)',
      ],
    },
    ...unanswered('redirect-to-authorize', [submits]),
    ...accountNotKnown([submits]),
    several: { ...severalFound, label: 'there are two: opens the page for several' },
  }),
  '/proofing/multiple-emails-found': multipleEmailsFound,
  '/proofing/reminder-email-sent': screen({
    all: reminder,
    usual: {
      shows: [
        'Check your email for our reminder.',
        'Enter the email address we sent the reminder to.',
        'If you cannot find it, check your spam or junk folder.',
        'Request a new reminder',
        'Log in with your existing account',
      ],
    },
    ...unanswered('duplicate-email', [{ click: 'Request a new reminder' }]),
    ...accountNotKnown([{ click: 'Request a new reminder' }]),
  }),
  '/proofing/confirm-account-replacement': confirmAccountReplacement,
  '/another-reminder-sent': screen({
    usual: {
      ...reminder,
      heading: 'We have sent you another email reminder',
      shows: ['If you cannot find it, check your spam or junk folder.', 'Log in with your existing account'],
      world: reminded(2),
    },
    'other-browser': { ...inOtherBrowser, heading: 'We have sent you another email reminder', shows: [otherBrowser] },
  }),
  '/cannot-request-another-reminder': cannotRequestAnotherReminder,
  '/failed-eligibility': screen({
    usual: {
      ...hasAccount('duplicate-not-eligible'),
      heading: 'You cannot use this NHS account',
      shows: [
        'We could not replace your old account with your new one.',
        'Reference: CID1119',
        'Contact us through the help centre (opens in a new tab) and quote the reference below.',
        helpCode,
        toClient,
        ...medicalHelp,
      ],
    },
  }),
  '/redirect-to-help-centre': screen({
    usual: {
      label: 'in the second before it leaves for the help centre',
      heading: 'Connecting',
      progress: 'identity-token',
      device: 'without-timers',
    },
  }),
};
