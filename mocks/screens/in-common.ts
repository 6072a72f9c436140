import { clientInfoReceived } from '../../src/state/events';
import type { Account } from '../backend/model';
import { exampleClient } from '../backend/provider/example-client';
import type { Here } from './variant';

/** Sends a page's form, where its button says so. */
export const submits = { press: 'Continue' } as const;

/** The account of a person who has one. */
export function ownAccount({ account }: Pick<Here, 'account'>): Account {
  if (!account) throw new Error('There is no account');
  return account;
}

/** A page on which the client service was named has been seen: its homepage is known. */
export const clientKnown = [clientInfoReceived(exampleClient)];
/** The link that a page has then. */
export const toClient = 'Go to Example health service';

/** A password that may be chosen. */
export const goodPassword = 'Anoth3rPassword';
/** What is wrong with one that may not, on each page where one is chosen: what was typed, and the sentence. */
export const wrongPasswords = {
  format: ['passw0rd', 'Enter a password in the correct format'],
  long: [`P${'a'.repeat(256)}`, 'Enter a password with no more than 256 characters'],
} as const;

/** Where a page that an email leads to is opened in another browser than that of the login. */
export const otherBrowser =
  "Go back to the website or app that you want to use, and select 'Continue with NHS login'. Get help with NHS login (opens in a new tab)";
export const elsewhere = { label: 'in another browser than that of the login' } as const;
