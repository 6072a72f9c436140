import { RelyingParty } from './relying-party';
import { test as base } from './test';

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

export { expect } from '@playwright/test';
