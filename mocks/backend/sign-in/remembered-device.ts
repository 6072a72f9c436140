import { day } from '../clock';
import type { Account } from '../model';

/** Remembers a device for 180 days (spec 1, section 9) and returns its token. */
export function rememberDevice(account: Account, now: number, token: string = crypto.randomUUID()): string {
  account.rememberedDevices.push({ token, until: now + 180 * day });
  return token;
}

/** Whether the token belongs to a device remembered less than 180 days ago. */
export const remembersDevice = (account: Account, token: string, now: number): boolean =>
  account.rememberedDevices.some((device) => device.token === token && now < device.until);
