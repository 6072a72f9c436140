import { emailEntered } from '@/state/events';
import { emailOf } from '../../mocks/people/personas';
import { openStorage } from './bare-store';
import { unloadDocument, visit } from './visit';

/** Every key that the app may write. */
export const slices = ['profile', 'journey', 'proofing', 'passkey', 'client', 'deadlines'].map((slice) => `nhs-login-${slice}`);

export const email = emailOf('mobile');

/** All of storage as one text: the raw entries, and their decrypted values in the session of the last visit. */
export async function stored(): Promise<string> {
  const raw = Object.entries(localStorage).map(([key, value]) => `${key}=${String(value)}`);
  const storage = openStorage();
  const readable = await Promise.all(slices.map(async (key) => `${key}=${JSON.stringify(await storage.getItem(key))}`));
  return [...raw, ...readable].join('\n');
}

/** Opens and unloads a page, which stores the email address. */
export async function storeEmailAndUnload() {
  await visit('/enter-email', { persona: 'mobile', events: [emailEntered(email)] });
  await unloadDocument();
}

/** Overwrites stored values of a slice, as an older release may have written them. */
export async function overwriteSlice(slice: string, values: object) {
  const storage = openStorage();
  const key = `nhs-login-${slice}`;
  await storage.setItem(key, { ...(await storage.getItem(key)), ...values });
}
