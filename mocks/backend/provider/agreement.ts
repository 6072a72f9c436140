import { isRecord } from '../http/body';
import type { Responders } from '../http/endpoint';
import { Refusal } from '../http/refusal';
import type { Visit } from '../model';
import { exampleClient } from './example-client';
import { tokenHolder } from './identity-token';

/** The account API: what a person has agreed to. Both answers are remembered, so that the next /authcode does not ask again. */
export const agreementHandlers = {
  consent: (visit) => {
    const { account } = tokenHolder(visit);
    if (!isConsent(visit)) throw new Refusal(400, { message: 'Invalid request' });
    account.consentNeeded = false;
    return {};
  },
  'terms-update': (visit) => {
    tokenHolder(visit).account.termsUpdateNeeded = false;
    return {};
  },
} satisfies Partial<Responders>;

function isConsent({ body }: Visit): boolean {
  const { 'client-id': client, 'consented-claims': claims, 'oidc-params': oidc } = body;
  return (
    client === exampleClient.client_id &&
    Array.isArray(claims) &&
    claims.every((claim) => exampleClient.claims.includes(claim as string)) &&
    isRecord(oidc) &&
    oidc.client_id === client &&
    !('session_id' in oidc)
  );
}
