import { clientInfoReceived, lockStarted } from '../../../src/state/events';
import { minute } from '../../backend/clock';
import { lock } from '../../backend/locks';
import { exampleClient } from '../../backend/provider/example-client';
import {
  canTryAgain,
  helpCode,
  lockOver,
  medicalHelp,
  numberUnknown,
  passkeyOffered,
  passkeyTriedBefore,
  screen,
  sharing,
} from '../shared';

export const waitAndLogIn = 'Wait up to 15 minutes, then go back to the website or app you were using and log in again.';
export const justNow = ['Wait up to 15 minutes. This keeps your account safe.', 'You can try again at', '(in about 15 minutes).'];
export const threeMinutes = { label: 'locked for 3 more minutes', later: 12 * minute } as const;
export const inThreeMinutes = '(in about 3 minutes).';
export const inFifteen = '(in about 15 minutes).';
export const byPasskey = 'Log in with your passkey instead';

/** A lock on security codes, which does not affect passkeys. */
export const codesLocked = (reason: string, which: 'codeTries' | 'codeRequests') => {
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

export const wrongPassword = {
  heading: 'You cannot continue',
  persona: 'locked-out',
  progress: 'password',
  happened: [lockStarted('password')],
} as const;
export const help = 'Get help with NHS login (opens in a new tab)';

export const homepage = 'Go to Example health service';
const contact = 'Contact us through the help centre (opens in a new tab) and quote the reference below.';
/** The sentences of a page that refuses an account with a reference. */
export const refusedFor = (reason: string, reference: string) =>
  [reason, `Reference: ${reference}`, contact, helpCode, homepage, ...medicalHelp] as const;
export const isDisabled = 'There is a problem. Your NHS login has been disabled.';
export const doNotMatch =
  'The information you sent us does not match our records. We are looking into it and will send you updates by email.';
/** An account whose details do not match the records. */
export const unlikeRecords = {
  label: 'CID2014: the records do not match',
  shows: [doNotMatch, 'Reference: CID2014', contact],
  persona: 'disabled-cid2014',
  query: '?errorCode=CID2014',
} as const;
/** 'You cannot use your login': the reference is in the address. */
export const noLogin = { heading: 'You cannot use your login' } as const;

export const clientOnArrival = { progress: 'arrival', happened: [clientInfoReceived(exampleClient)] } as const;

export const wentWrong = { heading: 'Something went wrong' } as const;
