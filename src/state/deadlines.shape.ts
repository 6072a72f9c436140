import * as z from 'zod/mini';
import type { Kept } from './storage/persisted';

/** Something that a deadline is reckoned from; `lock …` is a refusal for too many tries. */
export type Moment = 'session' | 'login' | 'code' | 'emailCode' | 'resetLink' | 'numberChange' | 'hidden' | `lock ${Lock}`;

/** A lock that ends by itself (spec 1, section 9; spec 2, section 9). */
export type Lock = 'login' | 'password' | 'code' | 'codeRequests' | 'passkey' | 'registration' | 'match' | 'records' | 'reset' | 'reminder';

/** The moments that the deadlines of this session are reckoned from. Nothing in it is about a person. */
export const deadlinesShape = z.object({
  /** The `state` of the client's request: with another one a session begins anew, be it under the same id. */
  request: z.string(),
  /** Lead of the server's clock over the device's by which the moments stand, in milliseconds; null: they stand by the device's. */
  lead: z.nullable(z.number()),
  /** Epoch milliseconds, by name. */
  noted: z.record(z.string(), z.number()),
  /** The same moments by the clock of this device. */
  byDevice: z.record(z.string(), z.number()),
});
type Moments = Partial<Record<Moment, number>>;
export interface Deadlines extends Omit<z.infer<typeof deadlinesShape>, 'noted' | 'byDevice'> {
  noted: Moments;
  byDevice: Moments;
}

export const deadlinesKept: Kept<Deadlines> = { request: true, lead: true, noted: true, byDevice: true };
