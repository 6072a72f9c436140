import { minute } from '../clock';
import type { Account, Session, World } from '../model';

/** Where a browser goes that needs no security code: /api/auth/complete with a ticket that works once, within a minute. */
export function completionAddress(world: World, session: Session, account: Account): string {
  const ticket = crypto.randomUUID();
  world.tickets.set(ticket, { accountId: account.id, clientId: String(session.oidc.client_id), until: world.clock.now() + minute });
  return `/api/auth/complete?ticket=${ticket}`;
}
