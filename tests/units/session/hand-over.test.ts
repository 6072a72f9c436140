import { beforeEach, describe, expect, it, vi } from 'vitest';
import { cameBackAfterHandOver, noteHandOver } from '@/session/hand-over';
import { noteEnd, openSignIn, standing, wasHandedOver } from '@/session/sign-in';
import { putSession } from '../../support/plain-cookies';

const key = 'nhs-login-handed-over';

/** How the browser has come to the document; nothing where it does not say. */
const cameBy = (type?: NavigationTimingType) =>
  vi.spyOn(performance, 'getEntriesByType').mockReturnValue(type ? [{ type } as PerformanceNavigationTiming] : []);

const blocked = () => {
  throw new DOMException('Blocked', 'SecurityError');
};

describe('a document after the hand-over', () => {
  beforeEach(() => noteHandOver('mark'));

  it.each(['back_forward', 'reload'] as const)('is known where it came by %s, each time', (type) => {
    cameBy(type);
    expect([cameBackAfterHandOver('mark'), cameBackAfterHandOver('mark')]).toEqual([true, true]);
  });

  it.each([['navigate' as const], [undefined]])('is another login where it came by %s, also when it is loaded anew', (type) => {
    cameBy(type);
    expect(cameBackAfterHandOver('mark')).toBe(false);
    expect(sessionStorage.getItem(key)).toBeNull();
    cameBy('reload');
    expect(cameBackAfterHandOver('mark')).toBe(false);
  });

  it('of another sign-in is not known', () => {
    cameBy('back_forward');
    expect(cameBackAfterHandOver('another')).toBe(false);
  });

  it('is not known where storage is blocked', () => {
    cameBy('back_forward');
    vi.spyOn(Storage.prototype, 'getItem').mockImplementation(blocked);
    expect(cameBackAfterHandOver('mark')).toBe(false);
    vi.spyOn(Storage.prototype, 'setItem').mockImplementation(blocked);
    expect(() => noteHandOver('mark')).not.toThrow();
  });
});

describe('a sign-in', () => {
  beforeEach(() => {
    putSession();
    openSignIn();
  });

  it('that was handed over is over for the document that Back shows', () => {
    noteEnd('handedOver', { announced: false });
    expect([standing(), wasHandedOver()]).toEqual(['ours', false]);
    cameBy('back_forward');
    openSignIn();
    expect([standing(), wasHandedOver()]).toEqual(['ended', true]);
    expect(sessionStorage.getItem(key)).not.toContain('session-1');
  });

  it('that has ended in another way is not', () => {
    noteEnd('refused', { announced: false });
    cameBy('back_forward');
    openSignIn();
    expect([standing(), wasHandedOver()]).toEqual(['ours', false]);
  });
});
