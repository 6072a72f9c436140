import { createServer } from 'node:http';
import type { Page } from '@playwright/test';
import { exportJWK } from 'jose';
import * as oidc from 'openid-client';
import { startServer } from './started';
import { test as base } from './test';

export interface Begun {
  url: string;
  state: string;
  nonce: string;
  verifier: string;
}

interface Returned {
  back: URL;
  begun: Begun;
}

/** A client's server: it registers, requests logins and exchanges codes, with an unmodified public library and without cookies. */
export class RelyingParty {
  private constructor(
    readonly origin: string,
    readonly clientId: string,
    readonly redirectUri: string,
    readonly key: CryptoKey,
    /** Stops its server. */
    readonly leaves: () => unknown,
    readonly config: oidc.Configuration,
  ) {}

  /** Starts a new client, with other metadata than usual. */
  static async registered(origin: string, metadata: Record<string, unknown> = {}): Promise<RelyingParty> {
    const page = '<!doctype html><link rel="icon" href="data:,"><title>Client</title><h1>Welcome back</h1>';
    const server = await startServer(createServer((_, answer) => answer.setHeader('content-type', 'text/html').end(page)));
    const redirectUri = `${server.origin}/callback`;
    const pair = await newKeys();
    const clientId = await registered(origin, {
      client_name: 'Second service',
      redirect_uris: [redirectUri],
      scope: 'openid profile email phone',
      jwks: { keys: [await exportJWK(pair.publicKey)] },
      ...metadata,
    });
    const config = await discovered(origin, clientId, oidc.PrivateKeyJwt(pair.privateKey, forTokenEndpoint(origin)));
    return new RelyingParty(origin, clientId, redirectUri, pair.privateKey, server.stop, config);
  }

  /** The same client after a restart, without cached keys. */
  restarts = () => discovered(this.origin, this.clientId, oidc.PrivateKeyJwt(this.key, forTokenEndpoint(this.origin)));

  /** An authorization request with state, nonce and PKCE, by default for a login without proof. */
  async asks(parameters: Record<string, string> = {}): Promise<Begun> {
    const begun = { state: oidc.randomState(), nonce: oidc.randomNonce(), verifier: oidc.randomPKCECodeVerifier() };
    const url = oidc.buildAuthorizationUrl(this.config, {
      redirect_uri: this.redirectUri,
      scope: 'openid profile email phone',
      state: begun.state,
      nonce: begun.nonce,
      code_challenge: await oidc.calculatePKCECodeChallenge(begun.verifier),
      code_challenge_method: 'S256',
      vtr: '["P0.Cp.Cd"]',
      ...parameters,
    });
    return { ...begun, url: url.href };
  }

  async begins(page: Page, parameters: Record<string, string> = {}): Promise<Begun> {
    const begun = await this.asks(parameters);
    await page.goto(begun.url);
    return begun;
  }

  /** Waits for the browser to return, and exchanges its code. */
  finishes = async (page: Page, begun: Begun) => this.exchanges({ back: await this.isReturnedTo(page), begun });

  /** Logs in a browser without acts of its user. */
  logsIn = async (page: Page) => this.finishes(page, await this.begins(page, { mock_persona: 'mobile', mock_straight: '1' }));

  async isReturnedTo(page: Page): Promise<URL> {
    await page.waitForURL((url) => url.href.startsWith(this.redirectUri));
    return new URL(page.url());
  }

  /** Exchanges the code of that address. Throws the library's errors. */
  exchanges = ({ back, begun: { state, nonce, verifier } }: Returned, config = this.config) =>
    oidc.authorizationCodeGrant(config, back, {
      expectedState: state,
      expectedNonce: nonce,
      pkceCodeVerifier: verifier,
      idTokenExpected: true,
    });

  userinfo = (token: string, subject: string) => oidc.fetchUserInfo(this.config, token, subject);

  /** A code without a browser: the address to which a user would have returned. */
  async straight(persona: string, parameters: Record<string, string> = {}): Promise<Returned> {
    const begun = await this.asks({ mock_persona: persona, mock_straight: '1', ...parameters });
    const answer = await fetch(begun.url, { redirect: 'manual' });
    return { begun, back: new URL(answer.headers.get('location') ?? '', this.origin) };
  }
}

/** Registers a client. `metadata`: field names of OpenID Connect Dynamic Client Registration. Returns its id. */
async function registered(origin: string, metadata: object): Promise<string> {
  const headers = { 'content-type': 'application/json' };
  const answer = await fetch(`${origin}/mock/clients`, { method: 'POST', headers, body: JSON.stringify(metadata) });
  return ((await answer.json()) as { client_id: string }).client_id;
}

/** RSA with SHA-512. */
const newKeys = () =>
  crypto.subtle.generateKey(
    { name: 'RSASSA-PKCS1-v1_5', hash: 'SHA-512', modulusLength: 2048, publicExponent: new Uint8Array([1, 0, 1]) },
    true,
    ['sign', 'verify'],
  );

/** The library names the issuer as audience. NHS login expects the address of its token endpoint. */
const forTokenEndpoint = (origin: string) => ({
  [oidc.modifyAssertion]: (_: unknown, payload: Record<string, unknown>) => void (payload.aud = `${origin}/token`),
});

/** Over HTTP on this machine. Checks the signature of the ID token, which the library otherwise leaves to TLS. */
const discovered = (origin: string, clientId: string, authentication: oidc.ClientAuth) =>
  oidc.discovery(new URL(origin), clientId, {}, authentication, { execute: [oidc.allowInsecureRequests, oidc.enableNonRepudiationChecks] });

/** A browser test of the provider, with the servers of two clients. */
export const test = base.extend<{ party: RelyingParty; other: RelyingParty }>({
  party: async ({ baseURL }, use) => {
    const party = await RelyingParty.registered(String(baseURL));
    await use(party);
    party.leaves();
  },
  other: async ({ baseURL }, use) => {
    const metadata = { client_name: 'Third service', grant_types: ['authorization_code', 'refresh_token'] };
    const other = await RelyingParty.registered(String(baseURL), metadata);
    await use(other);
    other.leaves();
  },
});
