import type { Account, OtpMethod } from './accounts/account';
import type { TallyKey } from './address-tally';
import type { Challenge, ChallengeKey } from './passkey/challenge';
import { Clock } from './clock';
import type { Tally } from './locks';
import { type NumberChange, settleChange } from './recovery/pending-change';
import { accountOf } from '../people/persona-account';
import { personas, type PersonaId } from '../people/personas';
import { plainEmail } from './accounts/plain-email';
import type { Override } from './http/scenario';

/** All times are milliseconds since 1970 on this world's clock. */
export interface Session {
  id: string;
  oidc: Record<string, unknown>;
  renewedAt: number;
  /** The address last asked about: whose passkeys may log in. */
  email?: string;
  /** Set by a right password, or an emailed code: who may ask for a code. */
  accountId?: string;
  /** `proves` is the new number that it went to, when a number is being changed. */
  code?: { digits: string; method: OtpMethod; sentAt: number; proves?: NumberChange };
  /** The number that is to take the place of the account's own, when a code comes back from it. */
  changeTo?: NumberChange;
  /** The address whose reset link waits for the bot check. */
  resetAskedFor?: string;
}

export interface Message {
  kind: 'text' | 'voice call' | 'email';
  to: string;
  text: string;
  code?: string;
  link?: string;
  at: number;
}

export interface LoggedCall {
  method: string;
  path: string;
  body: Record<string, unknown>;
  /** The email address of the account whose identity token the call carried; empty without one. */
  by: string;
  /** HTTP status; 0 when the network died, null while there is no answer. */
  status: number | null;
  error: string;
  at: number;
}

/** Whom a token, code or ticket was issued to, and until when it lives. */
export interface Grant {
  accountId: string;
  clientId: string;
  until: number;
}

export interface Banner {
  showBanner: boolean;
  message: string;
}

/** All that the server knows, for one visitor. */
export interface World {
  clock: Clock;
  accounts: Account[];
  sessions: Map<string, Session>;
  identityTokens: Map<string, Grant>;
  authorizationCodes: Map<string, Grant>;
  /** One-time keys of /api/auth/complete, where a remembered device and a passkey skip the security code. */
  tickets: Map<string, Grant>;
  challenges: Map<ChallengeKey, Challenge>;
  addressTallies: Map<TallyKey, Tally>;
  inbox: Message[];
  calls: LoggedCall[];
  overrides: Override[];
  /** Ends each call that waits for an answer that never comes. */
  hanging: Set<() => void>;
  banners: { app: Banner; alerts: Banner };
  /** The state that the example service sent along, to be compared on the way back. */
  stateSent: string;
}

export const worldCookie = 'mock_world';

const worlds = new Map<string, World>();

/** The world of the visitor who sent these cookies. Without the cookie, in unit tests, everybody shares one. */
export function worldOf(cookies: Record<string, string>): World {
  const id = cookies[worldCookie] ?? 'default';
  return worlds.get(id) ?? createWorld(id);
}

/** Puts a new world in the place of the visitor's old one. */
export function createWorld(id = 'default'): World {
  const clock = new Clock();
  const none = { showBanner: false, message: '' };
  const ids = Object.keys(personas) as PersonaId[];
  const world: World = {
    clock,
    accounts: ids.map((persona) => accountOf(persona, clock.now())).filter((account) => account.status !== 'NOT_FOUND'),
    sessions: new Map(),
    identityTokens: new Map(),
    authorizationCodes: new Map(),
    tickets: new Map(),
    challenges: new Map(),
    addressTallies: new Map(),
    inbox: [],
    calls: [],
    overrides: [],
    hanging: new Set(),
    banners: { app: none, alerts: none },
    stateSent: '',
  };
  // With a world its calls end: a browser or a test that goes on must not wait for them.
  for (const end of worlds.get(id)?.hanging ?? []) end();
  worlds.set(id, world);
  return world;
}

/** The account of an email address, in any case. */
export const accountByEmail = (world: World, email: string): Account | undefined =>
  lookedAt(
    world,
    world.accounts.find((account) => account.email === plainEmail(email)),
  );

/** The account that a session, token or code belongs to. */
export const accountById = (world: World, id: string | undefined): Account | undefined =>
  lookedAt(
    world,
    world.accounts.find((account) => account.id === id),
  );

/** What time has brought about since an account was last looked at. */
function lookedAt(world: World, account: Account | undefined): Account | undefined {
  if (account) settleChange(account, world.clock.now());
  return account;
}

/** Delivers a text message, a voice call or an email to the inbox that /mock shows. */
export function deliver(world: World, message: Omit<Message, 'at'>) {
  world.inbox.unshift({ ...message, at: world.clock.now() });
}
