// Has no imports, because the build reads these keys too.

/** The names of all entries of this app begin with it. */
export const KEY_PREFIX = 'nhs-login-';

/** The localStorage key for the session and client that the identity token belongs to. */
export const tokenOwnerKey = 'nhs-login-token-owner';

/** The localStorage key for typed text that a later document shows again. */
export const draftKey = 'nhs-login-draft';

/** The sessionStorage key for the redirect round trips of this tab. */
export const roundTripsKey = 'nhs-login-round-trips';

const storages = { local: () => localStorage, session: () => sessionStorage };

type Place = keyof typeof storages;

/** Runs on a storage. Undefined if it is blocked, full or missing. */
function attempt<Result>(place: Place, action: (storage: Storage) => Result): Result | undefined {
  try {
    return action(storages[place]());
  } catch {
    return undefined;
  }
}

/** Reads an entry of the browser's storage. Null if there is none, or if storage is blocked or missing. */
export const readEntry = (place: Place, key: string): string | null => attempt(place, (storage) => storage.getItem(key)) ?? null;

/** Writes an entry, or removes it if the value is null. False if storage is blocked, full or missing. */
export const writeEntry = (place: Place, key: string, value: string | null): boolean =>
  attempt(place, (storage) => {
    if (value === null) storage.removeItem(key);
    else storage.setItem(key, value);
    return true;
  }) === true;

/** The names of this app's entries in localStorage. Undefined if it is blocked or missing. */
export const entryNames = (): string[] | undefined =>
  attempt('local', (storage) => Object.keys(storage).filter((key) => key.startsWith(KEY_PREFIX)));

/** Whether a document of this app has stored anything in this browser. False where storage is blocked or missing. */
export const anythingStored = (): boolean => (entryNames() ?? []).length > 0;

/** Whether an entry is about the session and not about a user. */
export const isOfSession = (name: string) => /-(client|deadlines)$/.test(name);

/** Removes what this app has stored. `client`: the client service and the deadlines too. The token's owner is removed with its cookie. */
export function removeStored({ client }: { client: boolean }) {
  for (const name of entryNames() ?? []) if (name !== tokenOwnerKey && (client || !isOfSession(name))) writeEntry('local', name, null);
}

/** A short hash for comparing texts (FNV-1a, 32 bits). The text cannot be recovered from it. Equal hashes do not prove equal texts. */
export function fingerprint(text: string): string {
  let hash = 0x811c9dc5;
  for (let index = 0; index < text.length; index += 1) hash = Math.imul(hash ^ text.charCodeAt(index), 0x01000193);
  return (hash >>> 0).toString(36);
}
