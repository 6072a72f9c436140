import { exportJWK, generateKeyPair } from 'jose';
import * as oidc from 'openid-client';

/** Nobody listens there: a visitor reads the address that the app would leave for. */
const redirectUri = 'http://localhost:1/callback';

/**
 * A client service of its own, which all visitors come from, by a public library as it comes.
 * @param {string} origin of the provider
 */
export async function newClient(origin) {
  const { publicKey, privateKey } = await generateKeyPair('RS512', { extractable: true });
  const registration = await fetch(`${origin}/mock/clients`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({
      client_name: 'Service under load',
      redirect_uris: [redirectUri],
      scope: 'openid profile email',
      jwks: { keys: [await exportJWK(publicKey)] },
    }),
  });
  const { client_id: clientId } = await registration.json();
  const authentication = oidc.PrivateKeyJwt(privateKey, {
    // The library names the issuer as audience; NHS login wants the address of its token endpoint.
    [oidc.modifyAssertion]: (_, payload) => void (payload.aud = `${origin}/token`),
  });
  const config = await oidc.discovery(new URL(origin), clientId, {}, authentication, {
    execute: [oidc.allowInsecureRequests, oidc.enableNonRepudiationChecks],
  });

  return {
    clientId,
    /** An authorization request with a state, nonce and verifier that nobody else has. */
    async asks() {
      const begun = { state: oidc.randomState(), nonce: oidc.randomNonce(), verifier: oidc.randomPKCECodeVerifier() };
      const url = oidc.buildAuthorizationUrl(config, {
        redirect_uri: redirectUri,
        scope: 'openid profile email',
        vtr: '["P0.Cp.Cd"]',
        state: begun.state,
        nonce: begun.nonce,
        code_challenge: await oidc.calculatePKCECodeChallenge(begun.verifier),
        code_challenge_method: 'S256',
      });
      return { ...begun, url: url.href };
    },
    /**
     * The claims behind the code of an address, with signature, state, nonce and verifier checked: throws when one is somebody else's.
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
