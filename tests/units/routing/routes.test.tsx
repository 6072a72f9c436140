import { screen, waitFor } from '@testing-library/react';
import fc from 'fast-check';
import * as guards from '@/app/guards';
import { routeFor, routes } from '@/app/routes';
import { canonicalPath } from '@/canonical-path';
import { addresses as known } from '@/paths';
import { emailEntered } from '@/state/events';
import { signInAs } from '../../../mocks/server';
import { rowsOf } from '../../support/environment';
import { address, addresses, byNumber, expectPage, lastParagraph, visit } from '../../support/user';

/** The names that the list of addresses has for these guards. The others have their own. */
const otherNames: Readonly<Record<string, string>> = {
  hasIdentityToken: 'identityToken',
  emailKnown: 'email',
  codeWasSent: 'codeSent',
  emailUnconfirmed: 'unconfirmed',
};
const nameOf = new Map<unknown, string>(Object.entries(guards).map(([name, guard]) => [guard, otherNames[name] ?? name]));

describe('route table', () => {
  it('lists every address of the specifications once in the route table and no other', () =>
    expect(routes.map(({ path }) => path).toSorted()).toEqual(addresses.map(([path]) => path).toSorted()));

  it('lists the addresses that the app adds in the route table', () =>
    expect([...known].toSorted()).toEqual(addresses.flatMap(([path]) => (path === '*' ? [] : [path])).toSorted()));

  it.each(addresses)('lists the guards of %s in order', (path, ...expected) => {
    const { guards: ofRow = [] } = routes.find((row) => row.path === path) ?? {};
    expect(ofRow.map((guard) => nameOf.get(guard))).toEqual(expected);
  });

  it('lists the page of unknown addresses at the end of the route table', () => expect(routes.at(-1)?.path).toBe('*'));
});

/** A page with a form, one that calls an API on arrival, one that reads the state, a legal text, and an unknown address. */
const pages = ['/log-in-password', '/nhs-login-consent', '/proofing/check-your-details', '/privacy', '/no/such-page'];

it.each(pages)('shows by a deep link the page %s with one heading and a title', async (path) => {
  signInAs('uplift', { upTo: 'identity-token' });
  await visit(path, { events: [emailEntered('uplift@example.com'), ...byNumber] });
  await waitFor(() => {
    expect(screen.getByRole('main')).toBeVisible();
    const heading = screen.getByRole('heading', { level: 1 }).textContent;
    expect(heading).not.toBe('');
    expect(document.title).toBe(`${heading} - NHS login`);
  });
  expect(screen.queryByText('Sorry, there is a problem with this page.', { exact: false })).not.toBeInTheDocument();
});

it('redirects the address / to the entry screen and preserves the query', async () => {
  await visit('/?client_id=someone&state=a%20b', { persona: 'mobile' });
  await expectPage('/enter-email?client_id=someone&state=a%20b', 'Enter your email address');
});

it('redirects the address /proofing to the start of proofing, and replaces the history entry', async () => {
  signInAs('uplift', { upTo: 'identity-token' });
  const before = window.history.length;
  await visit('/proofing');
  await expectPage('/proofing/find-nhs-record', 'Help us find your NHS record');
  expect(window.history.length).toBe(before);
});

it.each(['/', '/proofing'])('shows the error page at the address %s without a session', async (path) => {
  await visit(path);
  await expectPage('/error', 'Something went wrong');
});

it.each(['/no/such-page', '/enter-email/more', '/..%2f', '/register', '/proofing/submit/x'])(
  'shows for the unknown address %s the page of unknown addresses',
  async (path) => {
    await visit(path, { persona: 'mobile' });
    expect(screen.getByRole('heading', { level: 1, name: 'We cannot find that page' })).toBeVisible();
    expect(lastParagraph()).toHaveTextContent('Reference: CID0404. If you contact us, give this code:');
    expect(address()).toBe(path);
  },
);

describe('canonicalPath', () => {
  const paths = addresses.map(([path]) => path).filter((path) => path !== '*');

  it.each(
    rowsOf([
      ['/reset/new-password', '/reset/new-password', '/reset/new-password/', '//reset/new-password', '/reset//new-password///'],
      ['/reset/new-password', '/reset/new%2Dpassword', '/reset%2Fnew-password', '/%52eset/new-password'],
      ['/reset/link-expired', '/RESET/Link-Expired'],
      ['/enter-email', '/Enter-Email/'],
      ['/', '/', '//', ''],
    ]),
  )('returns for the address %s the canonical path %s', (path, canonical) => expect(canonicalPath(path)).toBe(canonical));

  it.each([
    ...'/No-Such-Page/ //evil.example/Enter-Email /enter-email/more /reset/new-password.html'.split(' '),
    ...'/%E9 /% /constructor /enter-email%00 /enter%252Demail'.split(' '),
  ])('returns the unknown path %s unchanged', (path) => expect(canonicalPath(path)).toBe(path));

  it('returns every address for any spelling of letters, slashes and characters', () => {
    const letter = (char: string) =>
      char === '/' ? fc.constantFrom('/', '//', '///') : fc.constantFrom(char, char.toUpperCase(), `%${char.charCodeAt(0).toString(16)}`);
    const spelt = fc
      .constantFrom(...paths)
      .chain((path) =>
        fc
          .tuple(fc.constant(path), fc.tuple(...[...path].map(letter)), fc.constantFrom('', '/', '//'))
          .map(([is, chars, end]) => [is, chars.join('') + end] as const),
      );
    fc.assert(fc.property(spelt, ([path, spelling]) => void expect(canonicalPath(spelling)).toBe(path)));
  });
});

it.each([
  ['/ENTER-EMAIL/', '/enter-email'],
  ['//proofing//enter-dob', '/proofing/enter-dob'],
  ['/no-such-page', '*'],
  ['//evil.example/enter-email', '*'],
  ['/%E9', '*'],
])('finds for the address spelled %s the row %s', (spelling, row) => expect(routeFor(spelling)?.path).toBe(row));
