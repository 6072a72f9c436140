import { DAY_MS, MINUTE_MS, SESSION_HOURS } from '@/limits-and-durations';
import { compareWithCookies, documentAccount, documentSession } from '@/session/sign-in';
import { draftKey, entryNames, isOfSession, readEntry, writeEntry } from '@/session/storage-entry';
import type { Deadlines } from './deadlines';
import type { Draft } from './events';
import { keyOf, seal, unseal } from './seal';

/** The persisted fields of a slice, or a draft. */
type Content = object;

interface Entry {
  /** When the entry becomes unreadable, in epoch milliseconds by the device's clock. */
  end: number;
  sealed: string;
}

const SESSION_MS = SESSION_HOURS * 60 * MINUTE_MS;

/** The longest life of unchanged content, in milliseconds. Deadlines outlive the session, because they show that it is over. */
const longestLife = (name: string) => (name.endsWith('-deadlines') ? DAY_MS : SESSION_MS);

/** Whether an entry may be read now. An end too far ahead is wrong: the clock was set back. */
function isCurrent(name: string, written: unknown): written is Entry {
  const { end, sealed } = (written ?? {}) as Record<string, unknown>;
  const left = typeof end === 'number' ? end - Date.now() : 0;
  return typeof sealed === 'string' && left > 0 && left <= longestLife(name);
}

/** Binds an entry to its name, end and account, so that no other entry can take its place. */
const aboutEntry = (name: string, end: number, account: string) => `${name} ${end}${account && ` ${account}`}`;

/** When the session ends by the device's clock, in epoch milliseconds: an hour after the login, or without one after the first visit. */
export const sessionEndOf = ({ byDevice: { login, session } }: Deadlines) => (login ?? session ?? Infinity) + SESSION_MS;

/** Whether two JSON values are equal. The order of keys does not matter, and a missing key is undefined. */
function equal(one: unknown, other: unknown): boolean {
  if (Object(one) !== one || Object(other) !== other || Array.isArray(one) !== Array.isArray(other)) return one === other;
  const [a, b] = [one, other] as Record<string, unknown>[];
  return Object.keys({ ...a, ...b }).every((key) => equal(a?.[key], b?.[key]));
}

/**
 * A storage engine of redux-persist over localStorage, encrypted with the session id, which is never stored. Removes entries of another
 * session or account, and those past their end. Never rejects or throws: without storage or encryption the app uses memory only.
 */
export function sealedStorage(deadlines: () => Deadlines) {
  let session = '';
  let key: Promise<CryptoKey>;
  const currentKey = () => {
    if (session !== documentSession()) {
      session = documentSession();
      key = keyOf(session);
    }
    return key;
  };
  /** Counts the changes of each entry. A slow encryption must not overwrite or restore what has changed since. */
  const changes = new Map<string, number>();
  const change = (name: string) => {
    const turn = (changes.get(name) ?? 0) + 1;
    changes.set(name, turn);
    return () => changes.get(name) === turn;
  };
  /** The last content that this document read from or wrote to each entry, and its end. */
  const known = new Map<string, { content: Content; end: number }>();

  const removeItem = (name: string) => {
    change(name);
    known.delete(name);
    writeEntry('local', name, null);
    return Promise.resolve();
  };

  /** Decrypts an entry. Undefined if it is malformed, past its end or of another session. */
  const opened = async (name: string, text: string) => {
    try {
      const entry: unknown = JSON.parse(text);
      if (!isCurrent(name, entry) || documentSession() === '') return undefined;
      const { end, sealed } = entry;
      const key = await currentKey();
      const by = (account: string) => unseal(key, aboutEntry(name, end, account), sealed);
      // Entries from before the login stay readable.
      return { end, content: JSON.parse(await by(documentAccount()).catch(() => by(''))) as Content };
    } catch {
      return undefined;
    }
  };

  /** The end of an entry whose content changes now. Entries about the user end with the session, others are needed after it. */
  const newEnd = (name: string) => Math.min(Date.now() + longestLife(name), isOfSession(name) ? Infinity : sessionEndOf(deadlines()));

  /** Unchanged content retains its end, because redux-persist writes everything after a reload. */
  const setItem = async (name: string, given: Content) => {
    const isNewest = change(name);
    if (documentSession() === '') return;
    // redux-persist changes its object later.
    const content = { ...given };
    try {
      const sealing = await currentKey();
      // Not earlier: redux-persist flushes within a reducer, where the deadlines cannot be read.
      const before = known.get(name);
      const end = before && equal(before.content, content) ? before.end : newEnd(name);
      const sealed = await seal(sealing, aboutEntry(name, end, documentAccount()), JSON.stringify(content));
      if (!isNewest() || compareWithCookies() !== 'ours') return;
      if (writeEntry('local', name, JSON.stringify({ end, sealed } satisfies Entry))) known.set(name, { content, end });
    } catch {
      // The browser cannot encrypt.
    }
  };

  return {
    /** Whether another document has removed an entry that this one read or wrote. False where storage is blocked. */
    anyMissing: () => {
      const names = entryNames();
      return names !== undefined && [...known.keys()].some((name) => !names.includes(name));
    },
    /** The content of an entry. Null if there is none that may be read. */
    getItem: async (name: string): Promise<Content | null> => {
      const text = readEntry('local', name);
      if (text === null) return null;
      const turn = changes.get(name);
      const entry = await opened(name, text);
      // An entry that was removed during decryption must not reappear.
      if (changes.get(name) !== turn) return null;
      if (!entry) await removeItem(name);
      else known.set(name, entry);
      return entry?.content ?? null;
    },
    setItem,
    removeItem,
    /** Encrypts every entry, with its present content, for the session and account that this document works for now. `moved`: with a new end. */
    rewrite: (contentOf: (name: string) => Content, moved: boolean) =>
      Promise.all(
        [...known].map(([name, entry]) => {
          // At once: redux-persist may write the same content during the encryption.
          if (moved) entry.end = newEnd(name);
          return setItem(name, contentOf(name));
        }),
      ),
  };
}

/** A page to which the user returns in a later document, with what was typed there. */
export interface SavedDraft {
  path: string;
  draft: Draft;
}

interface State {
  deadlines: Deadlines;
}

/** Encrypts a draft for the document that a redirect round trip, or a choice about cookies, returns to. */
export const saveDraft = ({ deadlines }: State, saved: SavedDraft) => sealedStorage(() => deadlines).setItem(draftKey, saved);

/** Reads the saved draft. Null if there is none in this session. */
export const readSavedDraft = ({ deadlines }: State) => sealedStorage(() => deadlines).getItem(draftKey) as Promise<SavedDraft | null>;

export const forgetSavedDraft = () => void writeEntry('local', draftKey, null);
