import { hour } from '../clock';
import type { Account, World } from '../model';
import { sixDigits } from '../sign-in/security-code';
import { deliver } from '../world';

/** Spec 1, section 9. */
const lifetime = hour;

/** Emails a reset link, which replaces an earlier one. `expiry` in it is milliseconds since 1970 on the world's clock. */
export function sendResetLink(world: World, account: Account, text: string) {
  const code = sixDigits();
  const until = world.clock.now() + lifetime;
  account.reset = { code, until };
  const query = new URLSearchParams({ username: account.email, code, expiry: String(until) });
  deliver(world, { kind: 'email', to: account.email, text, link: `/reset/new-password?${query}` });
}
