import type { HealthRecord } from '../../people/health-records';
import { second } from '../clock';
import { noteDuplicate } from '../duplicates/existing-accounts';
import { Refusal } from '../http/refusal';
import { countWrongTry, emptyTally, isLocked } from '../locks';
import type { Account, World } from '../model';

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
