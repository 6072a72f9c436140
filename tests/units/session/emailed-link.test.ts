import { expect, it, vi } from 'vitest';
import { readArrival } from '@/session/arrival';
import { takeEmailedQuery } from '@/session/emailed-link';

it.each([
  ['/reset/new-password?code=1', '?code=1', '/reset/new-password'],
  ['/Reset//New-Password/?code=1#main', '?code=1', '/reset/new-password'],
  ['/reset/link-expired?username=a', '?username=a', '/reset/link-expired'],
])('the query of the emailed link %s is taken: %s', (link, query, left) => {
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
])('nothing is taken at %s, nor is its address written', (address) => {
  window.history.replaceState(null, '', address);
  const written = vi.spyOn(window.history, 'replaceState');
  expect(takeEmailedQuery()).toBe('');
  expect(written).not.toHaveBeenCalled();
});

it('an arrival knows the query that was taken', () => {
  window.history.replaceState(null, '', '/reset/new-password?code=1');
  expect(readArrival(window.location.search).emailedQuery).toBe('?code=1');
});
