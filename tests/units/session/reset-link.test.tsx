import { screen } from '@testing-library/react';
import fc from 'fast-check';
import { email } from '@/forms/rules';
import { emailIn, resetLinkOf } from '@/journeys/reset-password/reset-link';
import { readArrival } from '@/session/arrival';
import { takeEmailedQuery } from '@/session/emailed-link';
import { signInAs, world } from '../../../mocks/server';
import { expectConsoleMessage } from '../../support/console-guard';
import { address, expectPage } from '../../support/page';
import { goodParameters, type LinkParameters, linkParameters, linkWith, newLink } from '../../support/reset-links';
import { sample } from '../../support/sample';
import { stored } from '../../support/stored';
import { unloadDocument, visit } from '../../support/visit';

describe('reset link', () => {
  const page = '/reset/new-password';
  const malformed = 'Reset password link is malformed';
  const uuid = '0b9f6c1e-2f3a-4c5d-8e7f-9a0b1c2d3e4f';
  const now = 1_800_000_000_000;

  const nothing: LinkParameters = { username: undefined, code: undefined, expiry: undefined };
  const wrong: [string, LinkParameters][] = [
    ['no username', { username: undefined }],
    ['an empty username', { username: '' }],
    ['a name that is neither an email address nor a UUID', { username: 'account-mobile' }],
    ['an address without a domain', { username: 'somebody@' }],
    ['an address that is too short', { username: 'a@b.uk' }],
    ['a UUID that lacks a digit', { username: uuid.slice(1) }],
    ['a UUID with something after it', { username: `${uuid}0` }],
    ['a UUID with a letter that is none of its digits', { username: uuid.replace('0b', 'gb') }],
    ['no code', { code: undefined }],
    ['an empty code', { code: '' }],
    ['a code of five digits', { code: '48392' }],
    ['a code of seven digits', { code: '4839200' }],
    ['a code with a letter', { code: '48392a' }],
    ['a code with a space', { code: '483 920' }],
    ['a code in full-width digits', { code: '４８３９２０' }],
    ['no expiry', { expiry: undefined }],
    ['an empty expiry', { expiry: '' }],
    ['an expiry in seconds', { expiry: '1800000000' }],
    ['an expiry of 12 digits', { expiry: '180000000000' }],
    ['an expiry of 14 digits', { expiry: '18000000000000' }],
    ['an expiry that is a date', { expiry: '2027-01-15T08' }],
    ['an expiry in exponential notation', { expiry: '1.8e12' }],
    ['a negative expiry', { expiry: '-180000000000' }],
  ];

  it.each(sample([...wrong, ['no parameter', nothing] as const], 4))(
    'refuses a reset link with %s, and logs that it is malformed',
    async (_what, part) => {
      expectConsoleMessage(new RegExp(`^${malformed}$`));
      const before = window.history.length;
      await visit(linkWith({ ...goodParameters(), ...part }));
      await expectPage('/reset/link-not-working', 'This link does not work');
      expect(console.error).toHaveBeenCalledWith(malformed);
      expect(window.history.length).toBe(before);
      expect(JSON.stringify(vi.mocked(console.error).mock.calls)).not.toMatch(/somebody|483920/);
    },
  );

  const good: [string, LinkParameters][] = [
    ['an email address', {}],
    ['an email address with a plus', { username: 'some+body@example.com' }],
    ['a UUID', { username: uuid }],
    ['a UUID in capitals', { username: uuid.toUpperCase() }],
    ['an unknown parameter', { utm_source: 'email' }],
    ['a code that begins with zeros', { code: '000001' }],
  ];

  it.each(sample(good, 4))('accepts a reset link with %s, also without a session', async (_what, part) => {
    await visit(linkWith({ ...goodParameters(), ...part }));
    await expectPage(page, 'Choose a new password');
    expect(console.error).not.toHaveBeenCalled();
  });

  // As mail programs write them.
  const asWritten: [string, (link: string) => string][] = [
    ['a raw plus', (link) => link.replace('%2B', '+')],
    ['&amp; between its parameters', (link) => link.replaceAll('&', '&amp;')],
    ['&AMP; between its parameters', (link) => link.replaceAll('&', '&AMP;')],
    ['a full stop after it', (link) => `${link}.`],
    ['a bracket after it', (link) => `${link})`],
    ['an angle bracket after it', (link) => `${link}>`],
    ['an angle bracket after it, encoded', (link) => `${link}%3E`],
    ['a parameter without a value', (link) => `${link}&a`],
    ['a stray percent sign in another parameter', (link) => `${link}&utm_source=%E9`],
    ['two full stops after it', (link) => `${link}..`],
    ['a space after it', (link) => `${link}%20`],
    ['=3D for each equals sign', (link) => link.replaceAll('=', '=3D')],
    ['%40 encoded again', (link) => link.replaceAll('%', '%25')],
    ['all of them', (link) => `${link.replace('%2B', '+').replaceAll('&', '&amp;')}.`],
  ];

  it.each(sample(asWritten, 4))('accepts a reset link with %s, as mail programs write it', async (_what, written) => {
    await visit(written(linkWith({ ...goodParameters(), username: 'some+body@example.com' })));
    await expectPage(page, 'Choose a new password');
    expect(screen.getByDisplayValue('some+body@example.com')).toHaveAttribute('autocomplete', 'username');
    expect(window.location.search).toBe('');
  });

  it.each<[string, (link: string) => string]>([
    ['two codes', (link) => `${link}&code=111111`],
    ['a plus that means a space', (link) => link.replace('some', '+some').replace('somebody', 'some body')],
  ])('refuses a reset link with %s', async (_what, written) => {
    expectConsoleMessage(new RegExp(`^${malformed}$`));
    await visit(written(linkWith(goodParameters())));
    await expectPage('/reset/link-not-working', 'This link does not work');
  });

  const expiries = [
    ['a minute ago', -60_000, '/reset/link-expired', 'This link has expired'],
    ['a millisecond ago', -1, '/reset/link-expired', 'This link has expired'],
    ['now', 0, page, 'Choose a new password'],
    ['in a millisecond', 1, page, 'Choose a new password'],
    ['in an hour', 3_600_000, page, 'Choose a new password'],
  ] as const;

  it.each(sample(expiries, 4))('accepts or refuses a reset link by its expiry: %s', async (_when, after, path, heading) => {
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

describe('username of a reset link', () => {
  const rest = '&code=483920&expiry=1800000000000';
  const local = fc.stringMatching(/^[a-z0-9_.+'-]{1,20}$/);
  const address = fc
    .tuple(local, fc.domain())
    .map((parts) => parts.join('@'))
    .filter((text) => email.safeParse(text).data === text);
  /** Some programs encode a plus, an apostrophe and an at sign in links. Others do not. */
  const written = [encodeURI, encodeURIComponent, (text: string) => new URLSearchParams({ '': text }).toString().slice(1)];

  it('accepts in a reset link every address that the email rule accepts, in every encoding', () =>
    fc.assert(
      fc.property(address, fc.constantFrom(...written), fc.constantFrom('', '.', '>', ')', '%3E'), (text, encode, end) => {
        expect(resetLinkOf(`?username=${encode(text)}${rest}${end}`)?.username).toBe(text);
        expect(resetLinkOf(`?code=483920&expiry=1800000000000&username=${encode(text)}${end}`)?.username).toBe(text);
        expect(emailIn(`?username=${encode(text)}${end}`)).toBe(text);
      }),
    ));

  it('refuses in a reset link every address that the email rule would clean or refuse', () =>
    fc.assert(
      fc.property(fc.string(), (text) => {
        fc.pre(email.safeParse(text).data !== text.toLowerCase());
        expect(emailIn(`?username=${encodeURIComponent(text)}&a=b`)).toBe('');
      }),
    ));
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

  it('removes the values of a reset link in another spelling from the address bar', async () => {
    await visit(linkWith(goodParameters()).replace(page, '/Reset//new-password/'));
    await expectPage(page);
    expect(window.location.search).toBe('');
  });

  it('forgets the values of a reset link on a reload, and asks for the link', async () => {
    expectConsoleMessage(/^Reset password link is malformed$/);
    await visit(newLink());
    await unloadDocument();
    await visit(address());
    await expectPage('/reset/link-not-working', 'This link does not work');
    expect(screen.getByText('you opened the page without the link')).toBeVisible();
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
])('removes the query of the emailed link %s: %s', (link, query, left) => {
  window.history.replaceState({ idx: 3 }, '', link);
  expect(takeEmailedQuery()).toBe(query);
  expect(window.location.href).toBe(`http://localhost:3000${left}`);
  expect(window.history.state).toEqual({ idx: 3, usr: { linkTaken: true } });
});

const withoutQuery = ['/reset/new-password', '/reset/new-password#main', '/Reset/New-Password'];

it.each(['/enter-email?code=1', ...withoutQuery])('removes no query at %s and does not rewrite its address', (address) => {
  window.history.replaceState(null, '', address);
  const written = vi.spyOn(window.history, 'replaceState');
  expect(takeEmailedQuery()).toBe('');
  expect(written).not.toHaveBeenCalled();
});

it('passes the removed query to the arrival', () => {
  window.history.replaceState(null, '', '/reset/new-password?code=1');
  expect(readArrival(window.location.search).emailedQuery).toBe('?code=1');
});
