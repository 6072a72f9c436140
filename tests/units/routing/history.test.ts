import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { currentEntry, forgetNavigationState, hasEarlierEntry, navigator, previousPath, rewriteAddress, subscribe } from '@/history';

const moved = vi.fn();
let stop = () => {};

beforeEach(() => {
  window.history.replaceState(null, '', '/login?a=b');
  moved.mockClear();
  stop = subscribe(moved);
  currentEntry();
});
afterEach(() => stop());

/** The number of entries that an action adds. `history.length` also counts the entries that it removes. */
function entriesAddedBy(action: () => void): number {
  const place = () => (window.history.state as { idx: number }).idx;
  const before = place();
  action();
  return place() - before;
}

describe('navigation', () => {
  it('adds a history entry with its state', () => {
    expect(entriesAddedBy(() => navigator.push({ pathname: '/cookies', search: '?x', hash: '#y' }, { linkTaken: true }))).toBe(1);
    expect(moved).toHaveBeenCalledTimes(1);
    expect(currentEntry()).toMatchObject({
      action: 'PUSH',
      location: { pathname: '/cookies', search: '?x', hash: '#y', state: { linkTaken: true } },
    });
    expect([hasEarlierEntry(), previousPath()]).toEqual([true, '/login']);
  });

  it('replaces the history entry for the current address, as a browser does', () => {
    const before = currentEntry().location.key;
    expect(entriesAddedBy(() => navigator.push('/login?a=b'))).toBe(0);
    expect(currentEntry().action).toBe('REPLACE');
    expect(currentEntry().location.key).not.toBe(before);
  });

  it('returns the entry that another script has pushed', () => {
    window.history.pushState(null, '', '/privacy');
    expect(currentEntry()).toMatchObject({ action: 'POP', location: { pathname: '/privacy', state: null } });
  });
});

describe('write without a navigation', () => {
  it('preserves the current entry', () => {
    navigator.push('/cookies', { linkTaken: true });
    const before = currentEntry();
    forgetNavigationState();
    rewriteAddress('/cookies?later');
    expect(window.location.search).toBe('?later');
    expect(window.history.state).toMatchObject({ usr: null });
    expect(currentEntry()).toBe(before);
  });

  it('rewrites the address of an entry before it is first read', () => {
    window.history.replaceState(null, '', '/reset/new-password?code=1');
    rewriteAddress('/reset/new-password', { linkTaken: true });
    expect(currentEntry().location).toMatchObject({ pathname: '/reset/new-password', search: '', state: { linkTaken: true } });
  });
});

it.each([null, 'text', 7, { idx: 'x' }, { idx: Number.NaN }, { idx: {} }])(
  'treats an entry with the state %o of another script as the first of the app',
  (state) => {
    window.history.replaceState(state, '', '/login');
    currentEntry();
    expect([hasEarlierEntry(), previousPath()]).toEqual([false, undefined]);
    navigator.push('/cookies');
    expect([hasEarlierEntry(), previousPath()]).toEqual([true, '/login']);
  },
);

it('goes back once when called twice before popstate fires', () => {
  const go = vi.spyOn(window.history, 'go').mockImplementation(() => undefined);
  navigator.go(-1);
  navigator.go(-1);
  expect(go).toHaveBeenCalledTimes(1);
  window.dispatchEvent(new PopStateEvent('popstate'));
  navigator.go(-1);
  expect(go).toHaveBeenCalledTimes(2);
  window.dispatchEvent(new PopStateEvent('popstate'));
});
