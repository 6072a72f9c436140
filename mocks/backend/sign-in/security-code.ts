import type { PhoneNumbers } from '../accounts/accounts';
import { minute } from '../clock';
import { field } from '../http/body';
import { Refusal } from '../http/refusal';
import { countRequest, countWrongTry, emptyTally, isLocked } from '../locks';
import type { Account, NumberChange, OtpMethod, Session, Visit } from '../model';
import { deliver } from '../world';

const lifetime = 5 * minute;

/** Sends a new code, which replaces the session's earlier one. The sixth request locks for 15 minutes. */
export function sendCode({ world, url }: Pick<Visit, 'world' | 'url'>, session: Session, account: Account, method: OtpMethod) {
  const to = numbersInUse(session, account)[method];
  if (!to) throw new Refusal(400, { error: 'Invalid OTP method' });
  const now = world.clock.now();
  refuseWhenLocked(account, now, 403);
  if (!countRequest(account.codeRequests, now)) throw new Refusal(403, { error: 'OTP requests exceeded' });
  const digits = sixDigits();
  session.code = { digits, method, sentAt: now, proves: session.changeTo?.method === method ? session.changeTo : undefined };
  if (method === 'mobile') deliver(world, { kind: 'text', to, code: digits, text: `${sentence(digits)}\n\n@${url.hostname} #${digits}` });
  else deliver(world, { kind: 'voice call', to, code: digits, text: sentence([...digits].join(' ')) });
}

/** The target of codes: the new number if this session changes the number, otherwise the account's own. */
export const numbersInUse = ({ changeTo }: Session, { mobile, landline }: Account): PhoneNumbers => ({
  mobile,
  landline,
  ...(changeTo && { [changeTo.method]: changeTo.number }),
});

/** The last line of a text message (WICG "origin-bound one-time codes"): a browser offers the code to this site only. */
const sentence = (code: string): string => `Your NHS login security code is ${code}. It works for 5 minutes.`;

/** Refuses while the account is locked after too many wrong codes or requests. */
export function refuseWhenLocked(account: Account, now: number, status: number) {
  if (isLocked(account.codeTries, now)) throw new Refusal(status, { error: 'OTP attempts exceeded' });
  if (isLocked(account.codeRequests, now)) throw new Refusal(status, { error: 'OTP requests exceeded' });
}

/**
 * Accepts the code once, or refuses. Returns the new number if the code was sent to one. The fifth wrong code locks for 15 minutes,
 * across sessions.
 */
export function checkCode(visit: Visit, session: Session, account: Account): NumberChange | undefined {
  const now = visit.world.clock.now();
  const method = field(visit, 'otp_method');
  if (isLocked(account.codeTries, now)) throw new Refusal(400, { error: 'OTP attempts exceeded' });
  const { code } = session;
  if (!code || (method && method !== code.method)) throw new Refusal(400, { error: 'Invalid OTP Session' });
  if (now - code.sentAt >= lifetime) throw new Refusal(400, { error: 'OTP has expired' });
  if (field(visit, 'otp') !== code.digits) {
    throw new Refusal(400, { error: countWrongTry(account.codeTries, now) ? 'OTP attempts exceeded' : 'Invalid OTP' });
  }
  session.code = undefined;
  if (code.proves) {
    // The code proves the new number only, so the tries of the account's own phone still count.
    session.changeTo = undefined;
    return code.proves;
  }
  account.numberUnproven = undefined;
  account.codeTries = emptyTally();
  account.codeRequests = emptyTally();
  return undefined;
}

/** A random code as text, because it may begin with zeros. */
export const sixDigits = (): string => String((crypto.getRandomValues(new Uint32Array(1))[0] ?? 0) % 1_000_000).padStart(6, '0');
