import { REMEMBER_DEVICE_DAYS } from '@/constants';
import { removeCookie, writeCookie } from './cookies';
import { logWarning } from './log';
import { cookieNames, readCookies } from './read-cookie';

/** The token of a device that needs no security code. Null on other devices. */
export const rememberedDevice = (): string | null => readCookies(cookieNames.rememberedDevice)[0] || null;

/** Stores the token of the server's answer. `INVALID` removes the stored token. No token changes nothing. */
export function storeRememberedDevice(token: string | null | undefined) {
  if (token === 'INVALID') removeCookie(cookieNames.rememberedDevice);
  else if (token && !writeCookie(cookieNames.rememberedDevice, token, REMEMBER_DEVICE_DAYS))
    logWarning(`The cookie ${cookieNames.rememberedDevice} was not stored`);
}
