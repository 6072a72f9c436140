import { expect, it, vi } from 'vitest';
import { readArrival } from '@/session/arrival';
import { takeEmailedQuery } from '@/session/emailed-link';

it.each([
  ['/reset/new-password?code=1', '?code=1', '/reset/new-password'],
  ['/Reset//New-Password/?code=1#main', '?code=1', '/reset/new-password'],
  ['/reset/link-expired?username=a', '?username=a', '/reset/link-expired'],
])('removes the query of the emailed link %s: %s', (link, query, left) => {
  window.history.replaceState({ idx: 3 }, '', link);
  expect(takeEmailedQuery()).toBe(query);
  expect(window.location.href).toBe(`http://localhost:3000${left}`);
  expect(window.history.state).toEqual({ idx: 3, usr: { linkTaken: true } });
});

it.each([
  '/enter-email?code=1',
  '/reset/link-not-working?code=1',
  '/reset/new-password',
  '/reset/new-password#main',
  '/Reset/New-Password',
])('removes no query at %s and does not rewrite its address', (address) => {
  window.history.replaceState(null, '', address);
  const written = vi.spyOn(window.history, 'replaceState');
  expect(takeEmailedQuery()).toBe('');
  expect(written).not.toHaveBeenCalled();
});

it('passes the removed query to the arrival', () => {
  window.history.replaceState(null, '', '/reset/new-password?code=1');
  expect(readArrival(window.location.search).emailedQuery).toBe('?code=1');
});
