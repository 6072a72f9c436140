import { accountsAt } from '../people/persona-account';
import type { World } from './model';
import { createWorld } from './world';

export const worldCookie = 'mock_world';

const worlds = new Map<string, World>();

/** The world of the visitor who sent these cookies. Without the cookie, in unit tests, all requests share one. */
export function worldOf(cookies: Record<string, string>): World {
  const id = cookies[worldCookie] ?? 'default';
  return worlds.get(id) ?? replaceWorld(id);
}

/** The first world that has something, and the value of its cookie: a client's server finds its codes and tokens so, without a cookie. */
export function findInWorlds<Found>(look: (world: World) => Found | undefined): { id: string; world: World; found: Found } | undefined {
  for (const [id, world] of worlds) {
    const found = look(world);
    if (found !== undefined) return { id, world, found };
  }
  return undefined;
}

/** Replaces a visitor's world by a new one, with an account for each persona. */
export function replaceWorld(id = 'default'): World {
  // With a world its calls end: a browser or a test that goes on must not wait for them.
  for (const end of worlds.get(id)?.hanging ?? []) end();
  const world = createWorld(accountsAt(Date.now()));
  worlds.set(id, world);
  return world;
}
