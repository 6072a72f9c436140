// The app loads this late. Imported by one test, its tables would count for that test alone when `node scripts/mutations.mjs` changes them.
import '@/journeys/passkey/ceremony/log-in-with-passkey';
import type { UnknownAction } from '@reduxjs/toolkit';
import { endPageVisit } from '@/outcome/exit';
import type { Step } from '@/outcome/step';
import { openSignIn } from '@/session/sign-in';
import { openStore } from './bare-store';
import { writeSession, writeToken } from './cookies';

/** Signs a user in, and runs steps as a page does. */
export function openSteps(...events: UnknownAction[]) {
  writeSession('session-1');
  writeToken('account-1');
  openSignIn();
  const { store } = openStore(...events);
  const run = async <Argument, Code extends string>(step: Step<Argument, Code>, argument?: Argument) => {
    const outcome = await store.dispatch(step(argument as Argument));
    if (outcome?.kind !== 'go') return outcome;
    // `tests/units/outcome/step.test.ts` proves the cause of every outcome.
    const { cause: _cause, ...others } = outcome;
    return others;
  };
  return { run, store, state: store.getState };
}

/** Runs a step with its argument and returns its outcome. */
export type Run = ReturnType<typeof openSteps>['run'];

/** For `recordSends`: the user leaves the page during these calls. */
export const leavePageDuring = (path: string) => (call: string) => {
  if (call.endsWith(path)) endPageVisit();
};
