import { screen } from '@testing-library/react';
import { readArrival } from '@/session/arrival';
import { measureServerTime } from '@/session/clock';
import { hasExpired, takeEmailedQuery } from '@/session/emailed-link';
import { signInAs, world } from '../../../mocks/server';
import { expectConsoleMessage, stored } from '../../support/environment';
import { expectPage, goodParameters, linkWith, unloadDocument, visit } from '../../support/user';

describe('reset link', () => {
  const malformed = 'Reset password link is malformed';

  it('refuses a malformed reset link, and logs that it is malformed but no value of it', async () => {
    expectConsoleMessage(new RegExp(`^${malformed}$`));
    const before = window.history.length;
    await visit(linkWith({ ...goodParameters(), code: '48392' }));
    await expectPage('/reset/link-not-working', 'This link does not work');
    expect(console.error).toHaveBeenCalledWith(malformed);
    expect(window.history.length).toBe(before);
    expect(JSON.stringify(vi.mocked(console.error).mock.calls)).not.toMatch(/somebody|48392/);
  });

  it('accepts a reset link as mail programs write it, also without a session', async () => {
    const link = linkWith({ ...goodParameters(), username: 'some+body@example.com' });
    await visit(`${link.replace('%2B', '+').replaceAll('&', '&amp;')}.`);
    await expectPage('/reset/new-password', 'Choose a new password');
    expect(screen.getByDisplayValue('some+body@example.com')).toHaveAttribute('autocomplete', 'username');
    expect(window.location.search).toBe('');
  });

  it('shows that a reset link does not work when it is malformed and has expired', async () => {
    expectConsoleMessage(new RegExp(`^${malformed}$`));
    await visit(linkWith({ ...goodParameters(), code: '1', expiry: '1000000000000' }));
    await expectPage('/reset/link-not-working');
  });
});

describe('values of a reset link', () => {
  const page = '/reset/new-password';
  const email = 'somebody@example.com';

  const secrets = /483920|somebody|username|expiry/;

  it.each([
    ['one that works', () => linkWith(goodParameters()), page],
    ['one that has expired', () => linkWith({ ...goodParameters(), expiry: '1000000000000' }), '/reset/link-expired'],
    ['the page of an expired one', () => `/reset/link-expired?${new URLSearchParams({ username: email })}`, '/reset/link-expired'],
  ])('removes the values of a reset link from the address bar, history and storage: %s', async (_what, link, path) => {
    const written = vi.spyOn(Storage.prototype, 'setItem');
    const replaced = vi.spyOn(window.history, 'replaceState');
    signInAs('mobile');
    await visit(link());
    await expectPage(path);
    // Before the first render. The test itself has opened the address.
    expect(String(replaced.mock.calls[1]?.[2])).not.toMatch(secrets);
    expect(window.location.search).toBe('');
    expect(window.location.href).not.toMatch(secrets);
    expect(JSON.stringify(window.history.state)).not.toMatch(secrets);
    await unloadDocument();
    expect(JSON.stringify(written.mock.calls)).not.toMatch(/483920|somebody@/);
    expect(await stored()).not.toMatch(/483920|somebody@/);
    expect(JSON.stringify(world().calls)).not.toMatch(/483920|somebody@/);
  });
});

it.each([
  ['/reset/new-password?code=1', '?code=1', '/reset/new-password'],
  ['/Reset//New-Password/?code=1#main', '?code=1', '/reset/new-password'],
  ['/reset/link-expired?username=a', '?username=a', '/reset/link-expired'],
  ['/reset/link-not-working?code=1', '?code=1', '/reset/link-not-working'],
  ['/reset/new-pasword?code=1', '?code=1', '/reset/new-pasword'],
  ['/%72eset%2Fnew-password%3Fcode=1', '??code=1', '/reset/new-password'],
  ['/%2F.%2Freset/new-password?code=1', '?code=1', '/reset/new-password'],
])('removes the query of the emailed link %s: %s', (link, query, left) => {
  window.history.replaceState({ idx: 3 }, '', link);
  expect(takeEmailedQuery()).toBe(query);
  expect(window.location.href).toBe(`http://localhost:3000${left}`);
  expect(window.history.state).toEqual({ idx: 3, usr: { linkTaken: true } });
});

const withoutQuery = ['/reset/new-password', '/reset/new-password#main', '/Reset/New-Password'];

it.each(['/enter-email?code=1', '/enter-email/reset/new-password?code=1', ...withoutQuery])(
  'removes no query at %s and does not rewrite its address',
  (address) => {
    window.history.replaceState(null, '', address);
    const written = vi.spyOn(window.history, 'replaceState');
    expect(takeEmailedQuery()).toBe('');
    expect(written).not.toHaveBeenCalled();
  },
);

it('passes the removed query to the arrival', () => {
  window.history.replaceState(null, '', '/reset/new-password?code=1');
  expect(readArrival(window.location.search).emailedQuery).toBe('?code=1');
});

it.each([
  ['device', undefined, 0],
  ['server, once it is known', 'Tue, 01 Jan 2030 00:01:00 GMT', 60_000],
])('compares the expiry of a reset link with the clock of the %s', (_which, date, ahead) => {
  const now = Date.UTC(2030, 0, 1);
  vi.useFakeTimers({ toFake: ['Date'], now });
  if (date) measureServerTime(date);
  expect([-1, 0, 1].map((after) => hasExpired({ expiry: now + ahead + after }))).toEqual([true, false, false]);
});
