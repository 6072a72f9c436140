import { minute } from '../clock';
import type { World } from '../world';

const lifetime = 5 * minute;

/** What a challenge was made for: to log in, by transaction id; to create a passkey, by account id. Neither passes for the other. */
export type ChallengeKey = `log-in:${string}` | `create:${string}`;

/** A random value that an authenticator signs (W3C Web Authentication, section 13.4.3), in base64url; until when it may. */
export interface Challenge {
  value: string;
  until: number;
}

/** Remembers a challenge for five minutes. */
export function rememberChallenge(world: World, key: ChallengeKey, value: string) {
  world.challenges.set(key, { value, until: world.clock.now() + lifetime });
}

/** Hands a challenge out once; undefined when it is unknown, used or too old. */
export function takeChallenge(world: World, key: ChallengeKey): string | undefined {
  const challenge = world.challenges.get(key);
  world.challenges.delete(key);
  return challenge && world.clock.now() < challenge.until ? challenge.value : undefined;
}
