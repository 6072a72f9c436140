import * as z from 'zod/mini';
import type { Kept } from './storage/persisted';

/** The person who signs in, from the answers of the login API. The server masks the numbers. */
export const profileShape = z.object({
  email: z.string(),
  status: z.nullable(z.string()),
  upliftRequired: z.boolean(),
  phoneNumber: z.nullable(z.string()),
  landlineNumber: z.nullable(z.string()),
  /** Another account has this phone number too. */
  isDuplicatePhoneNumber: z.boolean(),
});
export type Profile = z.infer<typeof profileShape>;

export const profileKept: Kept<Profile> = {
  email: true,
  status: true,
  upliftRequired: true,
  phoneNumber: true,
  landlineNumber: true,
  isDuplicatePhoneNumber: true,
};
