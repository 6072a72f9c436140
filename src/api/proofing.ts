import * as z from 'zod/mini';
import { post } from './addresses-and-headers';
import { flag, ifReadable, legible, number, oneOrMore, orElse, part, type Read, text } from './values';

const shown: Read<string> = (given) => legible(text(given) ?? '') || undefined;

/** Text only: a number is not an email address. */
const address: Read<string> = (given) => (typeof given === 'string' ? shown(given) : undefined);

/** A waiting time in words. A number alone is in hours, as in the specification's text. */
const wait: Read<string> = (given) => shown(given)?.replace(/^\d+$/, (hours) => `${hours} ${hours === '1' ? 'hour' : 'hours'}`);

/** The last second of the year 9999. No lock ends later, so a larger number is in milliseconds. */
const LAST_SECOND = 253_402_300_799;

/** The end of a lock in epoch seconds. Undefined if the server gives no date. */
const lockEnd: Read<number> = (given) => {
  const end = number(given) ?? 0;
  const seconds = end > LAST_SECOND ? end / 1000 : end;
  return number(given) === undefined || seconds > LAST_SECOND ? undefined : seconds;
};

const noDetails = { eligible_for_account_migration_journey: false, email: [], ineligibility_reason: '' };

const parts = z.object({
  error: ifReadable(text),
  message: ifReadable(text),
  account_migration: ifReadable(flag),
  eligible_for_account_migration_journey: orElse(flag, false),
  email: orElse(oneOrMore(address), []),
  ineligibility_reason: orElse((given) => text(given)?.toLowerCase(), ''),
  pyi_sla: ifReadable(wait),
  lockout_time_seconds: ifReadable(lockEnd),
});

export type UpliftRefusal = z.infer<typeof parts>;

/** The parts of a refused uplift about a duplicate account and a lock (spec 2, section 7). A missing or malformed part counts as absent. */
export const upliftRefusal = orElse<UpliftRefusal>(part(parts), noDetails);

interface Person {
  /** yyyy-MM-dd */
  date_of_birth: string;
  postcode: string;
}
interface Names {
  first_name: string;
  last_name: string;
  middle_names?: string;
}

/** Matches a user by their NHS number. Throws ApiError. */
export const upliftNhsKnown = (body: Person & { nhs_number: string; client_id: string }) => post('proofing', '/p5-uplift-nhs-known', body);

/** Matches a user by their name. Throws ApiError. */
export const upliftDemogTrace = (body: Person & Names & { client_id: string }) => post('proofing', '/p5-uplift-demog-trace', body);

/** Stores the details that could not be matched, for the staff who check a user's identity. Throws ApiError. */
export const recordP5FailureData = (body: Person & (Names | { nhs_number: string })) => post('proofing', '/record-p5-failure-data', body);
