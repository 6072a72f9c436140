import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { forgetNavigationState, hasEarlierEntry, navigator, previousPath, rewriteAddress, subscribe, thisMoment } from '@/history';

const moved = vi.fn();
let stop = () => {};

beforeEach(() => {
  window.history.replaceState(null, '', '/login?a=b');
  moved.mockClear();
  stop = subscribe(moved);
  thisMoment();
});
afterEach(() => stop());

/** How many entries further on the document is after something is done. The length of the history says less: others may come after. */
function entriesAddedBy(action: () => void): number {
  const place = () => (window.history.state as { idx: number }).idx;
  const before = place();
  action();
  return place() - before;
}

describe('a navigation', () => {
  it('adds an entry, and is told with its state', () => {
    expect(entriesAddedBy(() => navigator.push({ pathname: '/cookies', search: '?x', hash: '#y' }, { linkTaken: true }))).toBe(1);
    expect(moved).toHaveBeenCalledTimes(1);
    expect(thisMoment()).toMatchObject({
      action: 'PUSH',
      location: { pathname: '/cookies', search: '?x', hash: '#y', state: { linkTaken: true } },
    });
    expect([hasEarlierEntry(), previousPath()]).toEqual([true, '/login']);
  });

  it('to the address that is there replaces its entry, as a browser does it', () => {
    const before = thisMoment().location.key;
    expect(entriesAddedBy(() => navigator.push('/login?a=b'))).toBe(0);
    expect(thisMoment().action).toBe('REPLACE');
    expect(thisMoment().location.key).not.toBe(before);
  });

  it('is told when the browser makes it, or a script that nobody knows', () => {
    window.history.pushState(null, '', '/privacy');
    expect(thisMoment()).toMatchObject({ action: 'POP', location: { pathname: '/privacy', state: null } });
  });
});

describe('what is written to the entry without a navigation', () => {
  it('moves nobody', () => {
    navigator.push('/cookies', { linkTaken: true });
    const before = thisMoment();
    forgetNavigationState();
    rewriteAddress('/cookies?later');
    expect(window.location.search).toBe('?later');
    expect(window.history.state).toMatchObject({ usr: null });
    expect(thisMoment()).toBe(before);
  });

  it('is read where nobody has read the entry before', () => {
    window.history.replaceState(null, '', '/reset/new-password?code=1');
    rewriteAddress('/reset/new-password', { linkTaken: true });
    expect(thisMoment().location).toMatchObject({ pathname: '/reset/new-password', search: '', state: { linkTaken: true } });
  });
});

it.each([null, 'text', 7, { idx: 'x' }, { idx: Number.NaN }, { idx: {} }])(
  'an entry that somebody else has written (%o) counts as the first',
  (state) => {
    window.history.replaceState(state, '', '/login');
    thisMoment();
    expect([hasEarlierEntry(), previousPath()]).toEqual([false, undefined]);
    navigator.push('/cookies');
    expect([hasEarlierEntry(), previousPath()]).toEqual([true, '/login']);
  },
);

it('Back is one traversal, however often it is asked for', () => {
  const go = vi.spyOn(window.history, 'go').mockImplementation(() => undefined);
  navigator.go(-1);
  navigator.go(-1);
  expect(go).toHaveBeenCalledTimes(1);
  window.dispatchEvent(new PopStateEvent('popstate'));
  navigator.go(-1);
  expect(go).toHaveBeenCalledTimes(2);
  window.dispatchEvent(new PopStateEvent('popstate'));
});
