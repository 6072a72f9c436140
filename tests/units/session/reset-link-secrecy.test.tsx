import { screen } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { signInAs, world } from '../../../mocks/server';
import { expectConsoleMessage } from '../../support/console-guard';
import { address, expectPage } from '../../support/page';
import { goodParameters, linkParameters, linkWith, newLink } from '../../support/reset-links';
import { stored } from '../../support/stored';
import { unloadDocument, visit } from '../../support/visit';

const page = '/reset/new-password';
const email = 'somebody@example.com';

describe('values of a reset link', () => {
  const secrets = /483920|somebody|username|expiry/;

  it.each([
    ['one that works', () => linkWith(goodParameters()), page],
    ['one that has expired', () => linkWith({ ...goodParameters(), expiry: '1000000000000' }), '/reset/link-expired'],
    ['the page of an expired one', () => `/reset/link-expired?${new URLSearchParams({ username: email })}`, '/reset/link-expired'],
  ])('leave the address bar, history and storage: %s', async (_what, link, path) => {
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

  it('leave the address bar before the first render', async () => {
    const replaced = vi.spyOn(window.history, 'replaceState');
    await visit(linkWith(goodParameters()));
    const [opened, taken] = replaced.mock.calls.map(([, , url]) => String(url));
    expect(opened).toMatch(/483920/);
    expect(taken).toBe(page);
  });

  it('leave the address bar of a link in another spelling', async () => {
    await visit(linkWith(goodParameters()).replace(page, '/Reset//new-password/'));
    await expectPage(page);
    expect(window.location.search).toBe('');
  });

  it('are gone after a reload, which asks for the link', async () => {
    expectConsoleMessage(/^Reset password link is malformed$/);
    await visit(newLink());
    await unloadDocument();
    await visit(address());
    await expectPage('/reset/link-not-working', 'This link does not work');
    expect(screen.getByText('you opened the page without the link')).toBeVisible();
  });

  it('stay at other addresses', async () => {
    signInAs('mobile');
    const { username = '' } = linkParameters(newLink());
    await visit(`/?${new URLSearchParams({ username })}`);
    await expectPage(`/enter-email?${new URLSearchParams({ username })}`);
  });
});
