import { KEY_PREFIX } from './stored';

const PROBE = `${KEY_PREFIX}probe`;
/** What the largest slice takes, sealed. */
const ENOUGH = ' '.repeat(4000);

/** Whether this browser keeps what is stored until the app is opened again. False where storage is blocked, full or missing. */
export function storageWorks(): boolean {
  try {
    localStorage.setItem(PROBE, ENOUGH);
    localStorage.removeItem(PROBE);
    return true;
  } catch {
    return false;
  }
}
