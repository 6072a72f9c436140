import { countRequest, emptyTally, type Tally } from './locks';
import { Refusal } from './http/refusal';
import { plainEmail } from './accounts/plain-email';
import type { World } from './world';

type Counted = 'reset link' | 'registration' | 'another email code' | 'wrong email code';

/** What is counted by address, whether or not it belongs to an account: a lock must not tell. */
export type TallyKey = `${Counted}: ${string}`;

/** How often something was tried with an address. */
export function addressTally(world: World, counted: Counted, email: string): Tally {
  const key: TallyKey = `${counted}: ${plainEmail(email)}`;
  const tally = world.addressTallies.get(key) ?? emptyTally();
  world.addressTallies.set(key, tally);
  return tally;
}

/** Counts a request about an address; refuses the sixth, and all others for 15 minutes. */
export function limitRequests(world: World, counted: Counted, email: string, error: string) {
  if (!countRequest(addressTally(world, counted, email), world.clock.now())) throw new Refusal(429, { error });
}
