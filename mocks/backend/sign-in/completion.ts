import { minute } from '../clock';
import type { Account, Session, World } from '../model';
import type { Login } from '../provider/grants';

/** The redirect that skips the security code: /api/auth/complete with a ticket that works once, within a minute. */
export function completionAddress(world: World, session: Session, account: Account, credentials: Login['credentials']): string {
  const ticket = crypto.randomUUID();
  const now = world.clock.now();
  world.tickets.set(ticket, {
    accountId: account.id,
    clientId: String(session.oidc.client_id),
    until: now + minute,
    login: { credentials, at: now },
  });
  return `/api/auth/complete?ticket=${ticket}`;
}
