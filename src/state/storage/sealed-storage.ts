import { DAY_MS, SESSION_HOURS } from '@/constants';
import { compareWithCookies, documentAccount, documentSession } from '@/session/sign-in';
import { keyOf, seal, unseal } from './seal';

/** Runs on localStorage. Undefined if it is blocked, full or missing. The app then uses memory only. */
function attempt<Result>(action: (storage: Storage) => Result): Result | undefined {
  try {
    return action(localStorage);
  } catch {
    return undefined;
  }
}

interface Entry {
  /** When the content last changed, in epoch milliseconds. */
  savedAt: number;
  sealed: string;
}

/**
 * How long an entry is valid after its content has changed, in milliseconds. Deadlines last longer than the session, because they show that
 * it is over.
 */
const lifeOf = (name: string) => (name.endsWith('deadlines') ? DAY_MS : SESSION_HOURS * 3_600_000);

/** Whether the content changed within the entry's lifetime, in either direction, since the clock may have been changed. */
const isFresh = (name: string, written: unknown): written is Entry => {
  const { savedAt, sealed } = (written ?? {}) as Record<string, unknown>;
  return typeof sealed === 'string' && typeof savedAt === 'number' && Math.abs(Date.now() - savedAt) < lifeOf(name);
};

/** Binds an entry to its key, time and account, so that no other entry can take its place. */
const aboutEntry = (key: string, savedAt: number, account: string) => `${key} ${savedAt}${account && ` ${account}`}`;

/**
 * A redux-persist storage engine over localStorage, encrypted with the session id, which is never stored. Removes entries of another
 * session or account, and stale ones. Never rejects or throws.
 */
export function sealedStorage() {
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
  /** The last value that this document read from or wrote to each entry. */
  const held = new Map<string, { value: string; savedAt: number }>();
  const removeItem = (name: string) => {
    change(name);
    held.delete(name);
    attempt((storage) => storage.removeItem(name));
    return Promise.resolve();
  };
  /** Decrypts an entry. Undefined if it is malformed, stale or of another session. */
  const opened = async (name: string, text: string) => {
    try {
      const entry: unknown = JSON.parse(text);
      if (!isFresh(name, entry) || documentSession() === '') return undefined;
      const { savedAt, sealed } = entry;
      const key = await currentKey();
      const by = (account: string) => unseal(key, aboutEntry(name, savedAt, account), sealed);
      // Entries from before the login stay readable.
      return { savedAt, value: await by(documentAccount()).catch(() => by('')) };
    } catch {
      return undefined;
    }
  };
  const setItem = async (name: string, value: string) => {
    const isNewest = change(name);
    if (documentSession() === '') return;
    const before = held.get(name);
    // Unchanged content retains its age: redux-persist writes everything after a reload.
    const savedAt = before?.value === value ? before.savedAt : Date.now();
    const sealed = await currentKey()
      .then((sealing) => seal(sealing, aboutEntry(name, savedAt, documentAccount()), value))
      .catch(() => undefined);
    if (!sealed || !isNewest() || compareWithCookies() !== 'ours') return;
    attempt((storage) => {
      storage.setItem(name, JSON.stringify({ savedAt, sealed } satisfies Entry));
      held.set(name, { value, savedAt });
    });
  };
  return {
    /** Whether another document has removed an entry that this one read or wrote. False where storage is blocked. */
    anyMissing: () => [...held.keys()].some((name) => attempt((storage) => storage.getItem(name)) === null),
    getItem: async (name: string) => {
      const text = attempt((storage) => storage.getItem(name)) ?? null;
      if (text === null) return null;
      const turn = changes.get(name);
      const entry = await opened(name, text);
      // An entry that was removed during decryption must not reappear.
      if (changes.get(name) !== turn) return null;
      if (!entry) await removeItem(name);
      // Cap at now: a device clock that runs fast must not extend the lifetime.
      else held.set(name, { value: entry.value, savedAt: Math.min(entry.savedAt, Date.now()) });
      return entry?.value ?? null;
    },
    setItem,
    removeItem,
    /** Encrypts every entry for the account that this document now works for. */
    sealAll: () => Promise.all([...held].map(([name, { value }]) => setItem(name, value))),
  };
}
