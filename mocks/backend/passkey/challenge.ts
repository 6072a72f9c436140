import { minute } from '../clock';
import type { ChallengeKey, World } from '../model';

const lifetime = 5 * minute;

/** Stores a challenge for five minutes. */
export function rememberChallenge(world: World, key: ChallengeKey, value: string) {
  world.challenges.set(key, { value, until: world.clock.now() + lifetime });
}

/** Returns a challenge once. Undefined when it is unknown, used or expired. */
export function takeChallenge(world: World, key: ChallengeKey): string | undefined {
  const challenge = world.challenges.get(key);
  world.challenges.delete(key);
  return challenge && world.clock.now() < challenge.until ? challenge.value : undefined;
}
