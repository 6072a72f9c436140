import * as z from 'zod/mini';
import type { CallTime } from './http';
import { post } from './login-call';
import { ifReadable, text } from './values';

/** Reminds the holder of an account that is linked to the same person, at its address, that it exists. */
export const duplicateAccountsEmail = (account_id: string, time?: CallTime) =>
  post('/duplicate-accounts-email', { account_id, duplicateNhsNumberReminder: true }, undefined, time);

/** Either the number or the name, whichever the person gave. */
export interface Migration {
  account_id: string;
  first_name?: string;
  last_name?: string;
  nhs_number?: string;
  date_of_birth: string;
  postcode: string;
}

/** Has the new account take the place of the old one. */
export const migrateAccount = (migration: Migration) => post('/account-migration', migration);

const authorizeAgain = z.object({ session_id: ifReadable(text) });

/** Begins the sign-in anew, for another account of the same person; a session id in the answer replaces the present one. */
export const redirectToAuthorize = (account_id: string) =>
  post('/redirect-to-authorize', { account_id, reason: 'duplicate' }, authorizeAgain);
