import { beforeEach, describe, expect, it, vi } from 'vitest';
import { forgetRoundTrips, storeRoundTrip } from '@/session/pending-round-trips';
import { takeReturn, withoutMarker } from '@/session/round-trips';

const key = 'nhs-login-detours';
const returnAt = (pathname: string, search = '') => takeReturn({ pathname, search });
const cameBy = (type: NavigationTimingType) =>
  vi.spyOn(performance, 'getEntriesByType').mockReturnValue([{ type } as PerformanceNavigationTiming]);
const blocked = () => {
  throw new DOMException('Blocked', 'SecurityError');
};
const blockStorage = () => {
  vi.spyOn(Storage.prototype, 'getItem').mockImplementation(blocked);
  vi.spyOn(Storage.prototype, 'setItem').mockImplementation(blocked);
};

describe('takeReturn', () => {
  it('returns the redirect once', () => {
    expect(storeRoundTrip('account-status:renewal', '/check-account-status')).toBe(true);
    expect(returnAt('/check-account-status')).toEqual({
      roundTrips: ['account-status:renewal'],
      returnedFrom: 'account-status:renewal',
      kindsInAddress: [],
    });
    expect(returnAt('/check-account-status')).toEqual({
      roundTrips: ['account-status:renewal'],
      returnedFrom: undefined,
      kindsInAddress: [],
    });
  });

  it.each(['/Check-Account-Status/', '/check-account-status'])('recognises the address in the spelling %s', (pathname) => {
    storeRoundTrip('account-status:renewal', '/check-account-status');
    expect(returnAt(pathname).returnedFrom).toBe('account-status:renewal');
  });

  it('returns no redirect at another address, and the redirect after a later return', () => {
    storeRoundTrip('account-status:renewal', '/check-account-status');
    expect(returnAt('/cookies').returnedFrom).toBeUndefined();
    expect(returnAt('/check-account-status').returnedFrom).toBe('account-status:renewal');
  });

  it('returns no redirect when Back shows the page before it', () => {
    storeRoundTrip('consent:firewall', '/nhs-login-consent');
    cameBy('back_forward');
    expect(returnAt('/nhs-login-consent').returnedFrom).toBeUndefined();
  });

  it.each([
    ['an hour after it was taken', { taken: ['otp:renewal'], backTo: '/login', at: Date.now() - 3_600_001 }],
    ['from an entry without a list', { taken: 'otp:renewal', backTo: '/login', at: Date.now() }],
    ['from an entry that is null', null],
  ])('remembers no redirect %s', (_when, entry) => {
    sessionStorage.setItem(key, JSON.stringify(entry));
    expect(returnAt('/login')).toEqual({ roundTrips: [], returnedFrom: undefined, kindsInAddress: [] });
  });

  it.each([
    '?detour=otp:renewal',
    '?detour=forgot-password:renewal',
    '?detour=renewal',
    '?detour=renewal,firewall',
    '?detour=session:renewal',
  ])('reads nothing from the address %s while storage works', (search) => {
    expect(returnAt('/check-forgot-password', search)).toEqual({ roundTrips: [], returnedFrom: undefined, kindsInAddress: [] });
  });
});

it.each([
  ['is full', () => vi.spyOn(Storage.prototype, 'setItem').mockImplementation(blocked)],
  ['is missing', () => vi.stubGlobal('sessionStorage', undefined)],
])('reads kinds from the address where storage %s', (_what, spoil) => {
  spoil();
  expect(returnAt('/login', '?detour=firewall').kindsInAddress).toEqual(['firewall']);
});

describe('takeReturn with blocked storage', () => {
  beforeEach(blockStorage);

  it.each<[string, string[]]>([
    ['?detour=renewal', ['renewal']],
    ['?a=1&detour=firewall,renewal', ['renewal', 'firewall']],
    ['?detour=account-status:renewal', []],
    ['?detour=holiday', []],
    ['?detour=', []],
    ['?detours=renewal', []],
    ['', []],
  ])('reads only kinds from the address %s', (search, kindsInAddress) => {
    expect(returnAt('/login', search)).toEqual({ roundTrips: [], kindsInAddress });
  });

  it('remembers nothing, and returns that', () => {
    expect(storeRoundTrip('otp:renewal', '/check-login')).toBe(false);
    expect(() => forgetRoundTrips('otp')).not.toThrow();
  });
});

describe('forgetRoundTrips', () => {
  beforeEach(() => {
    for (const detour of ['password:renewal', 'otp:renewal', 'password:firewall', 'password-reset:renewal'] as const)
      storeRoundTrip(detour, '/login');
  });

  it('forgets the redirects of one call', () => {
    forgetRoundTrips('password');
    expect(returnAt('/cookies').roundTrips).toEqual(['otp:renewal', 'password-reset:renewal']);
  });

  it('leaves no storage entry after the last redirect', () => {
    for (const call of ['password', 'otp', 'password-reset']) forgetRoundTrips(call);
    expect(sessionStorage.getItem(key)).toBeNull();
  });
});

describe('withoutMarker', () => {
  it.each([
    ['', ''],
    ['?a=1', '?a=1'],
    ['?detour=renewal', ''],
    ['?detour=', ''],
    ['?detour=renewal&a=1&b=2', '?a=1&b=2'],
    ['?a=1&detour=renewal', '?a=1'],
    ['?a=1&detour=renewal&b=2', '?a=1&b=2'],
    ['?predetour=1', '?predetour=1'],
  ])('turns %s into %j', (search, rest) => {
    expect(withoutMarker(search)).toBe(rest);
  });
});
