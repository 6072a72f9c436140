import { traitsAt } from '../../people/personas';
import type { Account } from '../model';
import { descriptorsOf } from '../passkey/passkey';
import { matchDue } from '../proofing/next-proof';

/** The login API's answer about an email address, for a client that asks for these vectors of trust (spec 1, section 4, "Account status after the email is checked"). */
export const accountStatus = (account: Account | undefined, email: string, vtr: unknown) => ({
  status: account?.status ?? 'NOT_FOUND',
  uplift_required: account !== undefined && matchDue(account, vtr),
  allow_p5_before_p9: false,
  auth_options: { authentication_options: { allowCredentials: descriptorsOf(account) }, transaction_id: crypto.randomUUID() },
  landline_registration_enabled: (account ?? traitsAt(email)).landlineRegistrationEnabled,
});

/** The login API's answer about the passkeys of that account. */
export function passkeyStatus(account: Account | undefined) {
  const credentials = descriptorsOf(account);
  return { passkeys_enabled: credentials.length > 0, allow_credentials: credentials };
}
