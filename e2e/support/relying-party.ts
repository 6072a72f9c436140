import { createServer } from 'node:http';
import type { Page } from '@playwright/test';
import { exportJWK, generateKeyPair } from 'jose';
import * as oidc from 'openid-client';
import { startServer } from './started';
import { expect, test as base } from './test';

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

  /** Starts a new client with this name. */
  static async registered(origin: string, client_name: string): Promise<RelyingParty> {
    const page = '<!doctype html><link rel="icon" href="data:,"><title>Client</title><h1>Welcome back</h1>';
    const server = await startServer(createServer((_, answer) => answer.setHeader('content-type', 'text/html').end(page)));
    const redirectUri = `${server.origin}/callback`;
    const { publicKey, privateKey } = await generateKeyPair('RS512', { extractable: true });
    const jwks = { keys: [await exportJWK(publicKey)] };
    const body = JSON.stringify({ client_name, redirect_uris: [redirectUri], scope: 'openid profile email phone', jwks });
    const answer = await fetch(`${origin}/mock/clients`, { method: 'POST', headers: { 'content-type': 'application/json' }, body });
    const { client_id: clientId } = (await answer.json()) as { client_id: string };
    const config = await discovered(origin, clientId, oidc.PrivateKeyJwt(privateKey, forTokenEndpoint(origin)));
    return new RelyingParty(origin, clientId, redirectUri, privateKey, server.stop, config);
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
    const party = await RelyingParty.registered(String(baseURL), 'Second service');
    await use(party);
    party.leaves();
  },
  other: async ({ baseURL }, use) => {
    const other = await RelyingParty.registered(String(baseURL), 'Third service');
    await use(other);
    other.leaves();
  },
});

export { expect };
