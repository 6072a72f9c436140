import { maskedNumbers } from '../accounts/accounts';
import { day, minute } from '../clock';
import { field } from '../http/body';
import { Refusal } from '../http/refusal';
import { countWrongTry, emptyTally, isLocked } from '../locks';
import type { Account, Session, Visit, World } from '../model';
import type { Login } from '../provider/grants';
import { sendResetLink } from '../recovery/forgotten-password';
import { offerEmailCode } from '../registration/registration';
import { accountByEmail } from '../world';
import { refuseWhenLocked } from './security-code';
import { liveSession, recognise } from './session';

/** Remembers a device for 180 days (spec 1, section 9) and returns its token. */
export function rememberDevice(account: Account, now: number, token: string = crypto.randomUUID()): string {
  account.rememberedDevices.push({ token, until: now + 180 * day });
  return token;
}

/** Whether the token belongs to a device remembered less than 180 days ago. */
const remembersDevice = (account: Account, token: string, now: number): boolean =>
  account.rememberedDevices.some((device) => device.token === token && now < device.until);

/** The redirect that skips the security code: /api/auth/complete with a ticket that works once, within a minute. */
export function completionAddress(world: World, session: Session, account: Account, credentials: Login['credentials']): string {
  const ticket = crypto.randomUUID();
  const now = world.clock.now();
  world.tickets.set(ticket, {
    accountId: account.id,
    clientId: String(session.oidc.client_id),
    until: now + minute,
    login: { credentials, at: now },
  });
  return `/api/auth/complete?ticket=${ticket}`;
}

/** Checks email and password and returns the sign-in response of spec 1, section 3, for both calls with a password. */
export function signIn(visit: Visit) {
  const { world } = visit;
  const session = liveSession(visit);
  const account = accountByEmail(world, field(visit, 'email'));
  if (!account) throw new Refusal(401, { error: 'Incorrect username or password.' });
  checkSignIn(world, account, field(visit, 'password'));
  recognise(session, account);
  if (account.signInState === 'VERIFIED') return verified(visit, session, account);
  if (account.signInState === 'RESET_PASSWORD') sendResetLink(world, account, 'You need to reset your NHS login password.');
  return { authentication_state: account.signInState, rmd_token: null };
}

/** Refuses a wrong password, and an account that may not log in with a right one. */
export function checkSignIn(world: World, account: Account, password: string) {
  checkPassword(account, password, world.clock.now());
  if (account.signInRefusal) throw new Refusal(account.signInRefusal.status, account.signInRefusal.body);
  if (account.status === 'UNCONFIRMED') {
    offerEmailCode(world, account);
    throw new Refusal(401, { error: 'User is not confirmed.' });
  }
  refuseWhenLocked(account, world.clock.now(), 429);
}

/** The fifth wrong password locks for 15 minutes. A right one clears the count, but does not end a lock. */
function checkPassword(account: Account, given: string, now: number) {
  if (isLocked(account.passwordTries, now)) throw new Refusal(429, { error: 'Password attempts exceeded' });
  if (given === account.password) {
    account.passwordTries = emptyTally();
    return;
  }
  if (countWrongTry(account.passwordTries, now)) throw new Refusal(429, { error: 'Password attempts exceeded' });
  throw new Refusal(401, { error: 'Incorrect username or password.' });
}

function verified(visit: Visit, session: Session, account: Account) {
  const { world } = visit;
  const token = field(visit, 'rmd_token');
  if (token && remembersDevice(account, token, world.clock.now())) {
    return { authentication_state: 'AUTHENTICATED', redirect_uri: completionAddress(world, session, account, 'Cp.Cd'), rmd_token: null };
  }
  return {
    authentication_state: 'VERIFIED',
    authentication_methods: { mobile: account.mobile !== null, landline: account.landline !== null },
    rmd_token: token ? 'INVALID' : null,
    ...maskedNumbers(account),
  };
}
