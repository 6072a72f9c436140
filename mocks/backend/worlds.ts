import { accountsAt } from '../people/persona-account';
import type { World } from './model';
import { createWorld } from './world';

export const worldCookie = 'mock_world';

const worlds = new Map<string, World>();

/** The world of these cookies. Without the cookie, in unit tests, all requests share one. */
export function worldOf(cookies: Record<string, string>): World {
  const id = cookies[worldCookie] ?? 'default';
  return worlds.get(id) ?? replaceWorld(id);
}

/** The first world that has a value, and its cookie. This finds the code or token of a client's server, which has no cookie. */
export function findInWorlds<Found>(look: (world: World) => Found | undefined): { id: string; world: World; found: Found } | undefined {
  for (const [id, world] of worlds) {
    const found = look(world);
    if (found !== undefined) return { id, world, found };
  }
  return undefined;
}

/** Replaces a visitor's world with a new one, with an account for each persona. */
export function replaceWorld(id = 'default'): World {
  // Cancels the pending calls of the old world, so that a browser or a test does not wait for them.
  for (const end of worlds.get(id)?.hanging ?? []) end();
  const world = createWorld(accountsAt(Date.now()));
  worlds.set(id, world);
  return world;
}
