import { SESSION_HOURS } from '@/constants';
import { documentAccount, documentSession, standing } from '@/session/sign-in';
import { contentOf } from './content-of';
import { keyOf, seal, unseal } from './seal';

/** Runs on localStorage; undefined where it is blocked, full or missing: the app then runs from memory. */
function attempt<Result>(action: (storage: Storage) => Result): Result | undefined {
  try {
    return action(localStorage);
  } catch {
    return undefined;
  }
}

interface Entry {
  /** When its content last changed, in epoch milliseconds. */
  savedAt: number;
  sealed: string;
}

/** An entry whose content changed less than an hour ago; the clock may have been set meanwhile, to either side. */
const isFresh = (written: unknown): written is Entry => {
  const { savedAt, sealed } = (written ?? {}) as Record<string, unknown>;
  return typeof sealed === 'string' && typeof savedAt === 'number' && Math.abs(Date.now() - savedAt) < SESSION_HOURS * 3_600_000;
};

/** Neither another key's entry, nor an older one with a new time, nor another account's can be passed off as this one. */
const aboutEntry = (key: string, savedAt: number, account: string) => `${key} ${savedAt}${account && ` ${account}`}`;

/**
 * A redux-persist storage engine over localStorage. What it writes is sealed with the session id, which is not stored: when the
 * session has gone it is unreadable, and what another session or account wrote, or what is older than a session may be, is removed.
 * An entry is as old as the last change of what it says: a reload, after which redux-persist writes everything again, or the same
 * answer given a second time does not make it younger. Nothing here rejects or throws.
 * (redux-persist's own engine leaves a blank page when bundled as an ES module.)
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
  /** How often an entry was changed: a slow seal must not write over, or bring back, what has changed since. */
  const changes = new Map<string, number>();
  const change = (name: string) => {
    const turn = (changes.get(name) ?? 0) + 1;
    changes.set(name, turn);
    return () => changes.get(name) === turn;
  };
  /** The last value that this document read from, or wrote into, each entry. */
  const held = new Map<string, { value: string; content: string; savedAt: number }>();
  const removeItem = (name: string) => {
    change(name);
    held.delete(name);
    attempt((storage) => storage.removeItem(name));
    return Promise.resolve();
  };
  /** What an entry says, and since when; undefined when it is spoiled, too old or of another session. */
  const opened = async (name: string, text: string) => {
    try {
      const entry: unknown = JSON.parse(text);
      if (!isFresh(entry) || documentSession() === '') return undefined;
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
    const content = contentOf(value);
    const before = held.get(name);
    const savedAt = before?.content === content ? before.savedAt : Date.now();
    const sealed = await currentKey()
      .then((sealing) => seal(sealing, aboutEntry(name, savedAt, documentAccount()), value))
      .catch(() => undefined);
    if (!sealed || !isNewest() || standing() !== 'ours') return;
    attempt((storage) => {
      storage.setItem(name, JSON.stringify({ savedAt, sealed } satisfies Entry));
      held.set(name, { value, content, savedAt });
    });
  };
  return {
    /** Whether an entry that this document has read or written is there no more, and not by its own doing. False where storage is blocked. */
    anyMissing: () => [...held.keys()].some((name) => attempt((storage) => storage.getItem(name)) === null),
    getItem: async (name: string) => {
      const text = attempt((storage) => storage.getItem(name)) ?? null;
      if (text === null) return null;
      const turn = changes.get(name);
      const entry = await opened(name, text);
      // What was removed meanwhile is not brought back.
      if (changes.get(name) !== turn) return null;
      if (!entry) await removeItem(name);
      // A clock that went too fast must not lend it more than an hour.
      else held.set(name, { value: entry.value, content: contentOf(entry.value), savedAt: Math.min(entry.savedAt, Date.now()) });
      return entry?.value ?? null;
    },
    setItem,
    removeItem,
    /** Seals every entry for the account that the document works for by now. */
    sealAnew: () => Promise.all([...held].map(([name, { value }]) => setItem(name, value))),
  };
}
