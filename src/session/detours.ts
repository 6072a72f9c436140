import { canonicalPath } from '@/canonical-path';
import { SESSION_HOURS } from '@/constants';
import { navigationType } from './navigation-type';
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

const nothing: Memory = { taken: [], backTo: '', at: 0 };

/** Throws where storage is blocked, or holds something else. */
function read(): Memory {
  const memory = JSON.parse(sessionStorage.getItem(detoursKey) ?? 'null') as Memory | null;
  return memory && Array.isArray(memory.taken) && Math.abs(Date.now() - memory.at) < SESSION_HOURS * 3_600_000 ? memory : nothing;
}

/** Throws where storage is blocked. */
function write(memory: Memory) {
  if (memory.taken.length > 0) sessionStorage.setItem(detoursKey, JSON.stringify(memory));
  else sessionStorage.removeItem(detoursKey);
}

/** Remembers a detour from which the browser comes back to a path of the app. False where storage is blocked. */
export function rememberDetour(detour: Detour, backTo: string): boolean {
  try {
    write({ taken: [...read().taken, detour], backTo, at: Date.now() });
    return true;
  } catch {
    return false;
  }
}

/** Forgets the detours of a call that has succeeded; all of them without a call. */
export function forgetDetours(call?: string) {
  try {
    const memory = read();
    write({ ...memory, taken: call === undefined ? [] : memory.taken.filter((detour) => !detour.startsWith(`${call}:`)) });
  } catch {
    // Storage is blocked: nothing was remembered.
  }
}

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

/** The kinds of detour in the query of a return address (`detour=renewal,firewall`), where storage is blocked or full. */
function kindsIn(search: string): DetourKind[] {
  const named = (new URLSearchParams(search).get('detour') ?? '').split(',');
  const found = kinds.filter((kind) => named.includes(kind));
  try {
    if (found.length > 0) sessionStorage.setItem(detoursKey, sessionStorage.getItem(detoursKey) ?? 'null');
    return [];
  } catch {
    return found;
  }
}

/** Reads at arrival which detours were taken. The next document is no return from them. */
export function takeReturn({ pathname, search }: Pick<Location, 'pathname' | 'search'>): Return {
  const kindsInAddress = kindsIn(search);
  try {
    const memory = read();
    const isReturn = memory.backTo === canonicalPath(pathname) && navigationType() !== 'back_forward';
    if (isReturn) write({ ...memory, backTo: '' });
    return { detours: memory.taken, returnedFrom: isReturn ? memory.taken.slice(-1)[0] : undefined, kindsInAddress };
  } catch {
    return { detours: [], kindsInAddress };
  }
}

/** A query without the marker of a return address. */
export const withoutMarker = (search: string): string =>
  search.replace(/([?&])detour=[^&]*(&|$)/, (_marker, before: string, after: string) => after && before);
