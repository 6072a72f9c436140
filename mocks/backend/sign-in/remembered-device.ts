import { day, minute } from '../clock';
import type { Account, Session, World } from '../model';
import type { Login } from '../provider/grants';

/** Remembers a device for 180 days (spec 1, section 9) and returns its token. */
export function rememberDevice(account: Account, now: number, token: string = crypto.randomUUID()): string {
  account.rememberedDevices.push({ token, until: now + 180 * day });
  return token;
}

/** Whether the token belongs to a device remembered less than 180 days ago. */
export const remembersDevice = (account: Account, token: string, now: number): boolean =>
  account.rememberedDevices.some((device) => device.token === token && now < device.until);

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
