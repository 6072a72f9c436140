import type { UnknownAction } from '@reduxjs/toolkit';
import { screen, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { sessionId } from '@/session/session';
import { accountChecked, clientInfoReceived, emailEntered } from '@/state/events';
import { exampleClient } from '../../mocks/backend/provider/example-client';
import { resetWorld, signInAs } from '../../mocks/server';
import { addresses } from '../support/addresses';
import { expectConsoleMessage } from '../support/console-guard';
import { address, expectPage } from '../support/page';
import { sample } from '../support/sample';
import { unloadDocument, visit } from '../support/visit';

/** Every address without a guard; the developers' page links to all the others on purpose. */
const open = addresses.filter(([path, ...guards]) => guards.length === 0 && path !== '/set-cookie').map(([path]) => path);
const opened = open.map((path) => (path === '*' ? '/no/such-page' : path));

/** Where the links of this tab on the page lead to, those in the guise of a button among them. */
const targets = () => {
  // Links in the guise of a button have another role.
  // eslint-disable-next-line testing-library/no-node-access
  const links = [...document.querySelectorAll<HTMLAnchorElement>('a[href^="/"]:not([target])')];
  return [...new Set(links.map((link) => link.getAttribute('href') ?? ''))];
};

const settled = () =>
  waitFor(() => {
    expect(screen.getByRole('main')).toHaveAttribute('aria-busy', 'false');
    expect(document.title).toContain(screen.getByRole('heading', { level: 1 }).textContent);
  });

/** The address that an address ends on, found out once for those with a session and once for those without. */
const ends = new Map<string, string>();
async function endOf(target: string): Promise<string> {
  const key = `${sessionId() !== ''} ${target}`;
  const known = ends.get(key);
  if (known !== undefined) return known;
  await visit(target, { strict: false });
  await settled();
  const end = address();
  ends.set(key, end);
  await unloadDocument();
  return end;
}

async function linksOf(path: string, state?: unknown): Promise<string[]> {
  if (path === '/reset/new-password') expectConsoleMessage(/^Reset password link is malformed$/);
  await visit(path, { state, strict: false });
  const found = targets();
  await unloadDocument();
  return found;
}

const withState = [
  ...opened.map((path) => [path, undefined] as const),
  ['/passkey-login-attempts-exceeded', { passwordRoute: '/login', displayPasswordLink: true }] as const,
];

describe('links of pages without a session', () => {
  it.each(sample(withState, 4))('targets a page that can be shown from %s, opened with %j', async (path, state) => {
    const dead: string[] = [];
    for (const target of await linksOf(path, state)) if ((await endOf(target)) === '/error') dead.push(target);
    expect(dead).toEqual([]);
  });
});

describe('links of pages at the beginning of a session', () => {
  /** A password belongs to an email address: it is asked for first. */
  const asksFirst = new Map([['/log-in-password', '/enter-email']]);

  it.each(sample(withState, 4))('targets the address of each link on %s, opened with %j', async (path, state) => {
    const elsewhere: string[] = [];
    signInAs('mobile');
    for (const target of await linksOf(path, state)) {
      const end = await endOf(target);
      if (end.split('#')[0] !== (asksFirst.get(target) ?? target).split('#')[0]) elsewhere.push(`${target}: ${end}`);
    }
    expect(elsewhere).toEqual([]);
  });
});

const accountFound = accountChecked({
  status: 'CONFIRMED',
  uplift_required: false,
  allow_p5_before_p9: false,
  landline_registration_enabled: false,
  auth_options: { authentication_options: { allowCredentials: [] } },
});

describe('public page without a session', () => {
  const pages: readonly [path: string, wayOn: string, events?: readonly UnknownAction[]][] = [
    ['/check-email', 'Back to log in'],
    ['/check-email', 'Go back and enter password', [emailEntered('a@example.com'), accountFound]],
    ['/reset/check-email', 'Back to log in', [emailEntered('a@example.com')]],
    ['/reset/check-email', 'Back to log in'],
    ['/not-registered', 'Try again'],
    ['/restore-message', 'go back and enter it'],
    ['/another-reminder-sent', 'Log in with your existing account'],
    ['/cannot-request-another-reminder', 'Log in with your existing account'],
    ['/passkey-enter-email-login-failed', 'Log in using my password instead'],
    ['/passkey-login-failed', 'Log in using my password instead'],
    ['/passkey-user-login-failed', 'Log in using my password instead'],
    ['/mobile-code-expired', 'Text me again with a new security code'],
  ];
  const back = /^Go back to the website or app that you want to use/;

  it.each(sample(pages, 4))('links back to the client service from %s: %s', async (path, wayOn, events = []) => {
    signInAs('mobile');
    await visit(path, { events });
    await settled();
    expect(screen.getByText(wayOn)).toBeVisible();
    expect(screen.queryByText(back)).not.toBeInTheDocument();
    await unloadDocument();
    resetWorld();
    await visit(path, { events: [...events, clientInfoReceived(exampleClient)] });
    await settled();
    expect(screen.queryByText(wayOn)).not.toBeInTheDocument();
    expect(screen.getByText(back)).toBeVisible();
    expect(screen.getByRole('link', { name: 'Go to Example health service' })).toHaveAttribute('href', 'https://www.example.com');
  });
});

describe("'Go back' link of a public page", () => {
  const goBack = () => screen.queryByRole('link', { name: 'Go back' });

  it('targets the entry screen when the visit began on the page with a session', async () => {
    signInAs('mobile');
    const { user } = await visit('/privacy');
    await user.click(goBack() as HTMLElement);
    await expectPage('/enter-email', 'Enter your email address');
  });

  it('is absent when the visit began on the page without a session', async () => {
    await visit('/privacy');
    await expectPage('/privacy', 'Privacy notice');
    expect(goBack()).not.toBeInTheDocument();
  });

  it('targets the previous page without a session', async () => {
    const { user } = await visit('/service-busy');
    await user.click(screen.getByRole('link', { name: 'Terms and conditions' }));
    await expectPage('/terms-and-conditions', 'Terms and conditions');
    await user.click(goBack() as HTMLElement);
    await expectPage('/service-busy', 'We are very busy');
  });
});
