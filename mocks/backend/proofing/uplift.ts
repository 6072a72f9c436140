import { type Details, type HealthRecord, healthRecords } from '../../people/health-records';
import { second } from '../clock';
import { noteDuplicate } from '../duplicates/existing-accounts';
import { Refusal } from '../http/refusal';
import { countWrongTry, emptyTally, isLocked } from '../locks';
import type { Account, World } from '../model';

const index: readonly HealthRecord[] = Object.values(healthRecords);

/** Finds a record by number, date of birth and postcode, which must all agree. Refuses otherwise. */
export function recordByNumber({ nhsNumber, dob, postcode }: Details): HealthRecord {
  const found = index.find((record) => record.nhsNumber === nhsNumber);
  if (!found || plainPostcode(found.postcode) !== plainPostcode(postcode)) throw refusal('No match found');
  if (found.dob !== dob) throw refusal('NHS number not verified');
  return usable(found);
}

/** Finds a record by name, date of birth and postcode. Refuses unless exactly one matches. */
export function recordByName(given: Details): HealthRecord {
  const [found, another] = index.filter(
    (record) => sameName(record, given) && record.dob === given.dob && plainPostcode(record.postcode) === plainPostcode(given.postcode),
  );
  if (!found) throw refusal('No match found');
  if (another) throw refusal('Multiple matches found');
  return usable(found);
}

function usable(record: HealthRecord): HealthRecord {
  if (record.unverified) throw refusal('NHS number not verified');
  if (record.invalidated) throw refusal('Record has been invalidated');
  return record;
}

const refusal = (error: string) => new Refusal(404, { error });

/** Middle names count only where both sides have some, because many people and many records leave them out. */
const sameName = (one: Details, other: Details): boolean =>
  plainName(one.firstName) === plainName(other.firstName) &&
  plainName(one.lastName) === plainName(other.lastName) &&
  (!one.middleNames || !other.middleNames || plainName(one.middleNames) === plainName(other.middleNames));

/** The letters of a name, without case, accents, spaces, hyphens, and any kind of apostrophe. */
const plainName = (name: string): string =>
  name
    .normalize('NFKD')
    .replace(/[^\p{L}]/gu, '')
    .toLowerCase();

const plainPostcode = (postcode: string): string => postcode.replace(/\s/g, '').toUpperCase();

/** Matches an account to the record that `find` returns, and raises it to P5. Refuses as in spec 2, sections 4 and 8. */
export function uplift(world: World, account: Account, find: () => HealthRecord) {
  if (account.provenLevel !== 'P0') {
    account.matchNotNoticed = false;
    throw new Refusal(409, { message: 'User has already been uplifted' });
  }
  const { nhsNumber } = recordOf(account, world.clock.now(), find);
  const duplicate = noteDuplicate(world, account, nhsNumber);
  if (duplicate) throw new Refusal(409, duplicate);
  account.nhsNumber = nhsNumber;
  account.provenLevel = 'P5';
  // Details saved for another proof of identity, which is no longer needed.
  account.failureData = undefined;
}

/** The fifth failed match locks for 15 minutes, by number or by name. A successful one clears the count. */
function recordOf(account: Account, now: number, find: () => HealthRecord): HealthRecord {
  if (isLocked(account.matchTries, now)) throw limited(account, 'PDS rate limit has already been exceeded');
  if (account.recordRefusal) throw new Refusal(account.recordRefusal.status, account.recordRefusal.body);
  try {
    const record = find();
    account.matchTries = emptyTally();
    return record;
  } catch (error) {
    throw countWrongTry(account.matchTries, now) ? limited(account, 'PDS rate limit exceeded') : error;
  }
}

const limited = ({ matchTries }: Account, error: string) =>
  new Refusal(403, { error, lockout_time_seconds: Math.ceil(matchTries.lockedUntil / second) });
