import { REMEMBER_DEVICE_DAYS } from '@/constants';
import { cookieNames } from './cookie-names';
import { readCookie, removeCookie, writeCookie } from './cookies';

/** The token of a device that needs no security code; null when this is not one. */
export const rememberedDevice = (): string | null => readCookie(cookieNames.rememberedDevice) || null;

/** What the server says of this device: nothing, a new token, or `INVALID` for the one it was shown. */
export function keepRememberedDevice(token: string | null | undefined) {
  if (token === 'INVALID') removeCookie(cookieNames.rememberedDevice);
  else if (token) writeCookie(cookieNames.rememberedDevice, token, REMEMBER_DEVICE_DAYS);
}
