import { describe, expect, it, vi } from 'vitest';
import { routeFor } from '@/app/route-for';
import { signInAs } from '../../../mocks/server';
import { expectPage } from '../../support/page';
import { sample } from '../../support/sample';
import { visit } from '../../support/visit';

const origin = 'http://localhost:3000';
const email = 'somebody@example.com';
const query = () => `?${new URLSearchParams({ username: email, code: '483920', expiry: String(Date.now() + 60_000) })}`;
const secrets = /483920|somebody|username|expiry/;

/** How a mail program, a proxy or a person may write an address. */
const spellings = (path: string) => [
  path,
  `${path}/`,
  `${path}//`,
  `/${path}`,
  path.replace('/reset/', '/reset//'),
  path.toUpperCase(),
  `/${path.toUpperCase()}/`,
  path.replaceAll('-', '%2D'),
  path.replace('/reset/', '/reset%2F'),
];

describe.each([
  ['/reset/new-password', 'Choose a new password'],
  ['/reset/link-expired', 'This link has expired'],
])('link to %s', (path, heading) => {
  it.each(sample(spellings(path), 4))('works when written as %s, and its values are in no address and no history', async (spelling) => {
    await visit(`${origin}${spelling}${query()}`);
    await expectPage(path, heading);
    expect(window.location.href).toBe(origin + path);
    expect(JSON.stringify(window.history.state)).not.toMatch(secrets);
  });
});

it('is never in the history again after its values were removed', async () => {
  const replaced = vi.spyOn(window.history, 'replaceState');
  await visit(`${origin}//RESET/new-password/${query()}`);
  const [, ...after] = replaced.mock.calls;
  expect(JSON.stringify(after)).not.toMatch(secrets);
});

describe('another spelling of an address', () => {
  it.each([
    ['/Enter-Email/?client_id=one&state=A%2FB#top', '/enter-email?client_id=one&state=A%2FB', '#top'],
    ['//login', '/login', ''],
    ['/PRIVACY//#cookies', '/privacy', '#cookies'],
    ['/cookies//cookie-settings/', '/cookies/cookie-settings', ''],
  ])('replaces %s by %s in the address bar, and preserves query and anchor', async (spelling, canonical, hash) => {
    signInAs('mobile');
    const before = window.history.length;
    await visit(origin + spelling);
    await expectPage(canonical);
    expect(window.location.hash).toBe(hash);
    expect(window.history.length).toBe(before);
  });

  it.each(['/No-Such-Page/?A=1', '//evil.example/Enter-Email', '/enter-email/more'])(
    'preserves %s, and shows the page of unknown addresses',
    async (unknown) => {
      await visit(origin + unknown);
      await expectPage(unknown, 'We cannot find that page');
    },
  );

  it.each(
    sample(
      [
        ['/ENTER-EMAIL/', '/enter-email'],
        ['//proofing//enter-dob', '/proofing/enter-dob'],
        ['/no-such-page', '*'],
        ['//evil.example/enter-email', '*'],
        ['/%E9', '*'],
      ],
      4,
    ),
  )('finds for %s the row %s', (spelling, row) => expect(routeFor(spelling)?.path).toBe(row));
});
