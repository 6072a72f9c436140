import { isRecord } from '../http/body';
import type { Responders } from '../http/endpoint';
import { Refusal } from '../http/refusal';
import type { Visit } from '../model';
import { clientInfo } from './clients';
import { tokenHolder } from './identity-token';

/** The account API: the user's consent. Both answers are stored, so that the next /authcode does not repeat the question. */
export const agreementHandlers = {
  consent: (visit) => {
    const { account } = tokenHolder(visit);
    if (!isConsent(visit)) throw new Refusal(400, { message: 'Invalid request' });
    account.agreedWith.push(String(visit.body['client-id']));
    return {};
  },
  'terms-update': (visit) => {
    tokenHolder(visit).account.termsUpdateNeeded = false;
    return {};
  },
} satisfies Partial<Responders>;

function isConsent({ body }: Visit): boolean {
  const { 'client-id': id, 'consented-claims': claims, 'oidc-params': oidc } = body;
  const client = clientInfo(id);
  return (
    client !== undefined &&
    Array.isArray(claims) &&
    claims.every((claim) => client.claims.includes(claim as string)) &&
    isRecord(oidc) &&
    oidc.client_id === id &&
    !('session_id' in oidc)
  );
}
