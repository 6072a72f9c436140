import { field } from '../http/body';
import { Refusal } from '../http/refusal';
import type { Visit } from '../model';
import { liveSession } from '../sign-in/session';

/** Looser than the app's own rule, like the second check of a server. */
const emailShape = /^\S+@[^\s@]+\.[^\s@]+$/;

/** The email address in a call's body. Refuses a malformed one, and a call without a live session. */
export function givenEmail(visit: Visit): string {
  liveSession(visit);
  const email = field(visit, 'email');
  if (!emailShape.test(email)) throw new Refusal(400, { error: 'Invalid email address' });
  return email;
}
