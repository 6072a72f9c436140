export const KEY_PREFIX = 'nhs-login-';

/** Whether a document of this app has stored anything in this browser. False where storage is blocked or missing. */
export function anythingStored(): boolean {
  try {
    return Object.keys(localStorage).some((key) => key.startsWith(KEY_PREFIX));
  } catch {
    return false;
  }
}
