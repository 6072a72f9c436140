import { canonicalPath } from '@/canonical-path';
import { SESSION_HOURS } from '@/constants';
import { navigationType } from './navigation-type';
import { readEntry, writeEntry } from './storage-entry';
import { detoursKey } from './storage-keys';

const kinds = ['renewal', 'firewall'] as const;
/** The reason to send the browser out of the app and back: the session is renewed, or the firewall checks for a person. */
export type DetourKind = (typeof kinds)[number];

/** A call and the reason for its detour, like `account-status:renewal`. Nothing personal. */
export type Detour = `${string}:${DetourKind}`;

/** The person has asked for more time: no call had failed. */
export const SESSION_RENEWAL: Detour = 'session:renewal';

/** The detours of this tab whose calls have not succeeded since. In sessionStorage, where only this app writes. */
interface Memory {
  /** Newest last. */
  taken: Detour[];
  /** The path that the browser is about to come back to; empty once it has. */
  backTo: string;
  /** Epoch milliseconds. */
  at: number;
}

/** The memory of this tab; an empty one where there is none, it is older than a session, or storage is blocked. */
export function memory(): Memory {
  try {
    const written = JSON.parse(readEntry('session', detoursKey) ?? '') as Memory;
    if (Array.isArray(written.taken) && Math.abs(Date.now() - written.at) < SESSION_HOURS * 3_600_000) return written;
  } catch {
    // There is none.
  }
  return { taken: [], backTo: '', at: 0 };
}

/** Stores what the tab remembers. False where storage is blocked or full. */
export const write = (taken: Memory['taken'], backTo: string) =>
  writeEntry('session', detoursKey, taken.length > 0 ? JSON.stringify({ taken, backTo, at: Date.now() } satisfies Memory) : null);

/** What a document finds out at arrival. */
export interface Return {
  /** The detours that this tab has taken, and whose calls have not succeeded since. */
  detours: readonly Detour[];
  /** The detour from which the browser has come back to this document. */
  returnedFrom?: Detour;
  /**
   * The kinds of detour that the address names, where storage is blocked. Anybody can write an address: it may stop a loop, and does
   * nothing else.
   */
  kindsInAddress: readonly DetourKind[];
}

const PROBE = 'nhs-login-probe';

/** The kinds of detour in the query of a return address (`detour=renewal,firewall`), where storage is blocked or full. */
function kindsIn(search: string): DetourKind[] {
  const named = (new URLSearchParams(search).get('detour') ?? '').split(',');
  const found = kinds.filter((kind) => named.includes(kind));
  return found.length > 0 && writeEntry('session', PROBE, '') && writeEntry('session', PROBE, null) ? [] : found;
}

/** Reads at arrival which detours were taken. The next document is no return from them. */
export function takeReturn({ pathname, search }: Pick<Location, 'pathname' | 'search'>): Return {
  const { taken, backTo } = memory();
  const isReturn = backTo === canonicalPath(pathname) && navigationType() !== 'back_forward';
  if (isReturn) write(taken, '');
  return { detours: taken, returnedFrom: isReturn ? taken.slice(-1)[0] : undefined, kindsInAddress: kindsIn(search) };
}

/** A query without the marker of a return address. */
export const withoutMarker = (search: string): string =>
  search.replace(/([?&])detour=[^&]*(&|$)/, (_marker, before: string, after: string) => after && before);
