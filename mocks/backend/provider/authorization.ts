import { minute } from '../clock';
import { finishMigration } from '../duplicates/account-migration';
import { field } from '../http/body';
import type { Responders } from '../http/endpoint';
import { Refusal } from '../http/refusal';
import type { Account, Visit } from '../model';
import { nextProof } from '../proofing/next-proof';
import { exampleClient } from './example-client';
import { issueIdentityToken, tokenHolder } from './identity-token';

const codeLifetime = 10 * minute;

/** The auth API: the authorization code, and what the consent page shows of a client. */
export const authorizationHandlers = {
  authcode: (visit) => {
    const { account } = tokenHolder(visit);
    if (!field(visit, 'client_id') || !field(visit, 'redirect_uri') || 'session_id' in visit.body) {
      throw new Refusal(400, { message: 'Invalid request' });
    }
    if (account.authcodeRefusal) throw new Refusal(account.authcodeRefusal.status, account.authcodeRefusal.body);
    const proof = nextProof(visit, account);
    return {
      id_token: issueIdentityToken(visit.world, account, field(visit, 'client_id')),
      Location: proof ?? locationFor(visit, account),
      consent_required: !proof && account.consentNeeded,
      terms_update_required: account.termsUpdateNeeded,
    };
  },
  'client-info': ({ url }) => {
    if (url.searchParams.get('client-id') !== exampleClient.client_id) throw new Refusal(404, { message: 'Client not found' });
    return exampleClient;
  },
} satisfies Partial<Responders>;

/** No code leaves the server while something is still to be agreed: a skipped page shows as the error of OpenID Connect Core 3.1.2.6. */
function locationFor(visit: Visit, account: Account): string {
  const location = new URL(field(visit, 'redirect_uri'));
  if (account.consentNeeded || account.termsUpdateNeeded) location.searchParams.set('error', 'consent_required');
  else location.searchParams.set('code', issueAuthorizationCode(visit, account));
  if (field(visit, 'state')) location.searchParams.set('state', field(visit, 'state'));
  return location.href;
}

function issueAuthorizationCode({ world, body }: Visit, account: Account): string {
  const code = crypto.randomUUID();
  finishMigration(world, account);
  world.authorizationCodes.set(code, { accountId: account.id, clientId: String(body.client_id), until: world.clock.now() + codeLifetime });
  return code;
}
