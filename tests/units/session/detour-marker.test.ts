import { describe, expect, it } from 'vitest';
import { takeMarker } from '@/session/detour-marker';

const marked = (text: string) => takeMarker(`?${new URLSearchParams({ detour: text })}`).detours;

describe('a marker', () => {
  it.each([
    ['a call that was renewed', 'account-status:renewal'],
    ['a call that the firewall checked', 'account-status:firewall'],
    ['a call with a digit and a space', 'p5 uplift:renewal'],
    ['a call of one letter', 'a:renewal'],
    ['a call of 40 letters', `${'a'.repeat(40)}:firewall`],
  ])('names %s', (_what, detour) => {
    expect(marked(detour)).toEqual([detour]);
  });

  it.each([
    ['nothing', ''],
    ['no call', ':renewal'],
    ['a call of 41 letters', `${'a'.repeat(41)}:renewal`],
    ['another reason', 'account-status:holiday'],
    ['no reason', 'account-status'],
    ['a call in capitals', 'Account:renewal'],
    ['something before the call', '<b>account:renewal'],
    ['something after the reason', 'account:renewals'],
  ])('with %s is none', (_what, text) => {
    expect(marked(text)).toEqual([]);
  });

  it('names several calls in order, and none that is malformed', () => {
    expect(marked('otp:renewal,,x:y,password:firewall')).toEqual(['otp:renewal', 'password:firewall']);
  });

  it('is not looked for under other names', () => {
    expect(takeMarker('?detours=otp:renewal&a=b')).toEqual({ detours: [], rest: '?detours=otp:renewal&a=b' });
  });
});

describe('the rest of the address', () => {
  it.each([
    ['', ''],
    ['?a=1', '?a=1'],
    ['?detour=otp:renewal', ''],
    ['?detour=', ''],
    ['?detour=otp:renewal&a=1&b=2', '?a=1&b=2'],
    ['?a=1&detour=otp:renewal', '?a=1'],
    ['?a=1&detour=otp:renewal&b=2', '?a=1&b=2'],
    ['?predetour=1', '?predetour=1'],
  ])('of %s is %j', (search, rest) => {
    expect(takeMarker(search).rest).toBe(rest);
  });
});
