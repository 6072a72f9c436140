import { canonicalPath } from '@/canonical-path';
import { SESSION_HOURS } from '@/limits-and-durations';
import { navigationType } from './browser';
import { readEntry, roundTripsKey, writeEntry } from './storage-entry';

const kinds = ['renewal', 'firewall'] as const;
/** Why the browser is redirected out of the app and back: to renew the session, or for the firewall's bot check. */
export type RoundTripKind = (typeof kinds)[number];

/** A call and the reason for its redirect round trip, for example `account-status:renewal`. Contains nothing personal. */
export type RoundTrip = `${string}:${RoundTripKind}`;

/** The user asked for more time. No call had failed. */
export const SESSION_RENEWAL: RoundTrip = 'session:renewal';

/** The round trips of this tab whose calls have not succeeded since. Stored in sessionStorage, where only this app writes. */
interface StoredRoundTrips {
  /** Newest last. */
  taken: RoundTrip[];
  /** The path that the browser will return to. Empty after its return. */
  backTo: string;
  /** Epoch milliseconds. */
  at: number;
}

/** Reads the stored round trips of this tab. Empty if there are none, if they are older than a session, or if storage is blocked. */
export function readRoundTrips(): StoredRoundTrips {
  try {
    const written = JSON.parse(readEntry('session', roundTripsKey) ?? '') as StoredRoundTrips;
    if (Array.isArray(written.taken) && Math.abs(Date.now() - written.at) < SESSION_HOURS * 3_600_000) return written;
  } catch {
    // Nothing is stored, or it is malformed.
  }
  return { taken: [], backTo: '', at: 0 };
}

/** Stores the round trips of this tab. False if storage is blocked or full. */
const writeRoundTrips = (taken: StoredRoundTrips['taken'], backTo: string) =>
  writeEntry(
    'session',
    roundTripsKey,
    taken.length > 0 ? JSON.stringify({ taken, backTo, at: Date.now() } satisfies StoredRoundTrips) : null,
  );

/** The round trips of this tab, as read on arrival. */
export interface Return {
  /** The round trips whose calls have not succeeded since. */
  roundTrips: readonly RoundTrip[];
  /** The round trip from which the browser has returned to this document. */
  returnedFrom?: RoundTrip;
  /** The kinds of round trip in the address, if storage is blocked. Anyone can write an address: they only prevent a redirect loop. */
  kindsInAddress: readonly RoundTripKind[];
}

const PROBE = 'nhs-login-probe';

/** The kinds of round trip in the query of a return address (`roundTrip=renewal,firewall`). Empty if storage works. */
function kindsInQuery(search: string): RoundTripKind[] {
  const named = (new URLSearchParams(search).get('roundTrip') ?? '').split(',');
  const storageWorks = () => writeEntry('session', PROBE, '') && writeEntry('session', PROBE, null);
  return kinds.filter((kind) => named.includes(kind) && !storageWorks());
}

/** Reads the round trips on arrival, and clears the return path: a later visit of the return address may come from any site. */
export function takeReturn({ pathname, search }: Pick<Location, 'pathname' | 'search'>): Return {
  const { taken, backTo } = readRoundTrips();
  const isReturn = backTo === canonicalPath(pathname) && navigationType() !== 'back_forward';
  if (backTo) writeRoundTrips(taken, '');
  return { roundTrips: taken, returnedFrom: isReturn ? taken.slice(-1)[0] : undefined, kindsInAddress: kindsInQuery(search) };
}

/** Removes the marker of a return address from a query. */
export const withoutMarker = (search: string): string =>
  search.replace(/([?&])roundTrip=[^&]*(&|$)/, (_marker, before: string, after: string) => after && before);

/** Stores a round trip that returns to a path of the app, after the earlier ones. False if storage is blocked or full. */
export const storeRoundTrip = (roundTrip: RoundTrip, backTo: string, earlier: readonly RoundTrip[] = readRoundTrips().taken) =>
  writeRoundTrips([...earlier, roundTrip], backTo);

/** Removes the latest round trip, for which the browser has not left. */
export const forgetLatestRoundTrip = () => void writeRoundTrips(readRoundTrips().taken.slice(0, -1), '');

/** Removes the round trips of a call that is sent again. They must not cause another call in a later document. */
export function forgetRoundTrips(call: string) {
  const { taken, backTo } = readRoundTrips();
  writeRoundTrips(
    taken.filter((roundTrip) => !roundTrip.startsWith(`${call}:`)),
    backTo,
  );
}
