import { beforeEach, describe, expect, it, vi } from 'vitest';
import { handOverOnArrival, storeHandOver } from '@/session/hand-over';
import { compareWithCookies, openSignIn, recordSignOut, wasHandedOver } from '@/session/sign-in';
import { putSession } from '../../support/plain-cookies';

const key = 'nhs-login-handed-over';

/** How the browser has come to the document; nothing where it does not say. */
const cameBy = (type?: NavigationTimingType) =>
  vi.spyOn(performance, 'getEntriesByType').mockReturnValue(type ? [{ type } as PerformanceNavigationTiming] : []);

const blocked = () => {
  throw new DOMException('Blocked', 'SecurityError');
};

describe('document after the hand-over', () => {
  beforeEach(() => storeHandOver('mark', 'handedOver'));

  it.each(['back_forward', 'reload'] as const)('is recognised after %s, each time', (type) => {
    cameBy(type);
    expect([handOverOnArrival('mark'), handOverOnArrival('mark')]).toEqual(['handedOver', 'handedOver']);
  });

  it.each([['navigate' as const], [undefined]])('is another login after %s, also after a reload', (type) => {
    cameBy(type);
    expect(handOverOnArrival('mark')).toBeUndefined();
    expect(sessionStorage.getItem(key)).toBeNull();
    cameBy('reload');
    expect(handOverOnArrival('mark')).toBeUndefined();
  });

  it('is not recognised for another sign-in', () => {
    cameBy('back_forward');
    expect(handOverOnArrival('another')).toBeUndefined();
  });

  it('is not recognised when storage is blocked', () => {
    cameBy('back_forward');
    vi.spyOn(Storage.prototype, 'getItem').mockImplementation(blocked);
    expect(handOverOnArrival('mark')).toBeUndefined();
    vi.spyOn(Storage.prototype, 'setItem').mockImplementation(blocked);
    expect(() => storeHandOver('mark', 'handedOver')).not.toThrow();
  });
});

describe('ended sign-in', () => {
  beforeEach(() => {
    putSession();
    openSignIn();
  });

  it.each(['handedOver', 'refused'] as const)('is recognised after %s by the document that Back shows', (by) => {
    recordSignOut(by, { client: true });
    expect([compareWithCookies(), wasHandedOver()]).toEqual(['ours', undefined]);
    cameBy('back_forward');
    openSignIn();
    expect([compareWithCookies(), wasHandedOver()]).toEqual(['ended', by]);
    expect(sessionStorage.getItem(key)).not.toContain('session-1');
  });

  it('is not recognised after another end', () => {
    recordSignOut('timedOut', { client: false });
    cameBy('back_forward');
    openSignIn();
    expect([compareWithCookies(), wasHandedOver()]).toEqual(['ours', undefined]);
  });
});
