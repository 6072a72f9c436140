import type { CallName } from '../backend/http/calls';
import type { Action, Variant } from './variant';

/** What the variants of a page have in common. */
export type Base = Omit<Variant, 'label'>;

export const unreached = 'We could not reach the service. Check your internet connection and try again.';
export const stillUnreached =
  'We still could not reach the service. Nothing is lost on this page: leave it open, wait a few minutes and try again. If it does not work then, get help (opens in a new tab).';

/** What is logged when a call to the auth API has failed (spec 2, section 8). */
export const authApiFailed = { logs: 'A call to the auth API has failed' } as const;
const loggedOf = (call: CallName) => (call === 'authcode' || call === 'client-info' ? authApiFailed : {});

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
    'no-answer': { ...base, ...loggedOf(call), label: 'no answer', says: [unreached], answers: [`${call}.dead`], does },
    'no-answer-twice': {
      ...base,
      ...loggedOf(call),
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
    'no-answer': { ...base, ...loggedOf(call), label: 'no answer', says: [unreached, 'Try again'], answers: [`${call}.dead`] },
    'no-answer-twice': {
      ...base,
      ...loggedOf(call),
      label: 'no answer twice',
      says: [stillUnreached, 'Try again'],
      answers: [`${call}.dead`],
      does: [{ sees: unreached }, { press: 'Try again' }],
    },
    'no-session': noSession,
  }) as const satisfies Record<string, Variant>;
