import type { CallName } from '../calls';
import type { Action, Variant } from './variant';

/** What the variants of a page have in common. */
export type Base = Omit<Variant, 'label'>;

const unreached = 'We could not reach the service. Check your internet connection and try again.';
const stillUnreached =
  'We still could not reach the service. Nothing is lost on this page: leave it open, wait a few minutes and try again. If it does not work then, get help (opens in a new tab).';

export const goOn: Action = { press: 'Continue' };
export const tellUs = 'You need to tell us what you want to do';

/** For a page that needs a session. */
export const noSession = {
  label: 'no session: leads to the error page',
  heading: 'Something went wrong',
  says: ['Please go to the website or app you are trying to use and log in.'],
} as const satisfies Variant;

/** A page while a call that the person sets off has no answer, and when there is none, once and twice. The last action is done again. */
export const unanswered = (base: Base, call: CallName, does: readonly Action[]) =>
  ({
    waiting: { ...base, label: 'waiting for an answer', says: ['Loading'], answers: [`${call}.hang`], does },
    'no-answer': { ...base, label: 'no answer', says: [unreached], answers: [`${call}.dead`], does },
    'no-answer-twice': {
      ...base,
      label: 'no answer twice',
      says: [stillUnreached],
      answers: [`${call}.dead`],
      does: [...does, { sees: unreached }, ...does.slice(-1)],
    },
  }) as const satisfies Record<string, Variant>;

/** The same of a page that makes its call by itself, and needs a session. */
export const spinner = (base: Base, call: CallName) =>
  ({
    usual: { ...base, label: 'waiting for an answer', says: ['Loading'], answers: [`${call}.hang`] },
    'no-answer': { ...base, label: 'no answer', says: [unreached, 'Try again'], answers: [`${call}.dead`] },
    'no-answer-twice': {
      ...base,
      label: 'no answer twice',
      says: [stillUnreached, 'Try again'],
      answers: [`${call}.dead`],
      does: [{ sees: unreached }, { press: 'Try again' }],
    },
    'no-session': noSession,
  }) as const satisfies Record<string, Variant>;

/** How an email address may be wrong; `refused` is what makes the server say so, `also` what else is typed. */
export const emailErrors = (base: Base, refused: Pick<Variant, 'answers' | 'world'>, also: readonly Action[] = []) => {
  const format = 'Enter an email address in the correct format, like name@example.com';
  const typed = (type: string): Action[] => [{ type, into: 'Email address' }, ...also, goOn];
  return {
    'email-too-short': {
      ...base,
      label: 'an email address of 6 characters',
      says: ['We cannot accept email addresses with fewer than 7 characters', 'Enter an email address with at least 7 characters'],
      does: typed('a@b.uk'),
    },
    'email-malformed': { ...base, label: 'no email address', says: [format], does: typed('mobile.example.com') },
    'email-refused': {
      ...base,
      ...refused,
      label: 'the server refuses the email address',
      says: [format],
      does: typed('mobile@example.com'),
    },
  } as const satisfies Record<string, Variant>;
};

const notUsed = 'Your passkey was not used. Try again, or choose another way to log in.';

/** A page that offers a passkey, when that is cancelled, and while its call has no answer. */
export const passkeyOffered = (base: Base, does: readonly Action[]) =>
  ({
    'passkey-not-used': { ...base, label: 'a passkey that is not used', says: [notUsed], device: 'cancels-passkeys', does },
    'passkey-waiting': { ...base, label: 'a passkey: waiting for an answer', says: ['Loading'], answers: ['passkey-options.hang'], does },
  }) as const satisfies Record<string, Variant>;
