import { emailCodeSent, lockStarted } from '../../src/state/deadline-events';
import { emailConfirmed, emailEntered } from '../../src/state/events';
import { hour, minute } from '../backend/clock';
import { addressTally, lock } from '../backend/locks';
import { recognise } from '../backend/sign-in/session';
import { emailOf } from '../people/personas';
import { elsewhere, goodPassword, helpCode, otherBrowser, ownAccount, sessionEnds, submits, unanswered, wrongPasswords } from './shared';
import type { Address, Here, Screen, Variant } from './variant';

/** Somebody new, whose email address has no account. */
const asked = { persona: 'new-user', progress: 'password' } as const;
/** The same pages where the client allows no registration. */
const notAllowed = {
  label: 'the client service allows no registration',
  heading: 'We cannot log you in',
  progress: 'arrival',
  oidc: { allow_registration: 'false' },
} as const;
/** A page about an email address, opened without one. */
const askedForEmail = {
  label: 'without an email address: it is asked for',
  heading: 'What is your email address?',
  progress: 'arrival',
} as const;

/** A page of an account that is being created, once its address has been confirmed. */
const alreadyConfirmed = {
  label: 'the email address is confirmed: the phone comes next',
  heading: 'Which phone do you want to use?',
  persona: 'new-user',
  progress: 'email-code',
  happened: [emailConfirmed()],
} as const;

const code = { heading: 'Check your email', persona: 'new-user', progress: 'email-code' } as const satisfies Omit<Variant, 'label'>;
const typedCode = (typed: string) => [{ type: typed, into: 'Security code' }, submits] as const;
/** Of the right length. */
const someCode = typedCode('246810');
const unfold = { press: 'Not received an email?' } as const;
const resend = { press: 'Send the security code again' } as const;
const resent = unanswered(code, 'resend-email-code', [unfold, resend]);

/** The email address of a new account is confirmed by a code. */
const registerCodeScreens = {
  '/register/check-email': {
    usual: {
      ...code,
      label: 'as most people see it',
      says: ['We have sent a 6 digit security code to new-user@example.com. Use it within 1 hour.', 'This is 6 digits'],
    },
    'sent-just-now': {
      ...code,
      label: 'the code was sent just now',
      says: ['Use it within 1 hour. It works until'],
      happened: [emailCodeSent()],
    },
    unconfirmed: {
      ...code,
      label: 'an account that was begun before: no code is known to be on its way',
      persona: 'unconfirmed',
      progress: 'arrival',
      says: [
        'You need to confirm the email address unconfirmed@example.com before you can log in.',
        'Enter the 6 digit security code from the last email that we sent to it. A code works for 1 hour.',
        'Email me a new security code',
      ],
      happened: [emailEntered(emailOf('unconfirmed'))],
    },
    'unconfirmed-code-sent': {
      ...code,
      label: 'an account that was begun before: another code was sent',
      persona: 'unconfirmed',
      progress: 'arrival',
      says: ['You have been sent a new security code.', 'We have sent a 6 digit security code to unconfirmed@example.com.'],
      happened: [emailEntered(emailOf('unconfirmed'))],
      does: [{ press: 'Email me a new security code' }],
    },
    unfolded: {
      ...code,
      label: 'what to do without an email',
      says: [
        'It can take a few minutes for the email to arrive. Check your spam or junk folder.',
        'Send the security code again',
        'Change the email address',
      ],
      does: [unfold],
    },
    'code-sent-again': {
      ...code,
      label: 'another code was sent',
      says: ['You have been sent a new security code.'],
      does: [unfold, resend],
    },
    'nothing-typed': { ...code, label: 'sent empty', says: ['Enter the security code'], does: [submits] },
    format: {
      ...code,
      label: 'not 6 digits',
      says: ['Enter the 6 digits of your security code'],
      does: typedCode('12345'),
    },
    'wrong-code': {
      ...code,
      label: 'a wrong code',
      says: ['Enter the correct security code'],
      does: someCode,
    },
    'code-expired': {
      ...code,
      label: 'a code that is an hour old',
      says: ['This security code has expired. Send a new one', 'Send a new security code'],
      world: ({ account, now }) => {
        if (account?.emailCode) account.emailCode.sentAt = now - hour;
      },
      does: someCode,
    },
    ...unanswered(code, 'verify-email', someCode),
    'resend-waiting': { ...resent.waiting, label: 'waiting for another code' },
    'resend-no-answer': { ...resent['no-answer'], label: 'no answer when another code is asked for' },
    'resend-no-answer-twice': { ...resent['no-answer-twice'], label: 'no answer, twice, when another code is asked for' },
    'expired-code-sent-again': {
      ...code,
      label: 'a new code in the place of one that is an hour old',
      says: ['You have been sent a new security code.'],
      world: ({ account, now }) => {
        if (account?.emailCode) account.emailCode.sentAt = now - hour;
      },
      does: [...someCode, { press: 'Send a new security code' }],
    },
    confirmed: alreadyConfirmed,
    'email-unknown': askedForEmail,
  },
} as const satisfies Partial<Record<Address, Screen>>;

/** The address has been confirmed, and the account has no phone yet. */
const confirmed = (here: Here) => {
  const account = ownAccount(here);
  account.status = 'CONFIRMED';
  account.emailCode = undefined;
  recognise(here.session, account);
};
const phone = {
  heading: 'Which phone do you want to use?',
  persona: 'new-user',
  progress: 'email-code',
  world: confirmed,
} as const satisfies Omit<Variant, 'label'>;
const withLandline = { ...phone, persona: 'new-landline' } as const;

const kinds = {
  mobile: ['A UK mobile phone', 'UK mobile number'],
  international: ['An international mobile phone', 'International mobile number'],
  landline: ['A UK landline', 'UK landline number'],
} as const;
const gives = (kind: keyof typeof kinds, typed: string) =>
  [{ choose: kinds[kind][0] }, { type: typed, into: kinds[kind][1] }, submits] as const;

const numberRefused = ['We cannot send codes to this number. Check it, or use another.'];
const mobileMissing = ['Enter your mobile phone number'];
const mobileWrong = ['Enter a UK mobile phone number, like 07700 900 982'];
const abroadWrong = ['Enter a mobile phone number with its country code, like +33 6 12 34 56 78'];
const landlineWrong = ['Enter a UK landline number, like 01632 960 001'];

/** The last thing that a new account needs. */
const registerPhoneScreens = {
  '/register/enter-mobile': {
    usual: {
      ...phone,
      label: 'the email address was confirmed just now',
      says: [
        "We'll text a 6 digit security code to it when you log in. This keeps your account safe.",
        'A UK mobile phone',
        'An international mobile phone',
      ],
    },
    'after-password': {
      ...phone,
      label: 'an account without a phone, after the password',
      persona: 'unregistered',
      progress: 'password',
      world: undefined,
    },
    'landline-allowed': {
      ...withLandline,
      label: 'a landline will do',
      says: ['A UK landline', 'An automated call reads the security code to you'],
    },
    'mobile-chosen': { ...phone, label: 'a UK mobile phone is chosen', says: [kinds.mobile[1]], does: [{ choose: kinds.mobile[0] }] },
    'international-chosen': {
      ...phone,
      label: 'an international mobile phone is chosen',
      says: ['With the country code, like +33 6 12 34 56 78'],
      does: [{ choose: kinds.international[0] }],
    },
    'landline-chosen': {
      ...withLandline,
      label: 'a landline is chosen',
      says: [kinds.landline[1]],
      does: [{ choose: kinds.landline[0] }],
    },
    'nothing-chosen': { ...phone, label: 'sent without a choice', says: ['Select the kind of phone you have'], does: [submits] },
    'mobile-missing': { ...phone, label: 'no mobile number', says: mobileMissing, does: gives('mobile', '') },
    'mobile-wrong': { ...phone, label: 'not a UK mobile number', says: mobileWrong, does: gives('mobile', '01632 960001') },
    'mobile-refused': {
      ...phone,
      label: 'a mobile number that the server does not take',
      says: numberRefused,
      answers: ['mobile.invalid-number'],
      does: gives('mobile', '07700 900982'),
    },
    'international-missing': { ...phone, label: 'no international number', says: mobileMissing, does: gives('international', '') },
    'international-wrong': { ...phone, label: 'no country code', says: abroadWrong, does: gives('international', '612345678') },
    'country-refused': {
      ...phone,
      label: 'a country to which no codes are sent',
      says: ['We cannot send security codes to numbers from this country. Enter another mobile phone number'],
      does: gives('international', '+1 202 555 0123'),
    },
    'international-refused': {
      ...phone,
      label: 'an international number that the server does not take',
      says: numberRefused,
      answers: ['mobile.invalid-number'],
      does: gives('international', '+33 6 12 34 56 78'),
    },
    'landline-missing': {
      ...withLandline,
      label: 'no landline number',
      says: ['Enter your landline number'],
      does: gives('landline', ''),
    },
    'landline-wrong': { ...withLandline, label: 'not a UK landline number', says: landlineWrong, does: gives('landline', '07700 900982') },
    'landline-refused': {
      ...withLandline,
      label: 'a landline number that the server does not take',
      says: numberRefused,
      answers: ['landline.invalid-number'],
      does: gives('landline', '01632 960001'),
    },
    ...unanswered(phone, 'mobile', [...gives('mobile', '07700 900982')]),
  },
} as const satisfies Partial<Record<Address, Screen>>;

const exists = {
  heading: 'This email address has an account',
  says: [
    'There is already an account for this email address.',
    'If it is yours, log in.',
    'If it is not yours, or you share this email address, use a different email address.',
  ],
} as const;
const failed = {
  heading: 'We could not create your account',
  says: ['There was a technical problem. Try again in a few minutes.', helpCode],
} as const;
const lost = {
  heading: 'If you cannot use your email address',
  says: [
    'If you cannot read the emails we send to your account, you need a new one. To get back in:',
    'When we tell you that you already have an account, choose to continue with your new account.',
  ],
} as const;
const notSure = {
  heading: 'Check if you have an account',
  says: [
    "You may have an account if you use the NHS App, or your GP surgery's website with NHS login.",
    "Enter your email address and we'll tell you if it has an account. Try each address you use.",
  ],
} as const;
const here = { label: 'as most people see it', progress: 'arrival' } as const;

/** Where a new account cannot be, or is not what somebody needs. */
const registerEndScreens = {
  '/register/attempts-exceeded': {
    usual: {
      ...asked,
      heading: 'You cannot continue',
      label: 'locked for 15 minutes',
      says: ['You have tried to create an account too many times.', '(in about 15 minutes).', helpCode],
      happened: [lockStarted('registration')],
      world: ({ world, now }) => lock(addressTally(world, 'registration', emailOf('new-user')), now),
    },
    over: {
      ...asked,
      heading: 'You cannot continue',
      label: 'the lock is over',
      says: ['You can try again now', 'Try again'],
      happened: [lockStarted('registration')],
      later: 15 * minute,
    },
  },
  '/register/already-have-an-account': {
    usual: {
      ...exists,
      ...asked,
      label: 'the email address is known',
      persona: 'mobile',
      says: ['There is already an account for mobile@example.com.', ...exists.says.slice(1), 'Log in', 'Reset your password'],
    },
    'email-unknown': { ...exists, ...here, says: [...exists.says, 'Log in', 'Reset your password'] },
    'not-allowed': {
      ...exists,
      label: notAllowed.label,
      says: exists.says.slice(0, 2),
      progress: 'arrival',
      oidc: notAllowed.oidc,
    },
    'other-browser': { ...exists, ...elsewhere, says: [otherBrowser] },
  },
  '/register/error': { usual: { ...failed, ...here }, 'other-browser': { ...failed, ...elsewhere, says: [otherBrowser] } },
  '/register/lost-access-email': {
    usual: { ...lost, ...here, says: [...lost.says, 'Create a new account'] },
    'not-allowed': {
      heading: lost.heading,
      label: notAllowed.label,
      says: [
        'The website or app you came from does not let you create a new account.',
        'If you cannot read the emails we send to your account, contact us (opens in a new tab).',
        'Log in with another email address',
        'Go to Example health service',
      ],
      progress: 'arrival',
      oidc: notAllowed.oidc,
    },
    'other-browser': { ...lost, ...elsewhere, says: [otherBrowser] },
  },
  '/register/not-sure-account': {
    usual: { ...notSure, ...here, says: [...notSure.says, 'Create an account'] },
    'not-allowed': { ...notSure, label: notAllowed.label, progress: 'arrival', oidc: notAllowed.oidc },
    'other-browser': { ...notSure, ...elsewhere, says: [otherBrowser] },
  },
} as const satisfies Partial<Record<Address, Screen>>;

const notFound = { heading: 'We could not find your account' } as const;
const start = { heading: 'Create an NHS account' } as const;
const email = { heading: 'What is your email address?', persona: 'new-user', progress: 'arrival' } as const;
const typedEmail = (typed: string) => [{ type: typed, into: 'Email address' }, submits] as const;
const emailFormat = 'Enter an email address in the correct format, like name@example.com';

const password = { ...asked, heading: 'Create a password' } as const;
const typedPassword = (typed: string) => [{ type: typed, into: 'Password' }, submits] as const;

/** A new account (spec 1, section 2, "Other routes"). */
export const registerScreens = {
  '/register/create-account': {
    usual: {
      ...notFound,
      ...asked,
      label: 'an email address without an account',
      says: ['We do not have an account for new-user@example.com.', 'Check that the address is right. If it is, create an account.'],
    },
    ...unanswered({ ...notFound, ...asked }, 'validate-email', [{ press: 'Create an account' }]),
    confirmed: alreadyConfirmed,
    'email-unknown': askedForEmail,
    'not-allowed': notAllowed,
  },
  '/register/create-account-steps': {
    usual: {
      ...start,
      label: 'what is needed and what comes',
      progress: 'arrival',
      says: ['an email address of at least 7 characters that only you use', 'a mobile phone', 'To create an account:'],
    },
    landline: {
      ...start,
      label: 'a landline will do',
      says: ['a mobile phone, or a landline where you can take a call'],
      persona: 'new-landline',
      progress: 'password',
    },
    'not-allowed': notAllowed,
  },
  '/register/enter-email': {
    usual: {
      ...email,
      label: 'as most people see it',
      says: ["You'll use this to log in. If you share an email address, use one that only you can open."],
    },
    'email-known': { ...email, label: 'with the address that was entered before', progress: 'password' },
    'nothing-typed': { ...email, label: 'sent empty', says: ['Enter your email address'], does: [submits] },
    'too-short': {
      ...email,
      label: 'fewer than 7 characters',
      says: ['We cannot accept email addresses with fewer than 7 characters', 'Enter an email address with at least 7 characters'],
      does: typedEmail('a@b.uk'),
    },
    format: { ...email, label: 'not an email address', says: [emailFormat], does: typedEmail('new-user.example.com') },
    refused: {
      ...email,
      label: 'an address that the server does not take',
      says: [emailFormat],
      answers: ['validate-email.invalid-email'],
      does: typedEmail(emailOf('new-user')),
    },
    'sent-back': {
      ...email,
      label: 'sent back from a later page: the server does not take the address',
      says: [emailFormat],
      progress: 'password',
      state: { refused: { kind: 'invalid', field: 'email', code: 'EMAIL_FORMAT' } },
    },
    ...unanswered(email, 'validate-email', [...typedEmail(emailOf('new-user'))]),
    'not-allowed': notAllowed,
  },
  '/register/create-password': {
    usual: {
      ...password,
      label: 'as most people see it',
      says: [
        'Password must have at least 8 characters and a capital letter',
        'By continuing you agree to our terms and conditions and confirm that you have read our privacy notice.',
      ],
    },
    ...sessionEnds(password),
    'password-shown': {
      ...password,
      label: 'the password can be read',
      says: ['Your password is visible'],
      does: [{ type: goodPassword, into: 'Password' }, { press: 'Show password' }],
    },
    'nothing-typed': { ...password, label: 'sent empty', says: ['Enter a password'], does: [submits] },
    format: {
      ...password,
      label: 'no capital letter',
      says: wrongPasswords.format.slice(1),
      does: typedPassword(wrongPasswords.format[0]),
    },
    'too-long': { ...password, label: 'too long', says: [wrongPasswords.long[1]], does: typedPassword(wrongPasswords.long[0]) },
    refused: {
      ...password,
      label: 'a password that the server does not take',
      says: wrongPasswords.format.slice(1),
      answers: ['register.invalid-password'],
      does: typedPassword(goodPassword),
    },
    ...unanswered(password, 'register', [...typedPassword(goodPassword)]),
    'email-unknown': askedForEmail,
    'not-allowed': notAllowed,
  },
  ...registerCodeScreens,
  ...registerPhoneScreens,
  ...registerEndScreens,
} as const satisfies Partial<Record<Address, Screen>>;
