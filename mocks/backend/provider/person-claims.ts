import { createHash } from 'node:crypto';
import { type Details, healthRecords } from '../../people/health-records';
import type { Account } from '../model';
import type { Claims } from './grants';
import { claimsOfScope } from './scopes';

/** The `sub` of an account: a UUID (RFC 9562, in the form of version 5) that does not change when the server restarts. */
export function subjectOf({ id }: Account): string {
  const hash = createHash('sha256').update(id).digest('hex');
  return [hash.slice(0, 8), hash.slice(8, 12), `5${hash.slice(13, 16)}`, `8${hash.slice(17, 20)}`, hash.slice(20, 32)].join('-');
}

/** The identity of a user, as far as they have proved it. */
function personOf({ provenLevel, nhsNumber, failureData }: Account): Details | undefined {
  if (provenLevel === 'P0') return undefined;
  return Object.values<Details>(healthRecords).find((record) => record.nhsNumber === nhsNumber) ?? failureData;
}

/** The value of NHS login's example, because the mock's records have no practice. */
const practice = 'A12344';

/** Every claim of a user that any scope grants. Undefined for an unknown one. */
function claimsOf(account: Account, clientId: string): Claims {
  const { provenLevel, email, mobile, landline, numberUnproven } = account;
  const person = personOf(account);
  const number = internationalNumber(mobile);
  return {
    nhs_number: (person && account.nhsNumber) ?? undefined,
    family_name: person?.lastName.toUpperCase(),
    given_name: person?.firstName,
    birthdate: person?.dob,
    identity_proofing_level: provenLevel === 'P0' ? undefined : provenLevel,
    email,
    email_verified: true,
    phone_number: number,
    phone_number_verified: number && !numberUnproven,
    phone_number_pds_matched: number && person !== undefined,
    landline_number: internationalNumber(landline),
    landline_number_verified: landline !== null || undefined,
    gp_registration_details: person && { gp_ods_code: practice },
    gp_integration_credentials:
      provenLevel === 'P9' ? { gp_user_id: `user-${account.id}`, gp_linkage_key: 'not-a-linkage-key', gp_ods_code: practice } : undefined,
    client_user_metadata: account.clientMetadata[clientId],
  };
}

/** The claims of these scopes. One without a value is omitted, never null. */
export function claimsByScope(account: Account, clientId: string, scopes: readonly string[]): Claims {
  const all = claimsOf(account, clientId);
  const names = new Set(scopes.flatMap((scope) => claimsOfScope[scope] ?? []));
  return Object.fromEntries([...names].map((name) => [name, all[name]]).filter(([, value]) => value !== undefined));
}

/** With the country code, like numbers after a change. */
const internationalNumber = (number: string | null): string | undefined => number?.replace(/\s/g, '').replace(/^0/, '+44');
