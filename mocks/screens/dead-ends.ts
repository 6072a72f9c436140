import { clientInfoReceived, emailEntered, lockStarted } from '../../src/state/events';
import { hour, minute } from '../backend/clock';
import { lock } from '../backend/locks';
import { exampleClient } from '../backend/provider/example-client';
import {
  authApiFailed,
  canTryAgain,
  clientUnnamed,
  helpCode,
  inOtherBrowser,
  lockOver,
  medicalHelp,
  numberUnknown,
  otherBrowser,
  passkeyOffered,
  passkeyTriedBefore,
  screen,
  sharing,
  withoutSession,
} from './shared';
import type { Here } from './variant';
import { sendResetLink } from '../backend/recovery/forgotten-password';

const waitAndLogIn = 'Wait up to 15 minutes, then go back to the website or app you were using and log in again.';
const justNow = ['Wait up to 15 minutes. This keeps your account safe.', 'You can try again at', '(in about 15 minutes).'];
const threeMinutes = { label: 'locked for 3 more minutes', later: 12 * minute } as const;
const inThreeMinutes = '(in about 3 minutes).';
const inFifteen = '(in about 15 minutes).';
const byPasskey = 'Log in with your passkey instead';

/** A lock on security codes, which does not affect passkeys. */
const codesLocked = (reason: string, which: 'codeTries' | 'codeRequests') => {
  const happened = [lockStarted(which === 'codeTries' ? 'code' : 'codeRequests')];
  const withPasskey = { happened: [...happened, ...passkeyTriedBefore.happened], persona: 'passkey-and-mobile' } as const;
  return screen({
    all: {
      heading: 'You cannot continue',
      progress: 'mobile-code',
      happened,
      world: ({ account, now }) => account && lock(account[which], now),
    },
    usual: { label: 'without a passkey', shows: [reason, ...justNow, helpCode] },
    'locked-for-3-minutes': { ...threeMinutes, shows: [reason, inThreeMinutes] },
    over: { ...lockOver, shows: [reason, ...canTryAgain] },
    'over-landline': {
      ...lockOver,
      label: 'the lock is over, for a user with a landline',
      shows: canTryAgain,
      persona: 'landline',
      progress: 'landline-code',
    },
    'over-both': { ...lockOver, label: 'the lock is over, for a user with two phones', shows: canTryAgain, persona: 'both' },
    'over-number-unknown': {
      ...lockOver,
      label: 'the lock is over, and began before the app received a number',
      shows: canTryAgain,
      happened: [...numberUnknown.happened, ...happened],
    },
    'not-refused-here': { happened: undefined, label: 'opened by its address: the start is unknown', shows: [reason, waitAndLogIn] },
    passkey: { ...withPasskey, label: 'with a passkey', shows: [reason, inFifteen, byPasskey] },
    'without-passkeys': { ...withPasskey, label: 'with a passkey, but a browser without', shows: [reason], device: 'without-passkeys' },
    ...sharing(withPasskey, passkeyOffered([{ click: byPasskey }])),
  });
};

const wrongPassword = {
  heading: 'You cannot continue',
  persona: 'locked-out',
  progress: 'password',
  happened: [lockStarted('password')],
} as const;
const help = 'Get help with NHS login (opens in a new tab)';

const homepage = 'Go to Example health service';
const contact = 'Contact us through the help centre (opens in a new tab) and quote the reference below.';
const refusedFor = (reason: string, reference: string) =>
  [reason, `Reference: ${reference}`, contact, helpCode, homepage, ...medicalHelp] as const;
const isDisabled = 'There is a problem. Your NHS login has been disabled.';
const doNotMatch = 'The information you sent us does not match our records. We are looking into it and will send you updates by email.';
const unlikeRecords = {
  label: 'CID2014: the records do not match',
  shows: [doNotMatch, 'Reference: CID2014', contact],
  persona: 'disabled-cid2014',
  query: '?errorCode=CID2014',
} as const;
/** 'You cannot use your login': the reference is in the address. */
const noLogin = { heading: 'You cannot use your login' } as const;

const clientOnArrival = { progress: 'arrival', happened: [clientInfoReceived(exampleClient)] } as const;

const wentWrong = { heading: 'Something went wrong' } as const;

const passwordReason = 'You have entered the wrong password too many times.';

const passwordAttemptsExceeded = screen({
  all: wrongPassword,
  usual: { label: 'locked just now', shows: [passwordReason, ...justNow, 'Reset your password', help, helpCode] },
  passkey: {
    ...passkeyTriedBefore,
    happened: [...wrongPassword.happened, ...passkeyTriedBefore.happened],
    persona: 'passkey-and-mobile',
    label: 'with a passkey',
    shows: [passwordReason, byPasskey, 'Reset your password'],
  },
  'locked-for-3-minutes': { ...threeMinutes, shows: [passwordReason, inThreeMinutes] },
  over: { ...lockOver, shows: [passwordReason, ...canTryAgain] },
  'no-session': { ...withoutSession, label: 'no session', shows: [passwordReason, waitAndLogIn, help] },
});

const loginReason = 'You have tried to log in too many times.';

const loginAttemptsExceeded = screen({
  all: { ...wrongPassword, progress: 'arrival', happened: [emailEntered('locked-out@example.com'), lockStarted('login')] },
  usual: { label: 'locked just now', shows: [loginReason, 'Wait 15 minutes. This keeps your account safe.', inFifteen, help, helpCode] },
  'locked-for-3-minutes': { ...threeMinutes, shows: [loginReason, inThreeMinutes] },
  over: { ...lockOver, shows: [loginReason, ...canTryAgain] },
  'no-session': {
    ...withoutSession,
    label: 'no session',
    shows: [loginReason, 'Wait 15 minutes, then go back to the website or app you were using and log in again.', help],
  },
});

/** Appears after the security code, with a reference. */
const refusedWith = (cid_error_code: string) => ({
  persona: 'mobile' as const,
  query: `?errorCode=${cid_error_code}`,
  world: ({ account }: Here) =>
    account && Object.assign(account, { authcodeRefusal: { status: 401, body: { error: 'Account is disabled', cid_error_code } } }),
});

const loginDisabledAuthcode = screen({
  all: { ...noLogin, progress: 'identity-token' },
  usual: {
    label: 'after the security code, no reference: CID7031',
    shows: refusedFor(isDisabled, 'CID7031'),
    persona: 'authcode-disabled',
  },
  cid2013: { ...refusedWith('CID2013'), label: 'after the security code, CID2013', shows: [isDisabled, 'Reference: CID2013'] },
  cid2014: {
    ...refusedWith('CID2014'),
    label: 'after the security code, CID2014: the records do not match',
    shows: [doNotMatch, 'Reference: CID2014'],
  },
  'malformed-reference': {
    label: 'a malformed reference is not shown: CID7031',
    shows: [isDisabled, 'Reference: CID7031'],
    progress: undefined,
    query: '?errorCode=CID20131234',
  },
});

const goAndLogIn = 'Please go to the website or app you are trying to use and log in.';

const error = screen({
  all: wentWrong,
  usual: { label: 'the client is not known', shows: [goAndLogIn, help, helpCode], progress: 'password' },
  'client-known': { ...clientOnArrival, label: 'the client is known', shows: [goAndLogIn, homepage, help] },
  'unsafe-homepage': {
    label: 'the client has an unsafe homepage, which is not linked to',
    shows: [goAndLogIn, help],
    progress: 'arrival',
    happened: [clientInfoReceived({ ...exampleClient, client_homepage_url: 'javascript:alert(1)' })],
  },
  'no-session': { label: 'no session', shows: [goAndLogIn] },
});

const sinceLogIn = 'It has been more than 1 hour since you logged in. We logged you out to keep your information safe.';
const toService = 'To carry on, go to Example health service and log in again.';
const toUnknown = 'To carry on, go to the website or app you are trying to use and log in again.';

const sessionTimeout = screen({
  all: { heading: 'We have logged you out', progress: 'identity-token' },
  usual: { label: 'the client is known', shows: [sinceLogIn, toService, homepage, help] },
  'client-not-known': { ...clientUnnamed, shows: [sinceLogIn, toUnknown, help], answers: ['client-info.dead'] },
  'client-without-a-name': {
    label: 'the client has no name',
    shows: [sinceLogIn, toUnknown, 'Go back to the website or app you were using', help],
    answers: ['client-info.nameless'],
  },
  'not-logged-in': {
    label: 'it ended before the user had logged in',
    shows: ['It has been more than 1 hour since you started. We logged you out to keep your information safe.', toService, homepage, help],
    progress: 'arrival',
    later: hour,
  },
  lost: {
    label: 'unknown cause: the cookie was deleted within the hour',
    shows: [
      'We cannot find your login in this browser any more. It may have ended, or your browser may have deleted our cookies.',
      toService,
      help,
    ],
    state: { loggedOut: 'lost' },
  },
  'cookies-blocked': {
    ...withoutSession,
    label: 'the browser blocks cookies by now',
    heading: 'Turn on cookies to log in',
    shows: ['Your browser blocks cookies. NHS login needs some of them to log you in safely.', help],
    device: 'without-cookies',
  },
  'no-session': { ...withoutSession, label: 'no session', shows: [sinceLogIn, toUnknown] },
});

const invalid = 'Go to the website or app you are trying to use and log in.';

const sessionInvalid = screen({
  all: clientOnArrival,
  usual: { ...withoutSession, ...wentWrong, label: 'the session is deleted', shows: [invalid, help, helpCode] },
  'client-known': { ...wentWrong, label: 'the client is known', shows: [invalid, homepage, help] },
  'came-back': {
    label: 'Back, after the hand-over to the client',
    heading: 'You are logged in',
    shows: [homepage, help],
    state: { signOutReason: 'cameBack' },
  },
  'came-back-after-refusal': {
    label: 'Back, after the client received the refusal of consent',
    heading: 'You are not logged in',
    shows: ['You did not agree, so we have not logged you in. To try again, go to Example health service and log in.', homepage, help],
    state: { signOutReason: 'cameBackRefused' },
  },
  'continued-in-another-tab': {
    heading: 'You carried on in another tab',
    label: 'another tab has continued: handed over, with the code, or with another email address',
    shows: ['You can close this tab.', homepage, help],
    state: { signOutReason: 'carriedOn' },
  },
  'another-login-in-another-tab': {
    heading: 'You started another login in a different tab',
    label: 'another login was started in another tab',
    shows: ['Carry on there. You can close this tab.', homepage, help],
    state: { signOutReason: 'replaced' },
  },
});

const busy = { heading: 'We are very busy', shows: ['A lot of people are using NHS login at the moment.', help, helpCode] } as const;

const serviceBusy = screen({
  all: busy,
  usual: { label: 'the client is not known', progress: 'password' },
  'client-known': { ...clientOnArrival, label: 'the client is known', shows: [...busy.shows, homepage] },
});

const unknownAddress = {
  heading: 'We cannot find that page',
  shows: ['If you typed or pasted the web address, check that it is complete and correct.', 'Reference: CID0404', help, helpCode],
} as const;

const reset = screen({ usual: { ...unknownAddress, label: 'no page of its own' } });

const notFound = screen({
  all: unknownAddress,
  usual: { label: 'an unknown address', query: '/no-such-page' },
  'client-known': {
    ...clientOnArrival,
    label: 'an unknown address, arrived from a client',
    shows: [...unknownAddress.shows, homepage],
    query: '/no-such-page',
  },
  'deeper-address': { label: 'below an address that is known', query: '/proofing/no-such-page' },
});

export default {
  '/otp-attempts-exceeded': codesLocked('You have entered the wrong security code too many times.', 'codeTries'),
  '/otp-requests-exceeded': codesLocked('You have asked for a security code too many times.', 'codeRequests'),
  '/password-attempts-exceeded': passwordAttemptsExceeded,
  '/login-attempts-exceeded': loginAttemptsExceeded,
  '/not-registered': screen({
    all: { heading: 'We cannot log you in', persona: 'not-found', progress: 'password', oidc: { allow_registration: 'false' } },
    usual: {
      label: 'the client does not allow registration',
      shows: [
        'You are not registered, or the email address you entered is wrong.',
        'Example health service does not let you create an account here.',
        'Try again',
        homepage,
        ...medicalHelp,
      ],
    },
    'client-not-known': {
      ...authApiFailed,
      label: 'the client does not allow registration, its name is not to be had',
      shows: ['The website or app you came from does not let you create an account here.', ...medicalHelp],
      answers: ['client-info.dead'],
    },
    mistyped: {
      label: 'an address that seems to be mistyped',
      shows: ['Did you mean mobile@example.com?'],
      happened: [emailEntered('mobile@example.con')],
    },
    'other-browser': { ...inOtherBrowser, oidc: undefined, shows: [otherBrowser] },
  }),
  '/login-disabled': screen({
    usual: {
      label: 'after the security code, CID2012',
      heading: 'Your login has been disabled',
      shows: refusedFor('You cannot log in until we have fixed a problem with your NHS account.', 'CID2012'),
      persona: 'authcode-cid2012',
      progress: 'identity-token',
    },
  }),
  '/login-problem-nhs-number': screen({
    usual: {
      label: 'after the security code, CID2011',
      heading: 'There is a problem with your NHS number',
      shows: [
        'We cannot log you in because there is a problem with the NHS number for your NHS account.',
        'Reference: CID2011',
        'Get help with your NHS number (opens in a new tab) and quote the reference below.',
        helpCode,
        homepage,
        ...medicalHelp,
      ],
      persona: 'authcode-cid2011',
      progress: 'identity-token',
    },
  }),
  '/account-disabled': screen({
    all: noLogin,
    usual: {
      label: 'CID2013',
      shows: refusedFor(isDisabled, 'CID2013'),
      persona: 'disabled-cid2013',
      progress: 'password',
      query: '?errorCode=CID2013',
    },
    cid2014: { ...unlikeRecords, progress: 'arrival', happened: [emailEntered('disabled-cid2014@example.com')] },
    'no-reference': { label: 'no reference: CID7031', shows: [isDisabled, 'Reference: CID7031'] },
    'malformed-reference': {
      label: 'a malformed reference is not shown: CID7031',
      shows: [isDisabled, 'Reference: CID7031'],
      query: '?errorCode=%3Cb%3E2013%3C%2Fb%3E',
    },
  }),
  '/login-disabled-authcode': loginDisabledAuthcode,
  '/error': error,
  '/error-account': screen({
    all: { heading: 'There is a problem with your account' },
    usual: {
      label: 'an account that is disabled without a reference',
      shows: refusedFor('You cannot log in to your NHS account at the moment.', 'CID7031'),
      progress: 'password',
      answers: ['password.disabled'],
    },
    cid2014: { ...unlikeRecords, progress: 'password' },
    'malformed-reference': {
      label: 'a malformed reference is not shown: CID7031',
      shows: ['You cannot log in to your NHS account at the moment.', 'Reference: CID7031'],
      query: '?errorCode=%3Cb%3E2014%3C%2Fb%3E',
    },
  }),
  '/restore-message': screen({
    usual: {
      heading: 'Something went wrong',
      label: 'the password must be reset',
      shows: [
        "To keep your NHS login safe, you need to reset your password. We've sent you an email telling you how to do this.",
        'When you have a new password, go back and enter it.',
      ],
      persona: 'reset-at-sign-in',
      progress: 'password',
      world: ({ world, account }) => account && sendResetLink(world, account, 'You need to reset your NHS login password.'),
    },
    'other-browser': { ...inOtherBrowser, heading: 'Something went wrong', shows: [otherBrowser] },
  }),
  '/no-client-info': screen({
    all: { heading: 'We do not know which website or app you are trying to access' },
    usual: {
      label: 'an unknown client',
      shows: ["Go to the website or app you want to use, and select 'Continue with NHS login' there.", 'Reference: CID1004', helpCode],
      progress: 'arrival',
      oidc: { client_id: 'no-such-service' },
    },
    'no-session': {
      label: 'no session',
      shows: ['If this does not help, contact us through the help centre (opens in a new tab) and quote the reference below.'],
    },
  }),
  '/session-timeout': sessionTimeout,
  '/session-invalid': sessionInvalid,
  '/service-busy': serviceBusy,
  '/reset': reset,
  '*': notFound,
};
