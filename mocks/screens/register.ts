import { emailCodeSent, emailConfirmed, emailEntered, lockStarted } from '../../src/state/events';
import {
  after,
  canTryAgain,
  detailsNotChecked,
  earlierCode,
  helpCode,
  lockOver,
  newPassword,
  numberRefused,
  ownAccount,
  passwordRule,
  refusedByServer,
  screen,
  screenInAnyBrowser,
  sessionEnds,
  sharing,
  spinner,
  submits,
  unanswered,
  wrongSecurityCode,
} from './shared';
import { emailAgain, emailRefused } from './sign-in';
import { emailOf } from '../people/personas';
import { hour } from '../backend/clock';
import { recognise } from '../backend/sign-in/session';
import type { Here } from './variant';
import { addressTally, lock } from '../backend/locks';

const asked = { persona: 'new-user', progress: 'password' } as const;
/** The pages of a new user, for a client that allows no registration. */
const notAllowed = {
  label: 'the client service allows no registration',
  heading: 'We cannot log you in',
  persona: undefined,
  progress: 'arrival',
  oidc: { allow_registration: 'false' },
} as const;
/** A page about an email address, opened without one. */
const askedForEmail = {
  label: 'without an email address: it is asked for',
  heading: 'What is your email address?',
  persona: undefined,
  progress: 'arrival',
} as const;

/** A page of an account that is being created, once its address has been confirmed. */
const alreadyConfirmed = {
  label: 'the email address is confirmed: the phone is next',
  heading: 'Which phone do you want to use?',
  persona: 'new-user',
  progress: 'email-code',
  happened: [emailConfirmed()],
} as const;
const onArrival = { label: 'as most people see it', progress: 'arrival' } as const;

const typedEmail = (typed: string) => [{ type: typed, into: 'Email address' }, submits] as const;
const emailFormat = 'Enter an email address in the correct format, like name@example.com';

/** An address without an account, of which the ending does not exist. */
const mistyped = emailOf('new-user').replace('.com', '.con');
const didYouMean = 'Did you mean new-user@example.com?';

const enterEmail = screen({
  all: { heading: 'What is your email address?', persona: 'new-user', progress: 'arrival' },
  usual: { shows: ["You'll use this to log in. If you share an email address, use one that only you can open."] },
  'email-known': { label: 'with the address that was entered before', progress: 'password' },
  'nothing-typed': after('sent empty', [submits], ['Enter your email address']),
  'too-short': after('fewer than 7 characters', typedEmail('a@b.uk'), [
    'We cannot accept email addresses with fewer than 7 characters',
    'Enter an email address with at least 7 characters',
  ]),
  format: after('not an email address', typedEmail('new-user.example.com'), [emailFormat]),
  refused: refusedByServer('validate-email.invalid-email', 'an address', [emailFormat], typedEmail(emailOf('new-user'))),
  'sent-back': {
    label: 'sent back from a later page: the server does not take the address',
    shows: [emailFormat],
    progress: 'password',
    state: { refused: { kind: 'invalid', field: 'email', code: 'EMAIL_FORMAT' } },
  },
  mistyped: after('an address that seems to be mistyped', typedEmail(mistyped), [
    didYouMean,
    'If the address that you entered is right, select Continue again.',
  ]),
  'mistyped-format': after('a comma in the address', typedEmail('new-user@example,com'), [emailFormat, didYouMean]),
  ...unanswered('validate-email', [...typedEmail(emailOf('new-user'))]),
  'not-allowed': notAllowed,
});

const typedCode = (typed: string) => [{ type: typed, into: 'Security code' }, submits] as const;
const someCode = typedCode('246810');
const unfold = { click: 'Not received an email?' } as const;
const resend = { click: 'Send the security code again' } as const;
const resent = unanswered('resend-email-code', [unfold, resend]);

const checkEmail = screen({
  all: { heading: 'Check your email', persona: 'new-user', progress: 'email-code' },
  usual: { shows: ['We have sent a 6 digit security code to new-user@example.com. Use it within 1 hour.', 'This is 6 digits'] },
  'sent-just-now': { label: 'the code was sent just now', shows: ['Use it within 1 hour. It works until'], happened: [emailCodeSent()] },
  unconfirmed: {
    label: 'an account that was begun before: no code is known to be on its way',
    persona: 'unconfirmed',
    progress: 'arrival',
    shows: [
      'You need to confirm the email address unconfirmed@example.com before you can log in.',
      'Enter the 6 digit security code from the last email that we sent to it. A code works for 1 hour.',
      'Email me a new security code',
    ],
    happened: [emailEntered(emailOf('unconfirmed'))],
  },
  'unconfirmed-code-sent': {
    label: 'an account that was begun before: another code was sent',
    persona: 'unconfirmed',
    progress: 'arrival',
    shows: ['You have been sent a new security code.', 'We have sent a 6 digit security code to unconfirmed@example.com.'],
    happened: [emailEntered(emailOf('unconfirmed'))],
    does: [{ click: 'Email me a new security code' }],
  },
  unfolded: after(
    'what to do without an email',
    [unfold],
    [
      'It can take a few minutes for the email to arrive. Check your spam or junk folder.',
      'Send the security code again',
      'Change the email address',
    ],
  ),
  mistyped: {
    ...after('sent to an address that seems to be mistyped', [unfold], [didYouMean]),
    happened: [emailEntered(mistyped), emailCodeSent()],
  },
  'code-sent-again': after('another code was sent', [unfold, resend], ['You have been sent a new security code.']),
  'nothing-typed': after('sent empty', [submits], ['Enter the security code']),
  format: after('not 6 digits', typedCode('12345'), ['Enter the 6 digits of your security code']),
  'wrong-code': after('a wrong code', someCode, [wrongSecurityCode]),
  'wrong-code-after-new-one': after(
    'a wrong code after a new one was sent',
    [unfold, resend, ...someCode],
    [wrongSecurityCode, earlierCode],
  ),
  'code-expired': {
    label: 'a code that is an hour old',
    shows: ['This security code has expired. Send a new one', 'Send a new security code'],
    world: ({ account, now }) => {
      if (account?.emailCode) account.emailCode.sentAt = now - hour;
    },
    does: someCode,
  },
  ...unanswered('verify-email', someCode),
  'resend-waiting': { ...resent.waiting, label: 'waiting for another code' },
  'resend-no-answer': { ...resent['no-answer'], label: 'no answer when another code is asked for' },
  'resend-no-answer-twice': { ...resent['no-answer-twice'], label: 'no answer, twice, when another code is asked for' },
  'expired-code-sent-again': {
    label: 'a new code in the place of one that is an hour old',
    shows: ['You have been sent a new security code.'],
    world: ({ account, now }) => {
      if (account?.emailCode) account.emailCode.sentAt = now - hour;
    },
    does: [...someCode, { click: 'Send a new security code' }],
  },
  confirmed: alreadyConfirmed,
  'email-unknown': askedForEmail,
});

/** The address has been confirmed, and the account has no phone yet. */
const confirmed = (here: Here) => {
  const account = ownAccount(here);
  account.status = 'CONFIRMED';
  account.emailCode = undefined;
  recognise(here.session, account);
};
const withLandline = { persona: 'new-landline' } as const;

const kinds = {
  mobile: ['A UK mobile phone', 'UK mobile number'],
  international: ['An international mobile phone', 'International mobile number'],
  landline: ['A UK landline', 'UK landline number'],
} as const;
const gives = (kind: keyof typeof kinds, typed: string) =>
  [{ choose: kinds[kind][0] }, { type: typed, into: kinds[kind][1] }, submits] as const;

const mobileMissing = ['Enter your mobile phone number'];
const mobileWrong = ['Enter a UK mobile phone number, like 07700 900 982'];
const abroadWrong = ['Enter a mobile phone number with its country code, like +33 6 12 34 56 78'];
const landlineWrong = ['Enter a UK landline number, like 01632 960 001'];

const enterMobile = screen({
  all: { heading: 'Which phone do you want to use?', persona: 'new-user', progress: 'email-code', world: confirmed },
  usual: {
    label: 'the email address was confirmed just now',
    shows: [
      "We'll text a 6 digit security code to it when you log in. This keeps your account safe.",
      'A UK mobile phone',
      'An international mobile phone',
    ],
  },
  'after-password': {
    label: 'an account without a phone, after the password',
    persona: 'unregistered',
    progress: 'password',
    world: undefined,
  },
  'landline-allowed': {
    ...withLandline,
    label: 'a landline will do',
    shows: ['A UK landline', 'An automated call reads the security code to you'],
  },
  'mobile-chosen': after('a UK mobile phone is chosen', [{ choose: kinds.mobile[0] }], [kinds.mobile[1]]),
  'international-chosen': after(
    'an international mobile phone is chosen',
    [{ choose: kinds.international[0] }],
    ['With the country code, like +33 6 12 34 56 78'],
  ),
  'landline-chosen': { ...withLandline, label: 'a landline is chosen', shows: [kinds.landline[1]], does: [{ choose: kinds.landline[0] }] },
  'nothing-chosen': after('sent without a choice', [submits], ['Select the kind of phone you have']),
  'mobile-missing': after('no mobile number', gives('mobile', ''), mobileMissing),
  'mobile-wrong': after('not a UK mobile number', gives('mobile', '01632 960001'), mobileWrong),
  'mobile-refused': refusedByServer('mobile.invalid-number', 'a mobile number', numberRefused, gives('mobile', '07700 900982')),
  'international-missing': after('no international number', gives('international', ''), mobileMissing),
  'international-wrong': after('no country code', gives('international', '612345678'), abroadWrong),
  'country-refused': after('a country to which no codes are sent', gives('international', '+1 202 555 0123'), [
    'We cannot send security codes to numbers from this country. Enter another mobile phone number',
  ]),
  'international-refused': refusedByServer(
    'mobile.invalid-number',
    'an international number',
    numberRefused,
    gives('international', '+33 6 12 34 56 78'),
  ),
  'landline-missing': { ...withLandline, label: 'no landline number', shows: ['Enter your landline number'], does: gives('landline', '') },
  'landline-wrong': { ...withLandline, label: 'not a UK landline number', shows: landlineWrong, does: gives('landline', '07700 900982') },
  'landline-refused': {
    ...withLandline,
    ...refusedByServer('landline.invalid-number', 'a landline number', numberRefused, gives('landline', '01632 960001')),
  },
  ...unanswered('mobile', [...gives('mobile', '07700 900982')]),
});

const exists = {
  heading: 'This email address has an account',
  shows: [
    'There is already an account for this email address.',
    'If it is yours, log in.',
    'If it is not yours, or you share this email address, use a different email address.',
  ],
} as const;

const alreadyHaveAnAccount = screenInAnyBrowser({
  all: exists,
  usual: {
    ...asked,
    label: 'the email address is known',
    persona: 'mobile',
    shows: ['There is already an account for mobile@example.com.', ...exists.shows.slice(1), 'Log in', 'Reset your password'],
  },
  'email-unknown': { ...onArrival, shows: [...exists.shows, 'Log in', 'Reset your password'] },
  'not-allowed': { label: notAllowed.label, shows: exists.shows.slice(0, 2), progress: 'arrival', oidc: notAllowed.oidc },
});

const lost = {
  heading: 'If you cannot use your email address',
  shows: [
    'If you cannot read the emails we send to your account, you need a new one. To get back in:',
    'When we tell you that you already have an account, choose to continue with your new account.',
  ],
} as const;

const lostAccessEmail = screenInAnyBrowser({
  all: lost,
  usual: { ...onArrival, shows: [...lost.shows, 'Create a new account'] },
  'not-allowed': {
    heading: lost.heading,
    label: notAllowed.label,
    shows: [
      'The website or app you came from does not let you create a new account.',
      'If you cannot read the emails we send to your account, contact us (opens in a new tab).',
      'Log in with another email address',
      'Go to Example health service',
    ],
    progress: 'arrival',
    oidc: notAllowed.oidc,
  },
});

const notSure = {
  heading: 'Check if you have an account',
  shows: [
    "You may have an account if you use the NHS App, or your GP surgery's website with NHS login.",
    "Enter your email address and we'll tell you if it has an account. Try each address you use.",
  ],
} as const;

const notSureAccount = screenInAnyBrowser({
  all: notSure,
  usual: { ...onArrival, shows: [...notSure.shows, 'Create an account'] },
  'not-allowed': { label: notAllowed.label, progress: 'arrival', oidc: notAllowed.oidc },
});

export default {
  '/check-registration': screen({
    all: { heading: 'Checking your email address', progress: 'password', persona: 'new-user' },
    ...spinner('validate-email', emailAgain, detailsNotChecked),
    'email-not-known': { ...askedForEmail, label: 'no email address: opens the page with its field' },
    'email-refused': emailRefused('What is your email address?', 'validate-email.invalid-email'),
  }),
  '/register/create-account': screen({
    all: { heading: 'We could not find your account' },
    usual: {
      ...asked,
      label: 'an email address without an account',
      shows: ['We do not have an account for new-user@example.com.', 'Check that the address is right. If it is, create an account.'],
    },
    mistyped: { ...asked, label: 'an address that seems to be mistyped', shows: [didYouMean], happened: [emailEntered(mistyped)] },
    ...sharing(asked, unanswered('validate-email', [{ click: 'Create an account' }])),
    confirmed: alreadyConfirmed,
    'email-unknown': askedForEmail,
    'not-allowed': notAllowed,
  }),
  '/register/create-account-steps': screen({
    all: { heading: 'Create an NHS account' },
    usual: {
      label: 'what is needed and what is next',
      progress: 'arrival',
      shows: ['an email address of at least 7 characters that only you use', 'a mobile phone', 'To create an account:'],
    },
    landline: {
      label: 'a landline will do',
      shows: ['a mobile phone, or a landline where you can take a call'],
      persona: 'new-landline',
      progress: 'password',
    },
    'not-allowed': notAllowed,
  }),
  '/register/enter-email': enterEmail,
  '/register/create-password': screen({
    all: { ...asked, heading: 'Create a password' },
    usual: {
      shows: [passwordRule, 'By continuing you agree to our terms and conditions and confirm that you have read our privacy notice.'],
    },
    ...sessionEnds('started'),
    ...newPassword('register', 'Password', submits),
    'email-unknown': askedForEmail,
    'not-allowed': notAllowed,
  }),
  '/register/check-email': checkEmail,
  '/register/enter-mobile': enterMobile,
  '/register/attempts-exceeded': screen({
    all: { ...asked, heading: 'You cannot continue', happened: [lockStarted('registration')] },
    usual: {
      label: 'locked for 15 minutes',
      shows: ['You have tried to create an account too many times.', '(in about 15 minutes).', helpCode],
      world: ({ world, now }) => lock(addressTally(world, 'registration', emailOf('new-user')), now),
    },
    over: { ...lockOver, shows: canTryAgain },
  }),
  '/register/already-have-an-account': alreadyHaveAnAccount,
  '/register/error': screenInAnyBrowser({
    all: { heading: 'We could not create your account', shows: ['There was a technical problem. Try again in a few minutes.', helpCode] },
    usual: { ...onArrival },
  }),
  '/register/lost-access-email': lostAccessEmail,
  '/register/not-sure-account': notSureAccount,
};
