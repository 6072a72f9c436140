import { sessionId } from '@/session/session';
import { BackToClient } from './back-to-client';
import { ButtonLink } from './button-link';

/** The way on from a page that a link in an email leads to: in another browser than the one of the login, that login is not known. */
export function LogInAgain({ to, children }: { to: string; children: string }) {
  if (sessionId()) return <ButtonLink to={to}>{children}</ButtonLink>;
  return (
    <>
      <p>Go back to the website or app that you want to use, and select &apos;Continue with NHS login&apos;.</p>
      <BackToClient />
    </>
  );
}
