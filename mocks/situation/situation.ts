import type { UnknownAction } from '@reduxjs/toolkit';
import { chosenCookies } from './chosen-cookies';
import { identityCookie } from '../backend/provider/identity-token';
import { emailOf } from '../people/personas';
import { overrideBy } from '../backend/http/scenario';
import { scenarios } from '../scenarios/scenarios';
import { eventsSoFar } from './events-of-progress';
import type { Action, Device, Variant } from '../screens/variant';
import { sessionCookie, sessionCookieValue } from '../backend/sign-in/session';
import { bringSoFar, type Progress } from './progress';
import { storedState } from './stored-state';
import type { Visit } from '../backend/http/visit';
import { accountByEmail, createWorld, worldCookie, worldOf } from '../backend/world';

/** All that a browser needs to be in the middle of a journey. */
export interface Situation {
  /** Path and query. */
  address: string;
  /** Of the navigation that led there. */
  state: unknown;
  /** Cookies by name, their values as they stand in a header; null removes one. */
  cookies: Record<string, string | null>;
  /** The browser's local storage. */
  stored: Record<string, string>;
  device: Device | null;
  does: readonly Action[];
}

/** The same, with the events of the app's store in place of what it has stored. */
export interface Beginning extends Pick<Situation, 'address' | 'state' | 'cookies'> {
  /** The id of the session; none where no session has begun. */
  sessionId: string | undefined;
  events: readonly UnknownAction[];
}

/** Puts a visitor's world into the situation of a variant: a new world, the session, the clock, the faults. */
export function beginSituation({ cookies, url }: Visit, address: string, variant: Variant): Beginning {
  const { persona = 'mobile', soFar, happened = [], later = 0, answers = [], query = '' } = variant;
  createWorld(cookies[worldCookie]);
  const world = worldOf(cookies);
  const progress = soFar && bringSoFar({ world, url }, persona, soFar, variant.oidc);
  const here = { world, account: progress?.account ?? accountByEmail(world, emailOf(persona)), now: world.clock.now() };
  const events: UnknownAction[] = [];
  if (progress && soFar) {
    const { session } = progress;
    world.stateSent = String(session.oidc.state);
    variant.world?.({ ...here, session });
    events.push(...eventsSoFar(soFar, emailOf(persona), here.account));
    events.push(...(typeof happened === 'function' ? happened({ ...here, session }) : happened));
  }
  const rest = typeof query === 'function' ? query(here) : query;
  world.clock.advance(later);
  world.overrides = answers.map((id) => overrideBy(scenarioOf(id)));
  return {
    address: address === '*' ? rest : address + rest,
    state: variant.state ?? null,
    cookies: { ...cookiesOf(progress), ...encoded({ ...chosenCookies, ...variant.cookies }) },
    sessionId: progress?.session.id,
    events,
  };
}

/** Enters the situation of a variant, for a browser that opens its address then. */
export async function enterSituation(visit: Visit, path: string, variant: Variant): Promise<Situation> {
  const { sessionId, events, ...begun } = beginSituation(visit, path, variant);
  const stored = sessionId ? await storedState(sessionId, events) : {};
  return { ...begun, stored, device: variant.device ?? null, does: variant.does ?? [] };
}

function scenarioOf(id: string) {
  const scenario = scenarios.get(id);
  if (!scenario) throw new Error(`There is no scenario ${id}`);
  return scenario;
}

const cookiesOf = (progress: Progress | undefined) => ({
  [sessionCookie]: progress ? sessionCookieValue(progress.session) : null,
  [identityCookie]: progress?.identityToken ?? null,
});

const encoded = (cookies: Readonly<Record<string, string | null>>) =>
  Object.fromEntries(Object.entries(cookies).map(([name, value]) => [name, value && encodeURIComponent(value)]));
