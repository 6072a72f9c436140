import { field } from '../http/body';
import { Refusal } from '../http/refusal';
import type { Account, Session, Visit } from '../model';
import { holderOf, identityCookie } from '../provider/identity-token';
import { liveSession } from '../sign-in/session';
import { accountById } from '../world';

/** The account in a body, which must be that of the session, or of the identity token if no password was given. */
export function ownAccount(visit: Visit): { session: Session; account: Account } {
  const { world, cookies } = visit;
  const session = liveSession(visit);
  const account = accountById(world, session.accountId) ?? holderOf(world, cookies[identityCookie])?.account;
  if (!account) throw new Refusal(401, { message: 'Unauthorized' });
  if (field(visit, 'account_id') !== account.id) throw new Refusal(400, { message: 'Invalid request' });
  return { session, account };
}
