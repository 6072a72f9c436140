import { screen } from '@testing-library/react';
import { readArrival } from '@/session/arrival';
import { takeEmailedQuery } from '@/session/emailed-link';
import { signInAs, world } from '../../../mocks/server';
import { expectConsoleMessage } from '../../support/console-guard';
import { expectPage } from '../../support/page';
import { goodParameters, linkParameters, linkWith, newLink } from '../../support/reset-links';
import { stored } from '../../support/stored';
import { unloadDocument, visit } from '../../support/visit';

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

  it.each([
    ['has passed', -1, '/reset/link-expired', 'This link has expired'],
    ['is now', 0, '/reset/new-password', 'Choose a new password'],
  ] as const)('accepts a reset link until its expiry: it %s', async (_when, after, path, heading) => {
    const now = 1_800_000_000_000;
    vi.useFakeTimers({ toFake: ['Date'], now });
    const before = window.history.length;
    await visit(linkWith({ ...goodParameters(), expiry: String(now + after) }));
    await expectPage(path, heading);
    expect(window.history.length).toBe(before);
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
    signInAs('mobile');
    await visit(link());
    await expectPage(path);
    expect(window.location.search).toBe('');
    expect(window.location.href).not.toMatch(secrets);
    expect(JSON.stringify(window.history.state)).not.toMatch(secrets);
    await unloadDocument();
    expect(JSON.stringify(written.mock.calls)).not.toMatch(/483920|somebody@/);
    expect(await stored()).not.toMatch(/483920|somebody@/);
    expect(JSON.stringify(world().calls)).not.toMatch(/483920|somebody@/);
  });

  it('removes the values of a reset link from the address bar before the first render', async () => {
    const replaced = vi.spyOn(window.history, 'replaceState');
    await visit(linkWith(goodParameters()));
    const [opened, taken] = replaced.mock.calls.map(([, , url]) => String(url));
    expect(opened).toMatch(/483920/);
    expect(taken).toBe(window.location.origin + page);
  });

  it('preserves a username in the address of another page', async () => {
    signInAs('mobile');
    const { username = '' } = linkParameters(newLink());
    await visit(`/?${new URLSearchParams({ username })}`);
    await expectPage(`/enter-email?${new URLSearchParams({ username })}`);
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
