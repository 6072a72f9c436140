import { callbackAddress, exampleClient } from './example-client';

/** The example service's authorization request (OpenID Connect Core 3.1.2.1). `vtr`: the JSON text of RFC 8485's vectors. */
export const authorizationRequest = (origin: string, vtr: string) => ({
  client_id: exampleClient.client_id,
  redirect_uri: callbackAddress(origin),
  response_type: 'code',
  scope: exampleClient.approved_scopes.join(' '),
  state: crypto.randomUUID() as string,
  nonce: crypto.randomUUID() as string,
  vtr,
});
