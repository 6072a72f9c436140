import * as z from 'zod/mini';
import { post } from './addresses-and-headers';
import type { CallTime } from './http';
import { ifReadable, text } from './values';

/** Sends a reminder to the email address of the user's other account. Throws ApiError. */
export const duplicateAccountsEmail = (account_id: string, time?: CallTime) =>
  post('login', '/duplicate-accounts-email', { account_id, duplicateNhsNumberReminder: true }, undefined, time);

/** Contains either the NHS number or the name, whichever the user gave. */
export interface Migration {
  account_id: string;
  first_name?: string;
  last_name?: string;
  nhs_number?: string;
  date_of_birth: string;
  postcode: string;
}

/** Replaces the old account by the new one. Throws ApiError. */
export const migrateAccount = (migration: Migration) => post('login', '/account-migration', migration);

const authorizeAgain = z.object({ session_id: ifReadable(text) });

/** Starts a new sign-in to another account of the same user. A session id in the answer replaces the current one. Throws ApiError. */
export const redirectToAuthorize = (account_id: string) =>
  post('login', '/redirect-to-authorize', { account_id, reason: 'duplicate' }, authorizeAgain);
