import { ButtonLink } from './button-link';
import { NeedsSession } from './needs-session';

/** The only link onwards to the login, for pages that users may open without one, for example from an email. */
export const LogInAgain = ({ to, children }: { to: string; children: string }) => (
  <NeedsSession>
    <ButtonLink to={to}>{children}</ButtonLink>
  </NeedsSession>
);
