const storages = { local: () => localStorage, session: () => sessionStorage };

type Place = keyof typeof storages;

/** Reads an entry of the browser's storage. Null if there is none, or if storage is blocked or missing. */
export function readEntry(place: Place, key: string): string | null {
  try {
    return storages[place]().getItem(key);
  } catch {
    return null;
  }
}

/** Writes an entry, or removes it if the value is null. False if storage is blocked, full or missing. */
export function writeEntry(place: Place, key: string, value: string | null): boolean {
  try {
    if (value === null) storages[place]().removeItem(key);
    else storages[place]().setItem(key, value);
    return true;
  } catch {
    return false;
  }
}
