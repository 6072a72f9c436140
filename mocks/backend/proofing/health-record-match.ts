import { type Details, type HealthRecord, healthRecords } from '../../people/health-records';
import { Refusal } from '../http/refusal';

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
