import * as z from 'zod/mini';
import type { Kept } from './storage/persisted';

/** What this sign-in may offer and what has happened in it so far. */
export const journeyShape = z.object({
  accountCreated: z.boolean(),
  hasP5Success: z.boolean(),
  gpRecordChecked: z.boolean(),
  allowP5BeforeP9: z.boolean(),
  fido2Enabled: z.boolean(),
  landlineRegistrationEnabled: z.boolean(),
  /** Calls that have been sent round once and may not be sent round again before they succeed. */
  detours: z.array(z.string()),
  /** Whether an identity token was held in this document. In memory only. */
  loggedIn: z.boolean(),
  /** The query of a link from an email, which says who somebody is and may change their password. In memory only. */
  emailedQuery: z.string(),
});
export type Journey = z.infer<typeof journeyShape>;

export const journeyKept: Kept<Journey> = {
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
