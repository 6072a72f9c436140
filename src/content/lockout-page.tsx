import { type ReactNode, useState } from 'react';
import { LOCKOUT_MINUTES } from '@/limits-and-durations';
import { useLock } from '@/deadlines/deadline';
import { LockWait } from '@/deadlines/lock-wait';
import { ButtonLink } from '@/page/button';
import { HelpCode } from '@/page/help/help-code';
import { Page } from '@/page/page';
import type { Path } from '@/paths';
import { sessionId } from '@/session/sign-in';
import type { Lock } from '@/state/events';
import { BackToClient } from './back-to-client';

interface LockoutPageProps {
  reason: string;
  /** A sentence of the specification that asks the user to wait. It replaces the one with the minutes. */
  wait?: string;
  /** The specification names the minutes without 'up to'. */
  exactly?: boolean;
  lock: Lock;
  again: Path;
  children?: ReactNode;
}

/** 'You cannot continue': what was tried too many times, when to try again, and the links onwards until then. */
export function LockoutPage({ reason, exactly = false, wait, lock, again, children }: LockoutPageProps) {
  const end = useLock(lock);
  const [session] = useState(() => sessionId() !== '');
  const minutes = `Wait ${exactly ? '' : 'up to '}${LOCKOUT_MINUTES} minutes. This keeps your account safe.`;
  // Without a known end, `LockWait` names the minutes.
  const asksToWait = end ? !end.over : wait !== undefined;
  return (
    <Page title="You cannot continue">
      {/* One string, so that React replaces the text even if a translator has replaced its nodes. */}
      <p>{asksToWait ? `${reason} ${wait ?? minutes}` : reason}</p>
      <LockWait end={end} exactly={exactly}>
        {session && <ButtonLink to={again}>Try again</ButtonLink>}
      </LockWait>
      {children}
      <BackToClient fetches />
      <HelpCode />
    </Page>
  );
}
