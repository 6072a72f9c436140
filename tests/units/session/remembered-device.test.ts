import { describe, expect, it } from 'vitest';
import { rememberedDevice, storeRememberedDevice } from '@/session/remembered-device';
import { putCookie, rawCookie } from '../../support/plain-cookies';

const name = 'remember_my_device';

describe('a remembered device', () => {
  it.each([
    ['without a cookie', undefined, null],
    ['with an empty cookie', '', null],
    ['with a token', 'to/ken', 'to/ken'],
  ])('%s: its token is %j', (_what, value, expected) => {
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
  ])('that is told the token %j keeps %j', (token, expected) => {
    putCookie(name, 'first');
    storeRememberedDevice(token);
    expect(rawCookie(name)).toBe(expected);
  });
});
