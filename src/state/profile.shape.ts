import * as z from 'zod/mini';
import type { Kept } from './storage/persisted';

/** Who is signing in, as far as the answers of the login API have told. Numbers are masked by the server. */
export const profileShape = z.object({
  email: z.string(),
  status: z.nullable(z.string()),
  upliftRequired: z.boolean(),
  phoneNumber: z.nullable(z.string()),
  landlineNumber: z.nullable(z.string()),
  /** Somebody else has this phone number too, says the login API. */
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
