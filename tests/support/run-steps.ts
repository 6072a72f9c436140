// Fetched late by the app. Brought by a test, its tables would count to that test alone when `node scripts/power.mjs` changes them.
import '@/journeys/passkey-ceremony/steps/log-in-with-passkey';
import type { UnknownAction } from '@reduxjs/toolkit';
import { endPageVisit } from '@/outcome/page-visit';
import type { Step } from '@/outcome/step-type';
import { openSignIn } from '@/session/sign-in';
import { openStore } from './bare-store';
import { writeSession, writeToken } from './cookies-by-hand';

/** Signs a user in, and runs steps as a page does. */
export function openSteps(...events: UnknownAction[]) {
  writeSession('session-1');
  writeToken('account-1');
  openSignIn();
  const { store } = openStore(...events);
  const run = <Argument, Code extends string>(step: Step<Argument, Code>, argument?: Argument) =>
    store.dispatch(step(argument as Argument));
  return { run, store, state: store.getState };
}

/** Runs a step with what it is given, and answers its outcome. */
export type Run = ReturnType<typeof openSteps>['run'];

/** The person leaves the page while these calls are under way; for `recordSends`. */
export const leavingDuring = (path: string) => (call: string) => {
  if (call.endsWith(path)) endPageVisit();
};
