import { createDecipheriv, hkdfSync } from 'node:crypto';
import type { Page } from '@playwright/test';

const NONCE_BYTES = 12;
const TAG_BYTES = 16;

/** Decrypts an entry with a session id, independently of the app: HKDF, then AES-GCM over the entry's key and time. */
function unsealFor(account: string, session: string, key: string, { end, sealed }: { end: number; sealed: string }): string {
  const bytes = Buffer.from(sealed, 'base64');
  const secret = Buffer.from(hkdfSync('sha256', session, '', 'nhs-login stored state', 32));
  const decipher = createDecipheriv('aes-256-gcm', secret, bytes.subarray(0, NONCE_BYTES));
  decipher.setAAD(Buffer.from(`${key} ${end}${account && ` ${account}`}`)).setAuthTag(bytes.subarray(-TAG_BYTES));
  return decipher.update(bytes.subarray(NONCE_BYTES, -TAG_BYTES), undefined, 'utf8') + decipher.final('utf8');
}

/** The session of the logged-in user, or of a visitor before the login. */
function unseal(account: string, session: string, key: string, entry: { end: number; sealed: string }): string {
  try {
    return unsealFor(account, session, key, entry);
  } catch {
    return unsealFor('', session, key, entry);
  }
}

async function accountOf(page: Page): Promise<string> {
  const token = (await page.context().cookies(page.url())).find(({ name }) => name === 'id_token')?.value ?? '';
  const [, payload = ''] = token.split('.');
  return payload ? String((JSON.parse(Buffer.from(payload, 'base64url').toString()) as { account_id?: string }).account_id ?? '') : '';
}

async function sessionOf(page: Page): Promise<string> {
  const cookies = await page.context().cookies(page.url());
  const value = cookies.find(({ name }) => name === 'nhs-authorization-cookie')?.value ?? '%7B%7D';
  return String((JSON.parse(decodeURIComponent(value)) as { session_id?: string }).session_id);
}

/** The raw entries of localStorage and sessionStorage. */
export const rawStorage = (page: Page) => page.evaluate(() => [{ ...localStorage }, { ...sessionStorage }] as Record<string, string>[]);

/** Everything that this browser stores for the app, decrypted with the present session where possible. */
export async function storedIn(page: Page): Promise<string> {
  const [
    local = {},
    {
      'nhs-login-clock': _ofTheDevice,
      'nhs-login-handed-over': _ofTheTab,
      'nhs-login-tab': _fingerprint,
      'nhs-login-arrivals': _paths,
      ...session
    } = {},
  ] = await rawStorage(page);
  const id = await sessionOf(page);
  const account = await accountOf(page);
  const readable = ([key, text]: [string, string]) => {
    try {
      return [key, unseal(account, id, key, JSON.parse(text))] as const;
    } catch {
      return [key, text] as const;
    }
  };
  return JSON.stringify([Object.fromEntries(Object.entries(local).map(readable)), session]);
}
