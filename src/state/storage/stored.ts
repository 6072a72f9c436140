import { tokenOwnerKey } from '../../session/storage-keys.ts';

export const KEY_PREFIX = 'nhs-login-';

/** Whether a document of this app has stored anything in this browser. False where storage is blocked or missing. */
export function anythingStored(): boolean {
  try {
    return Object.keys(localStorage).some((key) => key.startsWith(KEY_PREFIX));
  } catch {
    return false;
  }
}

const ofSession = /-(client|deadlines)$/;

/**
 * Removes everything that this app has stored in this browser. `client`: the client service and the deadlines of the session too. The owner
 * of the identity token is removed with that cookie. Never throws: if storage is blocked there is nothing to remove.
 */
export function removeStored({ client: too }: { client: boolean }) {
  try {
    for (const key of Object.keys(localStorage)) {
      if (key.startsWith(KEY_PREFIX) && key !== tokenOwnerKey && (too || !ofSession.test(key))) localStorage.removeItem(key);
    }
  } catch {
    // Blocked storage cannot be read either.
  }
}
