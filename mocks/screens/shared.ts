import type { SignIn } from '../../src/api/login';
import { clientInfoReceived, numberRegistered, passkeyTried, signedIn } from '../../src/state/events';
import { maskedNumbers } from '../backend/accounts/accounts';
import { hour, minute } from '../backend/clock';
import type { CallName } from '../backend/http/calls';
import type { Account } from '../backend/model';
import { exampleClient } from '../backend/provider/example-client';
import { traitsOf } from '../people/personas';
import type { ScenarioId } from '../scenarios/scenarios';
import type { Action, Here, Screen, Variant } from './variant';

export const submits = { click: 'Continue' } as const;

/** The account of the user. Throws if there is none. */
export function ownAccount({ account }: Pick<Here, 'account'>): Account {
  if (!account) throw new Error('There is no account');
  return account;
}

/** The client service was received on an earlier page, so its homepage is available. */
export const clientKnown = [clientInfoReceived(exampleClient)];
export const toClient = 'Go to Example health service';

/** The text on a page that was opened from an email in another browser than that of the login. */
export const otherBrowser =
  "Go back to the website or app that you want to use, and select 'Continue with NHS login'. Get help with NHS login (opens in a new tab)";
/** For a user who cannot log in and needs care. */
export const medicalHelp = [
  'You do not need NHS login to get care. Contact your GP surgery, or use 111 online (opens in a new tab) or call 111.',
  "Call 999 if someone's life is at risk.",
] as const;
/** The page has a help code that the user can read to a helper. The code changes with the time. */
export const helpCode = 'If you contact us, give this code:';

/** A variant, or the part of it that others have too. Undefined removes a property. */
export type Part = Partial<Variant>;
export type Parts = Readonly<Record<string, Part>>;

/** The variants of a page. Each has `all`, as far as it does not replace it. */
export function screen({ all = {}, usual = {}, ...others }: Parts): Screen {
  const variants = Object.entries({ usual: { label: 'as most people see it', ...all, ...usual }, ...sharing(all, others) });
  const incomplete = variants.find(([, { label, heading }]) => !label || !heading);
  if (incomplete) throw new Error(`The variant ${incomplete[0]} of '${all.heading}' has no label or no heading`);
  return Object.fromEntries(variants) as Screen;
}

/** A variant of a page after these actions of the user, with the texts that it then shows. */
export const after = (label: string, does: readonly Action[], shows: readonly string[]) => ({ label, does, shows }) as const satisfies Part;

/** Adds what some variants of a page share. */
export const sharing = (shared: Part, parts: Parts): Parts =>
  Object.fromEntries(Object.entries(parts).map(([name, part]) => [name, { ...shared, ...part }]));

/** Removes all that a session has. */
export const withoutSession = {
  ...{ persona: undefined, progress: undefined, happened: undefined, world: undefined },
  ...{ later: undefined, state: undefined, cookies: undefined },
} as const;
export const inOtherBrowser = { ...withoutSession, label: 'in another browser than that of the login' } as const;

/** The variants of a page that also opens in another browser than that of the login. */
export const screenInAnyBrowser = (parts: Parts): Screen =>
  screen({ ...parts, 'other-browser': { ...inOtherBrowser, shows: [otherBrowser] } });

const unreached = 'Sorry, that did not work. Try again. If it still does not work, check your internet connection.';
const stillUnreached =
  'Sorry, that still did not work. Nothing is lost on this page: leave it open, wait a few minutes and try again. If it does not work then, get help (opens in a new tab).';

/** The console message after a failed call to the auth API (spec 2, section 8). */
export const authApiFailed = { logs: 'A call to the auth API has failed' } as const;
/** A page that names the client, when that call has failed. */
export const clientUnnamed = { ...authApiFailed, label: 'the name of the client is not to be had' } as const;
const loggedOf = (call: CallName) => (call === 'authcode' || call === 'client-info' ? authApiFailed : {});

const noSession = {
  ...withoutSession,
  label: 'no session: opens the error page',
  heading: 'Something went wrong',
  shows: ['Please go to the website or app you are trying to use and log in.'],
} as const satisfies Part;

/** The variants of a page that needs a session, and the one without. */
export const screenInSession = (parts: Parts): Screen => screen({ ...parts, 'no-session': noSession });

/** A page during a call after the user's action, and after one and two failures of it. The second repeats the last action. */
export const unanswered = (call: CallName, does: readonly Action[]) =>
  ({
    waiting: { label: 'waiting for an answer', shows: ['Loading'], answers: [`${call}.hang`], does },
    'no-answer': { ...loggedOf(call), label: 'no answer', shows: [unreached], answers: [`${call}.dead`], does },
    'no-answer-twice': {
      ...loggedOf(call),
      label: 'no answer twice',
      shows: [stillUnreached, helpCode],
      answers: [`${call}.dead`],
      does: [...does, { sees: unreached }, ...does.slice(-1)],
    },
  }) as const satisfies Parts;

const unreachedForNow = 'Sorry, that still did not work. Check your internet connection.';
export const longWait = 'This is taking longer than usual. Keep this page open.';

/** The same for a page that makes its call on load. After the first failure it has a retry, after the second only `otherWay` and help. */
export const waitsForAnswer = (call: CallName, otherWay?: string, failed = 'We could not load this page') =>
  ({
    usual: { label: 'waiting for an answer', answers: [`${call}.hang`] },
    'long-wait': { label: 'waiting for 8 seconds', shows: [longWait], answers: [`${call}.hang`], device: 'hurried' },
    'no-answer': {
      ...loggedOf(call),
      label: 'no answer',
      heading: failed,
      shows: [unreached, 'Try again', helpCode],
      answers: [`${call}.dead`],
    },
    'no-answer-twice': {
      ...loggedOf(call),
      label: 'no answer twice',
      heading: failed,
      shows: [unreachedForNow, ...(otherWay ? [otherWay] : []), 'Get help with NHS login (opens in a new tab)', helpCode],
      answers: [`${call}.dead`],
      does: [{ sees: unreached }, { click: 'Try again' }],
    },
  }) as const satisfies Parts;

/** A value that the server refuses with this answer. */
export const refusedByServer = (answer: ScenarioId, what: string, shows: readonly string[], does: readonly Action[]) =>
  ({ label: `${what} that the server does not take`, shows, answers: [answer], does }) as const satisfies Part;

export const numberRefused = ['We cannot send codes to this number. Check it, or use another.'];

/** Sentences of the specifications that several screens and browser tests show. */
export const passwordRule = 'Password must have at least 8 characters and a capital letter';
export const wrongSecurityCode = 'Enter the correct security code';
export const earlierCode = 'We have sent you more than one code. Only the newest one works.';

/** A page with a field for a new password: its look, its errors and its call. */
export const newPassword = (call: 'register' | 'confirm-change-password', into: string, submit: Action) => {
  const types = (type: string): Action[] => [{ type, into }, submit];
  const good = types('Anoth3rPassword');
  return {
    'password-shown': after('the password can be read', [...good.slice(0, 1), { click: 'Show password' }], ['Your password is visible']),
    'nothing-typed': after('sent empty', [submit], ['Enter a password']),
    format: after('no capital letter', types('passw0rd'), [passwordRule, passwordRule]),
    'too-long': after('too long', types(`P${'a'.repeat(256)}`), ['Enter a password with no more than 256 characters']),
    refused: refusedByServer(`${call}.invalid-password`, 'a password', [passwordRule, passwordRule], good),
    ...unanswered(call, good),
  } as const satisfies Parts;
};

/** A page near the end of the session, and after it. `typed`: the page has a field to type in. */
export const sessionEnds = (since: 'started' | 'logged in', typed = true) => {
  const logsOut = `to keep your information safe. Finish before then${typed ? ', or what you have entered will be lost' : ''}.`;
  return {
    '10-minutes-left': { label: 'the session ends in 10 minutes', shows: [logsOut, 'Hide this message'], later: 50 * minute },
    '2-minutes-left': { label: 'the session ends in 2 minutes', shows: [logsOut, 'Hide this message'], later: 58 * minute },
    'session-over': {
      heading: 'We have logged you out',
      shows: [`It has been more than 1 hour since you ${since}.`],
      label: 'the session is over: opens the logout page',
      later: hour,
    },
  } as const satisfies Parts;
};

/** The same where the page needs a session. */
export const spinner = (call: CallName, otherWay?: string, failed?: string) =>
  ({ ...waitsForAnswer(call, otherWay, failed), 'no-session': noSession }) as const satisfies Parts;

/** The heading of a page whose call about the user has failed. */
export const detailsNotChecked = 'We could not check your details';

/** The end of a lock of 15 minutes, and what its page shows then. */
export const lockOver = { label: 'the lock is over', later: 15 * minute } as const;
export const canTryAgain = ['You can try again now', 'Try again'];

export const tellUs = 'You need to tell us what you want to do';

/** Invalid email addresses. `refused` makes the server refuse the address. `also` has the actions for other fields. */
export const emailErrors = (refused: Pick<Variant, 'answers' | 'world'>, also: readonly Action[] = []) => {
  const format = 'Enter an email address in the correct format, like name@example.com';
  const typed = (type: string): Action[] => [{ type, into: 'Email address' }, ...also, submits];
  return {
    'email-too-short': after('an email address of 6 characters', typed('a@b.uk'), [
      'We cannot accept email addresses with fewer than 7 characters',
      'Enter an email address with at least 7 characters',
    ]),
    'email-malformed': after('no email address', typed('mobile.example.com'), [format]),
    'email-refused': { ...refused, label: 'the server refuses the email address', shows: [format], does: typed('mobile@example.com') },
  } as const satisfies Parts;
};

const notUsed = 'Your passkey was not used. Try again, or choose another way to log in.';

/** A page that offers a passkey, after it is cancelled, and during its call. */
export const passkeyOffered = (does: readonly Action[]) =>
  ({
    'passkey-not-used': { label: 'a passkey that is not used', shows: [notUsed], device: 'cancels-passkeys', does },
    'passkey-waiting': { label: 'a passkey: waiting for an answer', shows: ['Loading'], answers: ['passkey-options.hang'], does },
  }) as const satisfies Parts;

/** A passkey was requested before, and the browser returned none. */
export const passkeyTriedBefore = { happened: [passkeyTried()] } as const;

export const numberUnknown = { happened: [signedIn({ authentication_state: 'VERIFIED' } as SignIn)] } as const;

/** The phone number is new, so the user can replace it without waiting a day. */
export const accountJustCreated = {
  label: 'the account was just created, unfolded: another number takes no day',
  happened: [numberRegistered({ ...maskedNumbers(traitsOf('mobile')), number: '+447700900338' })],
  world: ({ account }: Here) => account && Object.assign(account, { numberUnproven: true }),
} as const;
