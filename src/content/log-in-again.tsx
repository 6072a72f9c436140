import { ButtonLink } from './button-link';
import { NeedsSession } from './needs-session';

/** The one way on into the login, from a page that people may come to without one: by a link in an email, say. */
export const LogInAgain = ({ to, children }: { to: string; children: string }) => (
  <NeedsSession>
    <ButtonLink to={to}>{children}</ButtonLink>
  </NeedsSession>
);
