import { emailResetLink } from '../backend/recovery/forgotten-password';
import { cookieSession } from '../backend/sign-in/session';
import { robotCheck } from './robot-check';

/** The puzzle between asking for a reset link and getting it. Solved twice, by a double click, it sends one. */
export const botCheckPages = robotCheck('/api/login/bot-check', 'A link to reset a password is sent to people only.', (visit) => {
  const session = cookieSession(visit);
  if (!session?.resetAskedFor) return;
  emailResetLink(visit.world, session.resetAskedFor);
  session.resetAskedFor = undefined;
});
