import type { Account, Visit } from '../model';
import type { Login } from '../provider/grants';
import { levelNeeded } from '../provider/vectors-of-trust';

/**
 * Whether an account must first be matched to a health record, because every requested vector of trust needs it. `login`:
 * as it will be, before the user has logged in.
 */
export const matchDue = ({ provenLevel, matchNotNoticed }: Account, vtr: unknown, login?: Login): boolean =>
  provenLevel === 'P0' ? (levelNeeded(vtr, login?.credentials) ?? 'P0') !== 'P0' : provenLevel === 'P5' && matchNotNoticed;

/** Whether the user must first prove their identity: no record was found, another account is to be replaced, or the client requests it. */
export const proofDue = ({ provenLevel, failureData, migration }: Account, vtr: unknown, { credentials }: Login): boolean =>
  provenLevel !== 'P9' &&
  (failureData !== undefined || migration !== undefined || (provenLevel === 'P5' && levelNeeded(vtr, credentials) === 'P9'));

/** The page on this site for the missing proof before the client gets a code. Undefined when nothing is missing. */
export function nextProof({ url, body }: Pick<Visit, 'url' | 'body'>, account: Account, login: Login): string | undefined {
  if (proofDue(account, body.vtr, login)) return `${url.origin}/pyi/patient-online/gp-connect`;
  return matchDue(account, body.vtr, login) ? `${url.origin}/proofing/find-nhs-record` : undefined;
}
