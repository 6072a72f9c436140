import { screen, waitFor } from '@testing-library/react';
import { sessionId } from '@/session/sign-in';
import { signInAs } from '../../mocks/server';
import { expectConsoleMessage } from '../support/environment';
import { address, addresses, unloadDocument, visit } from '../support/user';

/** Every address without a guard. The page for developers is excluded, because it links to all others on purpose. */
const open = addresses.filter(([path, ...guards]) => guards.length === 0 && path !== '/set-cookie').map(([path]) => path);
const opened = open.map((path) => (path === '*' ? '/no/such-page' : path));

/** The targets of the page's links that open in this tab, including links that look like buttons. */
const targets = () => {
  // Links that look like buttons have another role.
  // eslint-disable-next-line testing-library/no-node-access
  const links = [...document.querySelectorAll<HTMLAnchorElement>('a[href^="/"]:not([target])')];
  return [...new Set(links.map((link) => link.getAttribute('href') ?? ''))];
};

const settled = () =>
  waitFor(() => {
    expect(screen.getByRole('main')).toHaveAttribute('aria-busy', 'false');
    expect(document.title).toContain(screen.getByRole('heading', { level: 1 }).textContent);
  });

/** The final address after all redirects, cached by address and by whether there is a session. */
const ends = new Map<string, string>();
async function endOf(target: string): Promise<string> {
  const key = `${sessionId() !== ''} ${target}`;
  const known = ends.get(key);
  if (known !== undefined) return known;
  await visit(target);
  await settled();
  const end = address();
  ends.set(key, end);
  await unloadDocument();
  return end;
}

async function linksOf(path: string, state?: unknown): Promise<string[]> {
  if (path === '/reset/new-password') expectConsoleMessage(/^Reset password link is malformed$/);
  await visit(path, { state });
  const found = targets();
  await unloadDocument();
  return found;
}

const withState = [
  ...opened.map((path) => [path, undefined] as const),
  ['/passkey-login-attempts-exceeded', { passwordRoute: '/login', displayPasswordLink: true }] as const,
];

it.each(withState)('targets without a session a page that can be shown from %s, opened with %j', async (path, state) => {
  const dead: string[] = [];
  for (const target of await linksOf(path, state)) if ((await endOf(target)) === '/error') dead.push(target);
  expect(dead).toEqual([]);
});

/** A password page redirects to the email page until the email address is known. */
const asksFirst = new Map([['/log-in-password', '/enter-email']]);

it.each(withState)('targets the address of each link on %s, opened with %j', async (path, state) => {
  const mismatches: string[] = [];
  signInAs('mobile');
  for (const target of await linksOf(path, state)) {
    const end = await endOf(target);
    if (end.split('#')[0] !== (asksFirst.get(target) ?? target).split('#')[0]) mismatches.push(`${target}: ${end}`);
  }
  expect(mismatches).toEqual([]);
});
