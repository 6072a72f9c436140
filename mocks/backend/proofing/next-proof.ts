import type { Account, Visit } from '../model';

/** Whether an account must first be matched to a health record. */
export const matchDue = ({ upliftRequired, provenLevel, matchNotNoticed }: Account): boolean =>
  upliftRequired && (provenLevel === 'P0' || (provenLevel === 'P5' && matchNotNoticed));

/** Whether the person must first prove who they are: no record was found, another account is to be replaced, or the client asks for it. */
const proofDue = ({ provenLevel, failureData, migration }: Account, vtr: unknown): boolean =>
  provenLevel !== 'P9' && (failureData !== undefined || migration !== undefined || (provenLevel === 'P5' && asksForP9Only(vtr)));

/** The address on this site where a person is proven further before the client gets a code; undefined when nothing is missing. */
export function nextProof({ url, body }: Visit, account: Account): string | undefined {
  if (proofDue(account, body.vtr)) return `${url.origin}/pyi/patient-online/gp-connect`;
  return matchDue(account) ? `${url.origin}/proofing/find-nhs-record` : undefined;
}

/** Whether every vector of trust (RFC 8485) is of the highest level; none at all means that too. */
const asksForP9Only = (vtr: unknown): boolean => vectorsOf(vtr ?? []).every((vector) => String(vector).split('.').includes('P9'));

/** A request has the JSON text of a list, the list itself, or a single vector. */
function vectorsOf(vtr: unknown): unknown[] {
  try {
    return [JSON.parse(String(vtr)) as unknown].flat();
  } catch {
    return [vtr].flat();
  }
}
