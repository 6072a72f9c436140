import { RelyingParty } from './relying-party';
import { test as base } from './test';

interface Fixtures {
  party: RelyingParty;
  /** A second client. */
  other: RelyingParty;
}

/** A browser test of the provider, with a client's server. */
export const test = base.extend<Fixtures>({
  party: async ({ baseURL }, use) => {
    const party = await RelyingParty.registered(String(baseURL));
    await use(party);
    await party.leaves();
  },
  other: async ({ baseURL }, use) => {
    const other = await RelyingParty.registered(String(baseURL), {
      client_name: 'Third service',
      grant_types: ['authorization_code', 'refresh_token'],
    });
    await use(other);
    await other.leaves();
  },
});

export { expect } from '@playwright/test';
