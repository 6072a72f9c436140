import { type ReactNode, useState } from 'react';
import { sessionId } from '@/session/sign-in';
import { BackToClient } from './back-to-client';
import { ButtonLink } from './button-link';

/**
 * Links onwards that need a session. Without a session (another browser, another day) they would fail, so the page shows the client service
 * instead, where a login begins.
 */
export function NeedsSession({ children }: { children: ReactNode }) {
  const [begun] = useState(() => sessionId() !== '');
  if (begun) return children;
  return (
    <>
      <p>Go back to the website or app that you want to use, and select &apos;Continue with NHS login&apos;.</p>
      <BackToClient />
    </>
  );
}

/** The only link onwards to the login, for pages that users may open without one, for example from an email. */
export const LogInAgain = ({ to, children }: { to: string; children: string }) => (
  <NeedsSession>
    <ButtonLink to={to}>{children}</ButtonLink>
  </NeedsSession>
);
