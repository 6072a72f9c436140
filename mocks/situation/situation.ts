import { createAction, type UnknownAction } from '@reduxjs/toolkit';
import type { AccountStatus, PasskeyStatus, SignIn } from '../../src/api/login';
import { cookieNames, visitorIdCookie } from '../../src/session/read-cookie';
import type { RoundTrip } from '../../src/session/round-trips';
import { KEY_PREFIX, roundTripsKey } from '../../src/session/storage-entry';
import { client } from '../../src/state/client';
import { deadlines } from '../../src/state/deadlines';
import {
  accountChecked,
  arrived,
  emailCodeSent,
  emailEntered,
  passkeysChecked,
  securityCodeAccepted,
  securityCodeSent,
  signedIn,
  type TimestampMeta,
  withTimestamp,
} from '../../src/state/events';
import { journey } from '../../src/state/journey';
import { passkey } from '../../src/state/passkey';
import { profile } from '../../src/state/profile';
import { proofing } from '../../src/state/proofing';
import { keyOf, seal } from '../../src/state/seal';
import { accountStatus, maskedNumbers, passkeyStatus } from '../backend/accounts/accounts';
import { overrideBy } from '../backend/http/scenario';
import type { Account, Session, Visit } from '../backend/model';
import { identityCookie } from '../backend/provider/identity-token';
import { sessionCookie, sessionCookieValue } from '../backend/sign-in/session';
import { accountByEmail } from '../backend/world';
import { replaceWorld, worldCookie } from '../backend/worlds';
import { emailOf } from '../people/personas';
import { successScenarios } from '../scenarios/refusals';
import { type ScenarioId, scenarios } from '../scenarios/scenarios';
import type { Action, Device, Variant } from '../screens/variant';
import { type AdvancedSignIn, advanceSignIn, type Progress } from './progress';

/** Records the session start for situations that skip the app's arrival. */
export const sessionBegun = createAction('sessionBegun', withTimestamp('session'));

const slices = { profile, journey, proofing, passkey, client, deadlines };

const arrivalOf = ({ oidc }: Session, later: number) => ({
  ...arrived({
    emailedQuery: '',
    roundTrips: [],
    kindsInAddress: [],
    isRequest: false,
    loggedIn: false,
    fromCookie: oidc,
    fromAddress: {},
  }),
  meta: { at: Date.now() - later, lead: later },
});

/**
 * The local storage of a browser after these events of the app in this session: the slices as redux-persist
 * writes them, encrypted as by the app. The app drops values that it does not persist. `later`: the measured lead of the server's clock,
 * in milliseconds.
 */
async function storedState(session: Session, events: readonly UnknownAction[], later: number): Promise<Record<string, string>> {
  const key = await keyOf(session.id);
  // An hour is the longest life of an entry.
  const end = Date.now() + 3_600_000;
  const entries = Object.entries(slices).map(async ([name, reducer]) => {
    const first = name === 'deadlines' ? [arrivalOf(session, later)] : [];
    const reduced = [...first, ...events].reduce<object | undefined>((before, event) => reducer(before as never, event), undefined) ?? {};
    const state = name === 'deadlines' ? { ...reduced, lead: later } : reduced;
    const text = JSON.stringify({ ...state, _persist: { version: -1, rehydrated: true } });
    const entry = KEY_PREFIX + name;
    return [entry, JSON.stringify({ end, sealed: await seal(key, `${entry} ${end}`, text) })] as const;
  });
  return Object.fromEntries(await Promise.all(entries));
}

/** A browser in the middle of a journey. */
export interface Situation {
  /** Path and query. */
  address: string;
  state: unknown;
  /** Cookies by name, with header values. Null removes one. */
  cookies: Record<string, string | null>;
  /** The browser's local storage. */
  stored: Record<string, string>;
  /** The session storage of the tab. */
  inTab: Record<string, string>;
  device: Device | null;
  does: readonly Action[];
}

/** A situation with the events of the app's store instead of its stored state. */
interface Beginning extends Pick<Situation, 'address' | 'state' | 'cookies' | 'inTab'> {
  /** Undefined without one. */
  session: Session | undefined;
  events: readonly UnknownAction[];
  /** The server's clock minus the device's, in milliseconds. */
  later: number;
}

/** The tab's record of a redirect round trip, on the return to an address. */
const roundTripTo = (backTo: string, roundTrip: RoundTrip) => JSON.stringify({ taken: [roundTrip], backTo, at: Date.now() });

/** The app's record of the session start by the server's clock, which is ahead of the device's by `lead` milliseconds. */
const notedAt = (at: number, lead: number) => (event: UnknownAction) =>
  'meta' in event ? { ...event, meta: { ...(event.meta as TimestampMeta), at: at - lead, lead } } : event;

/** Replaces the visitor's world with that of a variant: session, clock, faults. */
export function beginSituation({ cookies, url }: Visit, address: string, variant: Variant): Beginning {
  const { persona = 'mobile', progress, happened = [], answers = [], query = '' } = variant;
  // A Date header has whole seconds. Without one more, a deadline that the variant has reached would end up to a second later.
  const later = variant.later ? variant.later + 1000 : 0;
  const world = replaceWorld(cookies[worldCookie]);
  world.persona = persona;
  const signIn = progress && advanceSignIn({ world, url }, persona, progress, variant.oidc);
  const here = { world, account: signIn?.account ?? accountByEmail(world, emailOf(persona)), now: world.clock.now() };
  const events: UnknownAction[] = [];
  if (signIn) {
    const { session } = signIn;
    world.stateSent = String(session.oidc.state);
    variant.world?.({ ...here, session });
    events.push(sessionBegun(), ...eventsOfProgress(progress, emailOf(persona), here.account, session.oidc.vtr));
    events.push(...(typeof happened === 'function' ? happened({ ...here, session }) : happened));
  }
  const rest = typeof query === 'function' ? query(here) : query;
  world.clock.advance(later);
  world.overrides = answers.map((id) => overrideBy(scenarioOf(id)));
  return {
    address: address === '*' ? rest : address + rest,
    state: variant.state ?? null,
    inTab: variant.returnedFrom ? { [roundTripsKey]: roundTripTo(address, variant.returnedFrom) } : {},
    cookies: { ...cookiesOf(signIn), ...encoded({ ...chosenCookies, ...variant.cookies }) },
    session: signIn?.session,
    events: events.map(notedAt(here.now, later)),
    later,
  };
}

/** Sets up the situation of a variant, for a browser that then opens its address. `answer`: the scenario instead of the variant's own. */
export async function enterSituation(visit: Visit, path: string, variant: Variant, answer: string | null = null): Promise<Situation> {
  const answers = answer === null ? variant.answers : [answer as ScenarioId];
  const { session, events, later, ...begun } = beginSituation(visit, path, { ...variant, answers });
  const stored = session ? await storedState(session, events, later) : {};
  return { ...begun, stored, device: variant.device ?? null, does: variant.does ?? [] };
}

function scenarioOf(id: string) {
  const scenario = scenarios.get(id) ?? successScenarios.get(id);
  if (!scenario) throw new Error(`There is no scenario ${id}`);
  return scenario;
}

const cookiesOf = (signIn: AdvancedSignIn | undefined) => ({
  [sessionCookie]: signIn ? sessionCookieValue(signIn.session) : null,
  [identityCookie]: signIn?.identityToken ?? null,
});

const encoded = (cookies: Readonly<Record<string, string | null>>) =>
  Object.fromEntries(Object.entries(cookies).map(([name, value]) => [name, value && encodeURIComponent(value)]));

/** The cookies of a browser that has refused optional ones, so that no banner covers the page. Null: no cookie. */
const chosenCookies: Readonly<Record<string, string | null>> = {
  [cookieNames.preference]: JSON.stringify({ hasSeenBanner: true, hasAcceptedOptionalCookies: false }),
  [cookieNames.rememberedDevice]: null,
  [cookieNames.firewall]: null,
  [visitorIdCookie]: null,
};

/** The app's events up to a point of the sign-in, with the mock's answers to a request with these vectors of trust. */
function eventsOfProgress(progress: Progress, email: string, account: Account | undefined, vtr: unknown): UnknownAction[] {
  if (progress === 'arrival') return [];
  const known = [
    emailEntered(email),
    passkeysChecked(passkeyStatus(account) as PasskeyStatus),
    accountChecked(accountStatus(account, email, vtr) as AccountStatus),
  ];
  if (progress === 'email-code') return [...known, emailCodeSent()];
  if (!account) return known;
  const numbers = maskedNumbers(account);
  const answered = [...known, signedIn({ authentication_state: 'VERIFIED', ...numbers } as SignIn)];
  if (progress === 'password') return answered;
  const sent = [...answered, securityCodeSent(numbers as SignIn)];
  return progress === 'identity-token' ? [...sent, securityCodeAccepted({ isDuplicatePhoneNumber: account.duplicatePhoneNumber })] : sent;
}
