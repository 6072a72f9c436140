import * as z from 'zod/mini';
import type { Kept } from './storage/persisted';

/** Options and progress of this sign-in. */
export const journeyShape = z.object({
  /** The email address of a new account is confirmed: its phone comes next. */
  emailConfirmed: z.boolean(),
  accountCreated: z.boolean(),
  hasP5Success: z.boolean(),
  gpRecordChecked: z.boolean(),
  allowP5BeforeP9: z.boolean(),
  fido2Enabled: z.boolean(),
  landlineRegistrationEnabled: z.boolean(),
  /** Calls that had a detour, and must succeed before they may have another. */
  detours: z.array(z.string()),
  /** Whether an identity token was held in this document. In memory only. */
  loggedIn: z.boolean(),
  /** The query of an emailed link, which identifies a person and can change their password. In memory only. */
  emailedQuery: z.string(),
});
export type Journey = z.infer<typeof journeyShape>;

export const journeyKept: Kept<Journey> = {
  emailConfirmed: true,
  accountCreated: true,
  hasP5Success: true,
  gpRecordChecked: true,
  allowP5BeforeP9: true,
  fido2Enabled: true,
  landlineRegistrationEnabled: true,
  detours: true,
  loggedIn: false,
  emailedQuery: false,
};
