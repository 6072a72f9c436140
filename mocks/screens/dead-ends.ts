import { lockStarted } from '../../src/state/deadline-events';
import { clientInfoReceived, emailEntered } from '../../src/state/events';
import { hour, minute } from '../backend/clock';
import { lock } from '../backend/locks';
import { exampleClient } from '../backend/provider/example-client';
import { sendResetLink } from '../backend/recovery/reset-link';
import { authApiFailed, elsewhere, helpCode, medicalHelp, numberNotTold, otherBrowser, passkeyOffered, passkeyTriedBefore } from './shared';
import type { Address, Here, Screen } from './variant';

const continued = { heading: 'You cannot continue', progress: 'mobile-code' } as const;
const wait = 'Wait up to 15 minutes, then go back to the website or app you were using and log in again.';
const justNow = ['Wait up to 15 minutes. This keeps your account safe.', 'You can try again at', '(in about 15 minutes).'];
const threeMinutes = { label: 'locked for 3 more minutes', later: 12 * minute } as const;
const inThreeMinutes = '(in about 3 minutes).';
const over = { label: 'the lock is over', later: 15 * minute } as const;
const inFifteen = '(in about 15 minutes).';
const now = ['You can try again now', 'Try again'];
const byPasskey = 'Log in with your passkey instead';

/** A lock on security codes, which stops no passkey. */
const codesLocked = (reason: string, which: 'codeTries' | 'codeRequests') => {
  const opened = { ...continued, world: ({ account, now }: Here) => account && lock(account[which], now) } as const;
  const locked = { ...opened, happened: [lockStarted(which === 'codeTries' ? 'code' : 'codeRequests')] } as const;
  const withPasskey = { ...locked, happened: [...locked.happened, ...passkeyTriedBefore.happened], persona: 'passkey-and-mobile' } as const;
  return {
    usual: { ...locked, label: 'without a passkey', says: [reason, ...justNow, helpCode] },
    'locked-for-3-minutes': { ...locked, ...threeMinutes, says: [reason, inThreeMinutes] },
    over: { ...locked, ...over, says: [reason, ...now] },
    'over-landline': {
      ...locked,
      ...over,
      label: 'the lock is over, for somebody with a landline',
      says: now,
      persona: 'landline',
      progress: 'landline-code',
    },
    'over-both': { ...locked, ...over, label: 'the lock is over, for somebody with two phones', says: now, persona: 'both' },
    'over-number-not-told': {
      ...locked,
      ...over,
      label: 'the lock is over, which was met before any number was told',
      says: now,
      happened: [...numberNotTold.happened, ...locked.happened],
    },
    'not-refused-here': { ...opened, label: 'opened by its address: nobody knows since when', says: [reason, wait] },
    passkey: { ...withPasskey, label: 'with a passkey', says: [reason, inFifteen, byPasskey] },
    'without-passkeys': { ...withPasskey, label: 'with a passkey, but a browser without', says: [reason], device: 'without-passkeys' },
    ...passkeyOffered(withPasskey, [{ press: byPasskey }]),
  } as const satisfies Screen;
};

const wrongPassword = {
  heading: 'You cannot continue',
  persona: 'locked-out',
  progress: 'password',
  happened: [lockStarted('password')],
} as const;
const wrongLogin = { progress: 'arrival', happened: [emailEntered('locked-out@example.com'), lockStarted('login')] } as const;
const passwordReason = 'You have entered the wrong password too many times.';
const loginReason = 'You have tried to log in too many times.';
const help = 'Get help with NHS login (opens in a new tab)';

/** 'You cannot continue', for 15 minutes. */
const lockedScreens = {
  '/otp-attempts-exceeded': codesLocked('You have entered the wrong security code too many times.', 'codeTries'),
  '/otp-requests-exceeded': codesLocked('You have asked for a security code too many times.', 'codeRequests'),
  '/password-attempts-exceeded': {
    usual: { ...wrongPassword, label: 'locked just now', says: [passwordReason, ...justNow, 'Reset your password', help, helpCode] },
    passkey: {
      ...wrongPassword,
      ...passkeyTriedBefore,
      happened: [...wrongPassword.happened, ...passkeyTriedBefore.happened],
      persona: 'passkey-and-mobile',
      label: 'with a passkey',
      says: [passwordReason, byPasskey, 'Reset your password'],
    },
    'locked-for-3-minutes': { ...wrongPassword, ...threeMinutes, says: [passwordReason, inThreeMinutes] },
    over: { ...wrongPassword, ...over, says: [passwordReason, ...now] },
    'no-session': { heading: 'You cannot continue', label: 'no session', says: [passwordReason, wait, help] },
  },
  '/login-attempts-exceeded': {
    usual: {
      ...wrongPassword,
      label: 'locked just now',
      says: [loginReason, 'Wait 15 minutes. This keeps your account safe.', inFifteen, help, helpCode],
      ...wrongLogin,
    },
    'locked-for-3-minutes': { ...wrongPassword, ...threeMinutes, ...wrongLogin, says: [loginReason, inThreeMinutes] },
    over: { ...wrongPassword, ...over, ...wrongLogin, says: [loginReason, ...now] },
    'no-session': {
      heading: 'You cannot continue',
      label: 'no session',
      says: [loginReason, 'Wait 15 minutes, then go back to the website or app you were using and log in again.', help],
    },
  },
} as const satisfies Partial<Record<Address, Screen>>;

const homepage = 'Go to Example health service';
const contact = 'Contact us through the help centre (opens in a new tab) and quote the reference below.';
const isDisabled = 'There is a problem. Your NHS login has been disabled.';
const doNotMatch = 'The information you sent us does not match our records. We are looking into it and will send you updates by email.';
/** 'You cannot use your login': the reference stands in the address. */
const noLogin = { heading: 'You cannot use your login' } as const;

/** After the security code, with a reference. */
const refusedWith = (cid_error_code: string) => ({
  ...noLogin,
  persona: 'mobile' as const,
  progress: 'identity-token' as const,
  query: `?errorCode=${cid_error_code}`,
  world: ({ account }: Here) =>
    account && Object.assign(account, { authcodeRefusal: { status: 401, body: { error: 'Account is disabled', cid_error_code } } }),
});

/** Logins that are refused. */
const refusedScreens = {
  '/not-registered': {
    usual: {
      label: 'the client does not allow registration',
      heading: 'We cannot log you in',
      says: [
        'You are not registered, or the email address you entered is wrong.',
        'Example health service does not let you create an account here.',
        'Try again',
        homepage,
        ...medicalHelp,
      ],
      persona: 'not-found',
      progress: 'password',
      oidc: { allow_registration: 'false' },
    },
    'client-not-known': {
      ...authApiFailed,
      label: 'the client does not allow registration, its name is not to be had',
      heading: 'We cannot log you in',
      says: ['The website or app you came from does not let you create an account here.', ...medicalHelp],
      persona: 'not-found',
      progress: 'password',
      oidc: { allow_registration: 'false' },
      answers: ['client-info.dead'],
    },
    'other-browser': { ...elsewhere, heading: 'We cannot log you in', says: [otherBrowser] },
  },
  '/login-disabled': {
    usual: {
      label: 'after the security code, CID2012',
      heading: 'Your login has been disabled',
      says: [
        'You cannot log in until we have fixed a problem with your NHS account.',
        'Reference: CID2012',
        contact,
        helpCode,
        homepage,
        ...medicalHelp,
      ],
      persona: 'authcode-cid2012',
      progress: 'identity-token',
    },
  },
  '/login-problem-nhs-number': {
    usual: {
      label: 'after the security code, CID2011',
      heading: 'There is a problem with your NHS number',
      says: [
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
  },
  '/account-disabled': {
    usual: {
      ...noLogin,
      label: 'CID2013',
      says: [isDisabled, 'Reference: CID2013', contact, helpCode, homepage, ...medicalHelp],
      persona: 'disabled-cid2013',
      progress: 'password',
      query: '?errorCode=CID2013',
    },
    cid2014: {
      ...noLogin,
      label: 'CID2014: the records do not match',
      says: [doNotMatch, 'Reference: CID2014', contact],
      persona: 'disabled-cid2014',
      progress: 'arrival',
      happened: [emailEntered('disabled-cid2014@example.com')],
      query: '?errorCode=CID2014',
    },
    'no-reference': { ...noLogin, label: 'no reference: CID7031', says: [isDisabled, 'Reference: CID7031'] },
    'malformed-reference': {
      ...noLogin,
      label: 'a malformed reference is not shown: CID7031',
      says: [isDisabled, 'Reference: CID7031'],
      query: '?errorCode=%3Cb%3E2013%3C%2Fb%3E',
    },
  },
  '/login-disabled-authcode': {
    usual: {
      ...noLogin,
      label: 'after the security code, no reference: CID7031',
      says: [isDisabled, 'Reference: CID7031', contact, helpCode, homepage, ...medicalHelp],
      persona: 'authcode-disabled',
      progress: 'identity-token',
    },
    cid2013: {
      ...refusedWith('CID2013'),
      label: 'after the security code, CID2013',
      says: [isDisabled, 'Reference: CID2013'],
    },
    cid2014: {
      ...refusedWith('CID2014'),
      label: 'after the security code, CID2014: the records do not match',
      says: [doNotMatch, 'Reference: CID2014'],
    },
    'malformed-reference': {
      ...noLogin,
      label: 'a malformed reference is not shown: CID7031',
      says: [isDisabled, 'Reference: CID7031'],
      query: '?errorCode=CID20131234',
    },
  },
  '/error-account': {
    usual: {
      label: 'an account that is disabled without a reference',
      heading: 'There is a problem with your account',
      says: ['You cannot log in to your NHS account at the moment.', 'Reference: CID7031', contact, helpCode, homepage, ...medicalHelp],
      progress: 'password',
      answers: ['password.disabled'],
    },
    cid2014: {
      label: 'CID2014: the records do not match',
      heading: 'There is a problem with your account',
      says: [doNotMatch, 'Reference: CID2014', contact],
      persona: 'disabled-cid2014',
      progress: 'password',
      query: '?errorCode=CID2014',
    },
    'malformed-reference': {
      label: 'a malformed reference is not shown: CID7031',
      heading: 'There is a problem with your account',
      says: ['You cannot log in to your NHS account at the moment.', 'Reference: CID7031'],
      query: '?errorCode=%3Cb%3E2014%3C%2Fb%3E',
    },
  },
  '/restore-message': {
    usual: {
      heading: 'Something went wrong',
      label: 'the password must be reset',
      says: [
        "To keep your NHS login safe, you need to reset your password. We've sent you an email telling you how to do this.",
        'When you have a new password, go back and enter it.',
      ],
      persona: 'reset-at-sign-in',
      progress: 'password',
      world: ({ world, account }) => account && sendResetLink(world, account, 'You need to reset your NHS login password.'),
    },
    'other-browser': { ...elsewhere, heading: 'Something went wrong', says: [otherBrowser] },
  },
} as const satisfies Partial<Record<Address, Screen>>;

const client = { progress: 'arrival', happened: [clientInfoReceived(exampleClient)] } as const;

const wrong = { heading: 'Something went wrong' } as const;
const goAndLogIn = 'Please go to the website or app you are trying to use and log in.';
const invalid = 'Go to the website or app you are trying to use and log in.';
const busy = { heading: 'We are very busy', says: ['A lot of people are using NHS login at the moment.', help, helpCode] } as const;
const timedOut = { heading: 'We have logged you out', progress: 'identity-token' } as const;
const sinceLogIn = 'It has been more than 1 hour since you logged in. We logged you out to keep your information safe.';
const notFound = {
  heading: 'We cannot find that page',
  says: ['If you typed or pasted the web address, check that it is complete and correct.', 'Reference: CID0404', help, helpCode],
} as const;

/** Pages that a journey ends on (spec 1, section 2, "Lockout and refusal pages"; spec 2, section 2). */
export const deadEndsScreens = {
  ...lockedScreens,
  ...refusedScreens,
  '/error': {
    usual: { ...wrong, label: 'the client is not known', says: [goAndLogIn, help, helpCode], progress: 'password' },
    'client-known': { ...wrong, ...client, label: 'the client is known', says: [goAndLogIn, homepage, help] },
    'unsafe-homepage': {
      ...wrong,
      label: 'the client has an unsafe homepage, which is not linked to',
      says: [goAndLogIn, help],
      progress: 'arrival',
      happened: [clientInfoReceived({ ...exampleClient, client_homepage_url: 'javascript:alert(1)' })],
    },
    'no-session': { ...wrong, label: 'no session', says: [goAndLogIn] },
  },
  '/no-client-info': {
    usual: {
      label: 'a client that nobody knows',
      heading: 'We do not know which website or app you are trying to access',
      says: ["Go to the website or app you want to use, and select 'Continue with NHS login' there.", 'Reference: CID1004', helpCode],
      progress: 'arrival',
      oidc: { client_id: 'no-such-service' },
    },
    'no-session': {
      label: 'no session',
      heading: 'We do not know which website or app you are trying to access',
      says: ['If this does not help, contact us through the help centre (opens in a new tab) and quote the reference below.'],
    },
  },
  '/session-timeout': {
    usual: {
      ...timedOut,
      label: 'the client is known',
      says: [sinceLogIn, 'To carry on, go to Example health service and log in again.', homepage, help],
    },
    'client-not-known': {
      ...timedOut,
      ...authApiFailed,
      label: 'the name of the client is not to be had',
      says: [sinceLogIn, 'To carry on, go to the website or app you are trying to use and log in again.', help],
      answers: ['client-info.dead'],
    },
    'client-without-a-name': {
      ...timedOut,
      label: 'the client has no name',
      says: [
        sinceLogIn,
        'To carry on, go to the website or app you are trying to use and log in again.',
        'Go back to the website or app you were using',
        help,
      ],
      answers: ['client-info.nameless'],
    },
    'not-logged-in': {
      heading: timedOut.heading,
      label: 'it ended before the person had logged in',
      says: [
        'It has been more than 1 hour since you started. We logged you out to keep your information safe.',
        'To carry on, go to Example health service and log in again.',
        homepage,
        help,
      ],
      progress: 'arrival',
      later: hour,
    },
    lost: {
      ...timedOut,
      label: 'nobody knows what has ended it: the cookie has gone within the hour',
      says: [
        'We cannot find your login in this browser any more. It may have ended, or your browser may have deleted our cookies.',
        'To carry on, go to Example health service and log in again.',
        help,
      ],
      state: { loggedOut: 'lost' },
    },
    'cookies-blocked': {
      label: 'the browser blocks cookies by now',
      heading: 'Turn on cookies to log in',
      says: ['Your browser blocks cookies. NHS login needs some of them to log you in safely.', help],
      device: 'without-cookies',
    },
    'no-session': {
      heading: timedOut.heading,
      label: 'no session',
      says: [sinceLogIn, 'To carry on, go to the website or app you are trying to use and log in again.'],
    },
  },
  '/session-invalid': {
    usual: { ...wrong, label: 'the session is gone', says: [invalid, help, helpCode] },
    'client-known': { ...wrong, ...client, label: 'the client is known', says: [invalid, homepage, help] },
    'came-back': {
      ...client,
      label: 'Back, after the hand-over to the client',
      heading: 'You are logged in',
      says: [homepage, help],
      state: { signOutReason: 'cameBack' },
    },
    'came-back-after-refusal': {
      ...client,
      label: 'Back, after the client was told that the person does not agree',
      heading: 'You are not logged in',
      says: ['You did not agree, so we have not logged you in. To try again, go to Example health service and log in.', homepage, help],
      state: { signOutReason: 'cameBackRefused' },
    },
    'carried-on-elsewhere': {
      ...client,
      heading: 'You carried on in another tab',
      label: 'another tab has gone on: handed over, with the code, or with another email address',
      says: ['You can close this tab.', homepage, help],
      state: { signOutReason: 'carriedOn' },
    },
    'another-login-elsewhere': {
      ...client,
      heading: 'You started another login in a different tab',
      label: 'another login was started in another tab',
      says: ['Carry on there. You can close this tab.', homepage, help],
      state: { signOutReason: 'replaced' },
    },
  },
  '/service-busy': {
    usual: { ...busy, label: 'the client is not known', progress: 'password' },
    'client-known': { ...busy, ...client, label: 'the client is known', says: [...busy.says, homepage] },
  },
  '/reset': { usual: { ...notFound, label: 'no page of its own' } },
  '*': {
    usual: { ...notFound, label: 'an address that nobody knows', query: '/no-such-page' },
    'client-known': {
      ...notFound,
      ...client,
      label: 'an address that nobody knows, on the way from a client',
      says: [...notFound.says, homepage],
      query: '/no-such-page',
    },
    'deeper-address': { ...notFound, label: 'below an address that is known', query: '/proofing/no-such-page' },
  },
} as const satisfies Partial<Record<Address, Screen>>;
