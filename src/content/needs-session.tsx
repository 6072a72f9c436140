import { type ReactNode, useState } from 'react';
import { sessionId } from '@/session/session';
import { BackToClient } from './back-to-client';

/**
 * Ways on that need a session. Without one when the page is shown (another browser, another day) none is drawn that would fail: the
 * way on is the client service, where a login begins.
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
