import * as z from 'zod/mini';
import type { Kept } from './storage/persisted';

/** The person who signs in, from the answers of the login API. The server masks the numbers. */
export const profileShape = z.object({
  email: z.string(),
  status: z.nullable(z.string()),
  upliftRequired: z.boolean(),
  /** The password was right, and a security code is what the login still needs. */
  codeDue: z.boolean(),
  phoneNumber: z.nullable(z.string()),
  landlineNumber: z.nullable(z.string()),
  /** The number that is being changed: the next code goes to the new one. */
  changing: z.nullable(z.enum(['mobile', 'landline'])),
  /** Another account has this phone number too. */
  isDuplicatePhoneNumber: z.boolean(),
});
export type Profile = z.infer<typeof profileShape>;

export const profileKept: Kept<Profile> = {
  email: true,
  status: true,
  upliftRequired: true,
  codeDue: true,
  phoneNumber: true,
  landlineNumber: true,
  changing: true,
  isDuplicatePhoneNumber: true,
};
