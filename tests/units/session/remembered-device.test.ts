import { describe, expect, it } from 'vitest';
import { rememberedDevice, storeRememberedDevice } from '@/session/remembered-device';
import { putCookie, rawCookie } from '../../support/plain-cookies';

const name = 'remember_my_device';

describe('remembered device', () => {
  it.each([
    ['without a cookie', undefined, null],
    ['with an empty cookie', '', null],
    ['with a token', 'to/ken', 'to/ken'],
  ])('returns for %s the token %j', (_what, value, expected) => {
    if (value !== undefined) putCookie(name, value);
    expect(rememberedDevice()).toBe(expected);
  });

  it.each([
    ['another', 'another'],
    ['INVALID', undefined],
    ['invalid', 'invalid'],
    ['', 'first'],
    [null, 'first'],
    [undefined, 'first'],
  ])('stores for the answer %j the token %j', (token, expected) => {
    putCookie(name, 'first');
    storeRememberedDevice(token);
    expect(rawCookie(name)).toBe(expected);
  });
});
