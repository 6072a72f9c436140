import { screen } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { expectConsoleMessage } from '../../support/console-guard';
import { expectPage } from '../../support/page';
import { goodParameters, type LinkParameters, linkWith } from '../../support/reset-links';
import { sample } from '../../support/sample';
import { visit } from '../../support/visit';

const page = '/reset/new-password';
const malformed = 'Reset password link is malformed';
const uuid = '0b9f6c1e-2f3a-4c5d-8e7f-9a0b1c2d3e4f';
const now = 1_800_000_000_000;

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
  ['an expiry in words of a number', { expiry: '1.8e12' }],
  ['a negative expiry', { expiry: '-180000000000' }],
];

describe('reset link', () => {
  it.each(sample(wrong, 4))('does not work with %s, and the operator finds a log entry', async (_what, part) => {
    expectConsoleMessage(new RegExp(`^${malformed}$`));
    const before = window.history.length;
    await visit(linkWith({ ...goodParameters(), ...part }));
    await expectPage('/reset/link-not-working', 'This link does not work');
    expect(console.error).toHaveBeenCalledWith(malformed);
    expect(window.history.length).toBe(before);
    expect(JSON.stringify(vi.mocked(console.error).mock.calls)).not.toMatch(/somebody|483920/);
  });

  it('does not work without any parameter', async () => {
    expectConsoleMessage(new RegExp(`^${malformed}$`));
    await visit(page);
    await expectPage('/reset/link-not-working', 'This link does not work');
    expect(console.error).toHaveBeenCalledWith(malformed);
  });

  it.each<[string, LinkParameters]>(
    sample(
      [
        ['an email address', {}],
        ['an email address with a plus', { username: 'some+body@example.com' }],
        ['a UUID', { username: uuid }],
        ['a UUID in capitals', { username: uuid.toUpperCase() }],
        ['a parameter that nobody knows', { utm_source: 'email' }],
        ['a code that begins with zeros', { code: '000001' }],
      ],
      4,
    ),
  )('works with %s, also without a session', async (_what, part) => {
    await visit(linkWith({ ...goodParameters(), ...part }));
    await expectPage(page, 'Choose a new password');
    expect(console.error).not.toHaveBeenCalled();
  });

  // As mail programs write them.
  it.each<[string, (link: string) => string]>(
    sample(
      [
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
      ],
      4,
    ),
  )('works with %s as mail programs write it', async (_what, written) => {
    await visit(written(linkWith({ ...goodParameters(), username: 'some+body@example.com' })));
    await expectPage(page, 'Choose a new password');
    expect(screen.getByDisplayValue('some+body@example.com')).toHaveAttribute('autocomplete', 'username');
    expect(window.location.search).toBe('');
  });

  it.each<[string, (link: string) => string]>([
    ['two codes', (link) => `${link}&code=111111`],
    ['a plus that stands for a space', (link) => link.replace('some', '+some').replace('somebody', 'some body')],
  ])('does not work with %s', async (_what, written) => {
    expectConsoleMessage(new RegExp(`^${malformed}$`));
    await visit(written(linkWith(goodParameters())));
    await expectPage('/reset/link-not-working', 'This link does not work');
  });

  it.each(
    sample(
      [
        ['a minute ago', -60_000, '/reset/link-expired', 'This link has expired'],
        ['a millisecond ago', -1, '/reset/link-expired', 'This link has expired'],
        ['now', 0, page, 'Choose a new password'],
        ['in a millisecond', 1, page, 'Choose a new password'],
        ['in an hour', 3_600_000, page, 'Choose a new password'],
      ],
      4,
    ),
  )('continues when it expires %s', async (_when, after, path, heading) => {
    vi.useFakeTimers({ toFake: ['Date'], now });
    const before = window.history.length;
    await visit(linkWith({ ...goodParameters(), expiry: String(now + after) }));
    await expectPage(path, heading);
    expect(window.history.length).toBe(before);
  });

  it('is malformed rather than expired', async () => {
    expectConsoleMessage(new RegExp(`^${malformed}$`));
    await visit(linkWith({ ...goodParameters(), code: '1', expiry: '1000000000000' }));
    await expectPage('/reset/link-not-working');
  });
});
