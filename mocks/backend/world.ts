import { Clock } from './clock';
import { plainEmail } from './http/body';
import type { Account, Message, World } from './model';

const noBanner = { showBanner: false, message: '' };

/** A new world with these accounts. */
export const createWorld = (accounts: Account[]): World => ({
  clock: new Clock(),
  accounts,
  sessions: new Map(),
  identityTokens: new Map(),
  authorizationCodes: new Map(),
  accessTokens: new Map(),
  refreshTokens: new Map(),
  clientLogins: new Map(),
  tokenFault: '',
  claimOverrides: { id_token: {}, userinfo: {} },
  tickets: new Map(),
  challenges: new Map(),
  addressTallies: new Map(),
  inbox: [],
  calls: [],
  overrides: [],
  hanging: new Set(),
  banners: { app: noBanner, alerts: noBanner },
  stateSent: '',
  persona: 'mobile',
  exchanges: new Map(),
});

/** The account of an email address, case-insensitive. */
export const accountByEmail = (world: World, email: string) => accountWhere(world, (account) => account.email === plainEmail(email));

/** The account of a session, token or code. */
export const accountById = (world: World, id: string | undefined) => accountWhere(world, (account) => account.id === id);

/** Applies a due phone number change before an account is read. */
function accountWhere(world: World, fits: (account: Account) => boolean): Account | undefined {
  const account = world.accounts.find(fits);
  const change = account?.phoneChange;
  if (change && world.clock.now() >= change.until) {
    account[change.method] = change.number;
    account.phoneChange = undefined;
  }
  return account;
}

/** Adds a text message, a voice call or an email to the inbox on /mock. */
export function deliver(world: World, message: Omit<Message, 'at'>) {
  world.inbox.unshift({ ...message, at: world.clock.now() });
}
