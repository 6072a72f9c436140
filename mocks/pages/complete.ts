import { identityCookie, issueIdentityToken } from '../backend/provider/identity-token';
import { accountById } from '../backend/world';
import { problem } from './layout';
import { pageRoute, sendTo } from './page-route';

/** Where a sign-in that needs no security code goes: it hands out the identity token, once, and sends the browser to /authcode. */
export const completePage = pageRoute('GET /api/auth/complete', ({ world, url }) => {
  const ticket = url.searchParams.get('ticket') ?? '';
  const grant = world.tickets.get(ticket);
  const account = accountById(world, grant?.accountId);
  world.tickets.delete(ticket);
  if (!grant || !account || world.clock.now() >= grant.until) return problem('This sign-in has been used or has expired.');
  return sendTo('/authcode', [`${identityCookie}=${issueIdentityToken(world, account, grant.clientId)}`]);
});
