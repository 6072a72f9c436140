import { exportJWK, generateKeyPair } from 'jose';
import * as oidc from 'openid-client';

/** Nothing listens there. A visitor reads the address that the app would navigate to. */
const redirectUri = 'http://localhost:1/callback';
const scope = 'openid profile email';

/** A client service for all visitors, with an unmodified public library. @param {string} origin of the provider */
export async function newClient(origin) {
  const { publicKey, privateKey } = await generateKeyPair('RS512', { extractable: true });
  const details = { client_name: 'Service under load', redirect_uris: [redirectUri], scope, jwks: { keys: [await exportJWK(publicKey)] } };
  const json = { 'content-type': 'application/json' };
  const registration = await fetch(`${origin}/mock/clients`, { method: 'POST', headers: json, body: JSON.stringify(details) });
  const { client_id: clientId } = await registration.json();
  const authentication = oidc.PrivateKeyJwt(privateKey, {
    // The library names the issuer as audience. NHS login expects the address of its token endpoint.
    [oidc.modifyAssertion]: (_, payload) => void (payload.aud = `${origin}/token`),
  });
  const config = await oidc.discovery(new URL(origin), clientId, {}, authentication, {
    execute: [oidc.allowInsecureRequests, oidc.enableNonRepudiationChecks],
  });

  return {
    clientId,
    /** An authorization request with a unique state, nonce and verifier. */
    async asks() {
      const begun = { state: oidc.randomState(), nonce: oidc.randomNonce(), verifier: oidc.randomPKCECodeVerifier() };
      const url = oidc.buildAuthorizationUrl(config, {
        redirect_uri: redirectUri,
        scope,
        vtr: '["P0.Cp.Cd"]',
        state: begun.state,
        nonce: begun.nonce,
        code_challenge: await oidc.calculatePKCECodeChallenge(begun.verifier),
        code_challenge_method: 'S256',
      });
      return { ...begun, url: url.href };
    },
    /**
     * The claims behind the code of an address. Checks signature, state, nonce and verifier, and throws when one is another user's.
     * @param {string} back @param {{ state: string, nonce: string, verifier: string }} begun
     */
    async claims(back, { state, nonce, verifier }) {
      const tokens = await oidc.authorizationCodeGrant(config, new URL(back), {
        expectedState: state,
        expectedNonce: nonce,
        pkceCodeVerifier: verifier,
        idTokenExpected: true,
      });
      const idToken = tokens.claims();
      const userinfo = await oidc.fetchUserInfo(config, tokens.access_token, idToken?.sub ?? '');
      return { idToken, userinfo };
    },
  };
}
