import { field, isRecord } from '../http/body';
import type { Responders } from '../http/endpoint';
import { Refusal } from '../http/refusal';
import type { Visit } from '../model';
import { nextProof } from '../proofing/next-proof';
import { clientById, clientInfo, redirectUrisOf } from './clients';
import { type Answered, backTo, backWithError, consentDue, handBack } from './hand-back';
import { issueIdentityToken, tokenHolder } from './identity-token';
import { OAuthError } from './oauth-error';

export const authorizationHandlers = {
  authcode: (visit) => {
    const { account, grant } = tokenHolder(visit);
    const client = clientById(visit.body.client_id);
    const redirectUri = field(visit, 'redirect_uri');
    if (!client || !redirectUrisOf(client, visit.url.origin).includes(redirectUri) || 'session_id' in visit.body) {
      throw new Refusal(400, { message: 'Invalid request' });
    }
    if (account.authcodeRefusal) throw new Refusal(account.authcodeRefusal.status, account.authcodeRefusal.body);
    const proof = nextProof(visit, account, grant.login);
    const answered = { world: visit.world, account, login: grant.login, client, request: visit.body };
    return {
      id_token: issueIdentityToken(visit.world, account, client.client_id, grant.login),
      Location: proof ?? locationFor(answered),
      consent_required: !proof && consentDue(account, client.client_id),
      terms_update_required: account.termsUpdateNeeded,
    };
  },
  'client-info': ({ url }) => {
    const info = clientInfo(url.searchParams.get('client-id'));
    if (!info) throw new Refusal(404, { message: 'Client not found' });
    return info;
  },
} satisfies Partial<Responders>;

/** No code leaves the server while consent or terms are missing. A skipped page gets the error of OpenID Connect Core 3.1.2.6. */
function locationFor(answered: Answered): string {
  const { account, client, request } = answered;
  if (consentDue(account, client.client_id) || account.termsUpdateNeeded) return backTo(request, { error: 'consent_required' });
  try {
    return handBack(answered);
  } catch (error) {
    if (error instanceof OAuthError) return backWithError(request, error);
    throw error;
  }
}

/** The account API: the user's consent. Both answers are stored, so that the next /authcode does not repeat the question. */
export const agreementHandlers = {
  consent: (visit) => {
    const { account } = tokenHolder(visit);
    if (!isConsent(visit)) throw new Refusal(400, { message: 'Invalid request' });
    account.agreedWith.push(String(visit.body['client-id']));
  },
  'terms-update': (visit) => {
    tokenHolder(visit).account.termsUpdateNeeded = false;
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
