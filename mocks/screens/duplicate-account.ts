import { lockStarted } from '../../src/state/deadline-events';
import { replacementRequested } from '../../src/state/events';
import { hour, minute } from '../backend/clock';
import { noteDuplicate } from '../backend/duplicates/existing-accounts';
import { remind } from '../backend/duplicates/reminder';
import { accountByEmail } from '../backend/world';
import { emailOf } from '../people/personas';
import { answersOf, detailsOf, hasAccount } from './proofing-answers';
import { elsewhere, helpCode, medicalHelp, otherBrowser, ownAccount, submits, toClient, unanswered } from './shared';
import type { Action, Address, Here, Screen, Variant } from './variant';

const oneFound = { ...hasAccount('duplicate'), heading: 'We found your email address' } as const;
const severalFound = {
  ...hasAccount('duplicate-several'),
  heading: 'We found more than one NHS account linked to your details',
} as const;
const reminds = { choose: 'Get an email reminder, sent to the email addresses linked to these accounts' } as const;

/** So many reminders were sent just now. */
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

const noReminder = {
  ...reminder,
  heading: 'You cannot request another reminder',
  says: ['You have asked for an email reminder too many times.'],
  happened: (here) => [...reminder.happened(here), lockStarted('reminder')],
  world: reminded(2),
} as const satisfies Variant;

const confirm = { ...hasAccount('duplicate-eligible'), heading: 'Continue with your new account' } as const;
const understands = { choose: 'I understand that continuing with my new NHS account means my old account will be deleted.' } as const;

/** A page whose call must name the person's own account, with an identity token that does not. */
const accountNotKnown = (base: Omit<Variant, 'label'>, does: readonly Action[]) =>
  ({
    'account-not-known': {
      ...base,
      label: 'the identity token names no account: nothing is sent',
      says: ['We do not know which account you used to log in. Go to the website or app you are trying to use and log in again.'],
      cookies: { id_token: 'e30.e30.e30' },
      does,
      logs: 'The identity token names no account',
    },
  }) as const satisfies Record<string, Variant>;

/** An account that is being replaced: none of its pages is shown again, the authorisation code comes next. */
const isReplaced = {
  persona: 'duplicate-eligible',
  progress: 'identity-token',
  label: 'the replacement was asked for already',
  heading: 'Logging you in',
  happened: [...answersOf('duplicate-eligible'), replacementRequested()],
  answers: ['authcode.hang'],
} as const satisfies Variant;

/** Ways on for somebody who has another account: to find it, or to replace it. */
const duplicateWaysScreens = {
  '/proofing/email-address-found': {
    usual: {
      ...oneFound,
      label: 'as most people see it',
      says: [
        'The email address linked to your account is ex••••••@example.com.',
        'Log in with it to use your existing account.',
        'I do not have access to this email address (opens in a new tab)',
      ],
    },
    ...unanswered(oneFound, 'redirect-to-authorize', [submits]),
    ...accountNotKnown(oneFound, [submits]),
    several: { ...severalFound, label: 'there are two: leads to the page of several' },
  },
  '/proofing/multiple-emails-found': {
    usual: {
      ...severalFound,
      label: 'as most people see it',
      says: [
        'What do you want to do?',
        reminds.choose,
        'I do not have access to these email addresses: go to the help centre (opens in a new tab)',
      ],
    },
    'nothing-chosen': { ...severalFound, label: 'sent without a choice', says: ['Select what you want to do'], does: [submits] },
    ...unanswered(severalFound, 'duplicate-email', [reminds, submits]),
    ...accountNotKnown(severalFound, [reminds, submits]),
  },
  '/proofing/reminder-email-sent': {
    usual: {
      ...reminder,
      says: [
        'Check your email for our reminder.',
        'Enter the email address we sent the reminder to.',
        'If you cannot find it, check your spam or junk folder.',
        'Request a new reminder',
        'Log in with your existing account',
      ],
    },
    ...unanswered(reminder, 'duplicate-email', [{ press: 'Request a new reminder' }]),
    ...accountNotKnown(reminder, [{ press: 'Request a new reminder' }]),
  },
  '/proofing/confirm-account-replacement': {
    usual: {
      ...confirm,
      label: 'the checks take as long as the server says',
      says: [
        'Back to: You already have an NHS account',
        'Prove who you are with a photo of your ID and a recording of your face, or with your GP details.',
        'Wait up to 48 hours for our security checks.',
        'What happens to my existing account?',
        "We'll delete it after we check your ID and you log in to your new account for the first time.",
        "You'll lose your messages and saved settings.",
      ],
    },
    'wait-unknown': {
      ...confirm,
      ...hasAccount('duplicate-eligible', { pyi_sla: undefined }),
      label: 'the server does not say how long the checks take',
      says: ['Wait up to 24 hours for our security checks.'],
    },
    'not-ticked': {
      ...confirm,
      label: 'sent without a tick',
      says: ['Confirm that you want to continue with a new NHS account and delete your existing one'],
      does: [submits],
    },
    ...unanswered(confirm, 'account-migration', [understands, submits]),
    ...accountNotKnown(confirm, [understands, submits]),
    'asked-already': isReplaced,
    'not-eligible': {
      heading: 'You already have an NHS account',
      ...hasAccount('duplicate-not-eligible'),
      label: 'an account that may not be replaced: back to the page before',
      says: ['You are not eligible to continue with a new account at this time.'],
    },
  },
  '/another-reminder-sent': {
    usual: {
      ...reminder,
      heading: 'We have sent you another email reminder',
      says: ['If you cannot find it, check your spam or junk folder.', 'Log in with your existing account'],
      world: reminded(2),
    },
    'other-browser': { ...elsewhere, heading: 'We have sent you another email reminder', says: [otherBrowser] },
  },
  '/cannot-request-another-reminder': {
    usual: {
      ...noReminder,
      label: 'for the next hour',
      says: [
        `${noReminder.says[0]} Wait 1 hour before you ask again.`,
        'You can try again at',
        '(in about 1 hour).',
        'Log in with your existing account',
      ],
    },
    'locked-for-9-minutes': {
      ...noReminder,
      label: 'for 9 more minutes',
      says: [...noReminder.says, '(in about 9 minutes).'],
      later: 51 * minute,
    },
    over: {
      ...noReminder,
      label: 'the lock is over, and the session too',
      says: [...noReminder.says, 'You can try again now', 'Log in with your existing account'],
      later: hour,
    },
    'not-refused-here': {
      ...noReminder,
      label: 'opened by its address: nobody knows since when',
      says: [`${noReminder.says[0]} Wait 1 hour before you ask again.`],
      happened: reminder.happened,
    },
    'other-browser': { ...elsewhere, heading: noReminder.heading, says: [otherBrowser] },
  },
  '/failed-eligibility': {
    usual: {
      ...hasAccount('duplicate-not-eligible'),
      label: 'as most people see it',
      heading: 'You cannot use this NHS account',
      says: [
        'We could not replace your old account with your new one.',
        'Reference: CID1119',
        'Contact us through the help centre (opens in a new tab) and quote the reference below.',
        helpCode,
        toClient,
        ...medicalHelp,
      ],
    },
  },
  '/redirect-to-help-centre': {
    usual: {
      label: 'in the second before it leaves for the help centre',
      heading: 'Connecting',
      progress: 'identity-token',
      device: 'without-timers',
    },
  },
} as const satisfies Partial<Record<Address, Screen>>;

const exists = { heading: 'You already have an NHS account' } as const;
const [find, logIn] = ['Get help finding the email address linked to this account', 'Log in with the email address linked to this account'];
const replace = 'Continue with your new account';
const off = { ...exists, ...hasAccount('duplicate') } as const;
const eligible = { ...exists, ...hasAccount('duplicate-eligible') } as const;
const severalEligible = {
  ...exists,
  ...hasAccount('duplicate-eligible-several'),
  says: [
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
const logsIn = { press: 'Log in to your existing account' } as const;

/** A third account of the same person. */
const third = ({ world }: Here) => {
  const { nhsNumber } = detailsOf('duplicate-eligible-several');
  Object.assign(ownAccount({ account: accountByEmail(world, emailOf('existing-account')) }), { nhsNumber });
};

/** An account that has the record already (spec 2, section 2, "Duplicate-account and replacement"). */
export const duplicateAccountScreens = {
  '/proofing/duplicate-nhs-number': {
    usual: {
      ...off,
      label: 'an account that cannot be replaced',
      says: ['There is already an account linked to your NHS record, with a different email address.', 'Back', find, logIn, ...medicalHelp],
    },
    several: { ...exists, ...hasAccount('duplicate-several'), label: 'two accounts that cannot be replaced' },
    eligible: {
      ...eligible,
      label: 'an account that may be replaced',
      says: [
        'This account is already linked to your NHS record:',
        'Your new account is not lost. Choose which of the two you want to use.',
        'Back',
        'ex••••••@example.com',
        logsIn.press,
        replace,
        'Only if you no longer have access to this email address',
        ...medicalHelp,
      ],
    },
    'eligible-two-emails': { ...severalEligible, label: 'two masked email addresses, of accounts that may be replaced' },
    'eligible-three-emails': {
      ...severalEligible,
      label: 'three masked email addresses, of accounts that may be replaced',
      says: [...severalEligible.says, 'ex••••••@example.com'],
      world: third,
    },
    'eligible-no-email': {
      ...eligible,
      ...hasAccount('duplicate-eligible', { email: [] }),
      label: 'an account that may be replaced, its email address is not told',
      says: ['There is already an account linked to your NHS record.', logsIn.press, replace],
    },
    'not-eligible': {
      ...exists,
      ...hasAccount('duplicate-not-eligible'),
      label: 'an account that may not be replaced',
      says: [
        'There is already an account linked to your NHS record. You are not eligible to continue with a new account at this time.',
        'Reference: CID1116',
        'If you cannot log in to your existing account,  contact us through the help centre (opens in a new tab) and quote the reference below.',
        helpCode,
        logsIn.press,
        toClient,
        ...medicalHelp,
      ],
    },
    active: {
      ...active,
      label: 'an active account (active_account)',
      says: [
        'There is already an account linked to your NHS record, with the email address ex••••••@example.com.',
        recentlyUsed,
        logsIn.press,
        'Get help with your existing account (opens in a new tab)',
        'Go to the help centre (opens in a new tab)',
        ...medicalHelp,
      ],
    },
    'active-no-email': {
      ...active,
      ...hasAccount('duplicate-active', { email: [] }),
      label: 'an active account, its email address is not told',
      says: ['There is already an account linked to your NHS record.', recentlyUsed],
    },
    'asked-already': isReplaced,
    'nothing-chosen': { ...off, label: 'sent without a choice', says: ['Select what you want to do'], does: [submits] },
    'eligible-nothing-chosen': {
      ...eligible,
      label: 'sent without a choice, the account may be replaced',
      says: ['Select an option to continue'],
      does: [submits],
    },
    ...unanswered(off, 'redirect-to-authorize', [{ choose: logIn }, submits]),
    ...accountNotKnown(off, [{ choose: logIn }, submits]),
    'active-no-answer': {
      ...unanswered(active, 'redirect-to-authorize', [logsIn])['no-answer'],
      label: 'an active account, no answer',
    },
    'no-duplicate': {
      label: 'no other account was found: back to the start',
      heading: 'Help us find your NHS record',
      persona: 'uplift',
      progress: 'identity-token',
    },
  },
  ...duplicateWaysScreens,
} as const satisfies Partial<Record<Address, Screen>>;
