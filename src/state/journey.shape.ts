import * as z from 'zod/mini';
import type { Detour } from '@/session/detours';
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
  /** Calls that had a detour, and must succeed before they may have another. In memory: `session/detours` has them in the tab's storage. */
  detours: z.array(z.string()),
  /** The detour from which the browser has come back to this document. In memory only. */
  returnedFrom: z.optional(z.custom<Detour>()),
  /** The kinds of detour that only the address tells of, where storage is blocked. In memory only. */
  kindsInAddress: z.array(z.enum(['renewal', 'firewall'])),
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
  detours: false,
  returnedFrom: false,
  kindsInAddress: false,
  loggedIn: false,
  emailedQuery: false,
};
