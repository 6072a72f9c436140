import type { UnknownAction } from '@reduxjs/toolkit';
import { act, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { loginBegun, signInEnded, userChanged } from '@/state/events';
import { type SignOutReason, signOutReasons } from '@/state/sign-out-reasons';
import type { RootState } from '@/state/store';
import { expectConsoleMessage } from '../support/console-guard';
import { openAndSubmit, signIn } from '../support/page-action';
import { pendingCalls } from '../support/pending-calls';
import { sample } from '../support/sample';
import type { Sender } from '../support/senders/sender';
import { namedSenders } from '../support/senders/senders';
import { waitForIdle } from '../support/wait-for-idle';

/** Every way to sign out, but for another sign-in in the cookies: `session-during-call.test.tsx` has that one. */
const signOuts: readonly (readonly [string, UnknownAction])[] = [
  ...(Object.keys(signOutReasons) as SignOutReason[])
    .filter((ending) => !['replaced', 'anotherEmail', 'anotherLogin'].includes(ending))
    .map((ending) => [ending, signInEnded(ending)] as const),
  ['another email address', userChanged()],
  ['another login', loginBegun()],
];

const cookies = () => document.cookie.split('; ').toSorted();
/** What the document knows of the user, and of the sign-in. */
const known = ({ profile, journey, proofing, passkey, deadlines }: RootState) => ({ profile, journey, proofing, passkey, deadlines });

/** Details of the client are about no user: they are taken as long as the client stays. */
const aboutUser = namedSenders.filter(([, { call }]) => call !== 'client-info');
const cases = aboutUser.flatMap(([name, sender]) => signOuts.map(([reason, event]) => [name, reason, sender, event] as const));

async function answerAfter(sender: Sender, event: UnknownAction) {
  const typed = signIn(sender);
  if (sender.complaint) expectConsoleMessage(sender.complaint);
  const call = pendingCalls(sender.call);
  const { store, exits } = await openAndSubmit(sender, typed);
  await waitFor(() => expect(call.sent()).toBe(1));
  act(() => void store.dispatch(event));
  const before = { cookies: cookies(), known: known(store.getState()), exits: [...exits] };
  await call.answerNext();
  await waitForIdle();
  return { before, after: { cookies: cookies(), known: known(store.getState()), exits: [...exits] } };
}

describe('answer after a sign-out', () => {
  it.each(sample(cases, 20))(
    'ignores the answer of %s after a sign-out by %s: no cookie, no storage, no navigation',
    async (_name, _reason, sender, event) => {
      const { before, after } = await answerAfter(sender, event);
      expect(after).toEqual(before);
    },
  );
});
