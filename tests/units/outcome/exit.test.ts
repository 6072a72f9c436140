import fc from 'fast-check';
import { exit, finishBeforeLeaving } from '@/outcome/exit';
import { safeAddress } from '@/outcome/safe-address';
import { anyAddresses, rowsOf } from '../../support/environment';

describe('leave', () => {
  it('leaves the app after pending work, and also if that fails', async () => {
    const order: string[] = [];
    finishBeforeLeaving(async () => {
      await Promise.resolve();
      order.push('written');
      throw new Error('full');
    });
    const left = vi.fn(() => order.push('gone'));
    window.addEventListener('hashchange', left);
    await exit.leave('#away', true);
    await vi.waitFor(() => expect(order).toEqual(['written', 'gone']));
    finishBeforeLeaving(() => Promise.resolve());
    window.removeEventListener('hashchange', left);
  });

  it.each([
    [true, 'replace'],
    [false, 'assign'],
  ] as const)('replaces the page that the user leaves (%s): %s', async (replaces, by) => {
    const went = { replace: vi.fn(), assign: vi.fn() };
    vi.stubGlobal('location', went);
    await exit.leave('https://client.example', replaces);
    expect(went[by]).toHaveBeenCalledExactlyOnceWith('https://client.example');
    expect(went.replace.mock.calls.length + went.assign.mock.calls.length).toBe(1);
  });
});

it('reloads after pending work', async () => {
  const order: string[] = [];
  vi.stubGlobal('location', { reload: () => order.push('reloaded') });
  finishBeforeLeaving((url) => Promise.resolve(order.push(`written for '${url}'`)));
  await exit.reload();
  finishBeforeLeaving(() => Promise.resolve());
  expect(order).toEqual(["written for ''", 'reloaded']);
});

it('leaves the app after 30 seconds when pending work never settles', async () => {
  vi.useFakeTimers();
  const replace = vi.fn();
  vi.stubGlobal('location', { replace });
  finishBeforeLeaving(() => new Promise(() => undefined));
  void exit.leave('https://client.example', true);
  await vi.advanceTimersByTimeAsync(29_900);
  expect(replace).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(200);
  expect(replace).toHaveBeenCalledTimes(1);
  finishBeforeLeaving(() => Promise.resolve());
});

describe('openTab', () => {
  it('opens a new tab without access to the opener', () => {
    const tab = { opener: window };
    const open = vi.spyOn(window, 'open').mockReturnValue(tab as unknown as Window);
    exit.openTab('/redirect-to-help-centre');
    expect(open).toHaveBeenCalledExactlyOnceWith('/redirect-to-help-centre', '_blank');
    expect(tab.opener).toBeNull();
    expect(window.location.pathname).toBe('/');
  });

  it.each([
    ['the browser blocks the new one', () => null],
    ['a web view without tabs throws', vi.fn().mockThrow(new Error('Not in this web view'))],
  ])('opens the address of a new tab in this tab when %s', (_why, open) => {
    vi.spyOn(window, 'open').mockImplementation(open);
    // A fragment is the only address to which jsdom navigates.
    exit.openTab('#instead');
    expect(window.location.hash).toBe('#instead');
  });
});
const hostile = rowsOf([
  ['is empty', '', ' '],
  ['runs a script', 'javascript:alert(1)', 'JavaScript:alert(1)', ' javascript:alert(1)', 'java\tscript:alert(1)', 'java\nscript:alert(1)'],
  ['runs a script', '\u0000javascript:alert(1)', '\ufeffjavascript:alert(1)', 'javascript:alert(1)?\n'],
  ['runs a script', 'javascript://example.com/%0aalert(1)', 'javascript:/https://example.com', 'vbscript:msgbox(1)'],
  ['has another scheme', 'data:text/html,<script>alert(1)</script>', 'blob:https://example.com/1', 'file:///etc/passwd', 'about:blank'],
  ['has another scheme', 'ftp://example.com', 'ws://example.com', 'intent://example.com#Intent;end'],
  ['has another scheme', 'mailto:somebody@example.com', 'tel:999'],
  ['is a path to a host', '//evil.example', '//evil.example/path', '///evil.example', ' //evil.example', '/\\evil.example'],
  ['is a path to a host', '/\t/evil.example', '/\n/evil.example', '\\\\evil.example', '\\/evil.example'],
  ['has other slashes', 'https:/\\evil.example', 'https:\\\\evil.example', 'https:evil.example', 'https:/evil.example'],
  ['has other slashes', 'https:/evil.example/?next=https://example.com', 'https:///evil.example', 'https:////evil.example'],
  ['has a character that no address has', 'https://exa mple.com', 'https://example.com/\u00a0a', 'https://example.com\u2028/a'],
  ['has a character that no address has', 'https://exa\nmple.com', 'https://example.com/\n@evil.example'],
  ['has a character that no address has', 'https://example.com\\?', 'https://example.com/\\'],
  ['has a user', 'https://user@evil.example', 'https://user:secret@evil.example', 'https://example.com:secret@evil.example'],
  ['has a user', 'https://:secret@evil.example'],
  ['has no valid host', 'https://', 'https://example.com:99999', 'https://[::1'],
  ['is not encrypted', 'http://example.com', 'HTTP://EXAMPLE.COM', 'http://localhost.evil.example', 'http://127.0.0.1.evil.example'],
  ['is not encrypted', 'http://localhost@evil.example', 'http://evil.example/localhost', 'http://0.0.0.0'],
  ['is relative', 'evil.example', 'www.example.com/path', 'path/without/slash', './path', '../path', '?query=1', '#hash'],
]);

const honest = [
  'https://example.com https://example.com/ HTTPS://EXAMPLE.COM/Path https://example.com:8443/path?code=1&state=a%20b#end',
  'https://sub.example.co.uk/callback https://example.com/?next=//elsewhere https://xn--bcher-kva.example/ https://bücher.example/',
  'http://localhost http://localhost:3000/mock/callback?code=1 http://127.0.0.1:8080/',
  '/ /api/auth/complete?ticket=1 /path/with//two/slashes /path?next=https://example.com',
].flatMap((line) => line.split(' '));

it.each(hostile)('refuses the unsafe address %j, which %s', (address) => expect(safeAddress(address)).toBeUndefined());

it.each([[undefined], [null], [42], [{}], [['https://example.com']]])('refuses as an address %j, which is no text', (address) => {
  expect(safeAddress(address)).toBeUndefined();
});

it('accepts an address with a host of 253 characters and a port, and refuses a longer one', () => {
  const address = `https://${'a.'.repeat(126)}a:65535/`;
  expect(safeAddress(address)).toBe(address);
  expect(safeAddress(address.replace('a.', 'aa.'))).toBeUndefined();
});

it('accepts an address with http of this origin alone', () => {
  vi.stubGlobal('location', { origin: 'http://login.example' });
  expect([safeAddress('http://login.example/a'), safeAddress('http://other.example/a')]).toEqual(['http://login.example/a', undefined]);
});

it.each(honest)('returns the safe address unchanged: %s', (address) => expect(safeAddress(address)).toBe(address));

it.each<[string, string]>([
  ['https://example.com/a b', 'https://example.com/a%20b'],
  ['/ /evil.example', '/%20/evil.example'],
  ['\ufeff https://example.com/\r\n', 'https://example.com/'],
  ['\u00a0/path\t', '/path'],
  ['https://example.com/?state=a b', 'https://example.com/?state=a%20b'],
  ['https://example.com/?state=\r\n\t\u0000', 'https://example.com/?state=%0D%0A%09%00'],
  ['https://example.com/?a=\\b\u00a0c\u2028d\ufeffe', 'https://example.com/?a=%5Cb%C2%A0c%E2%80%A8d%EF%BB%BFe'],
  ['https://example.com/#a\nb ', 'https://example.com/#a%0Ab'],
  ['/path?a=%20 b', '/path?a=%20%20b'],
])('encodes the harmless characters of an address that parsers read differently: %j', (address, accepted) => {
  expect(safeAddress(address)).toBe(accepted);
  expect(safeAddress(accepted)).toBe(accepted);
});

it.each(anyAddresses())('accepts only an address with https, of this machine or of this origin: made of %s', (_parts, addresses) => {
  fc.assert(
    fc.property(addresses, (address) => {
      const accepted = safeAddress(address);
      if (accepted === undefined) return;
      expect(safeAddress(accepted)).toBe(accepted);
      expect(accepted).not.toMatch(/[\u0000-\u0020\u007f-\u00a0\u2028\u2029\ufeff\\]/);
      const { protocol, hostname, origin, username, password } = new URL(accepted, 'http://localhost:3000/here');
      expect([username, password]).toEqual(['', '']);
      if (accepted.startsWith('/')) expect(origin).toBe('http://localhost:3000');
      else if (protocol !== 'https:') expect([protocol, ['localhost', '127.0.0.1'].includes(hostname)]).toEqual(['http:', true]);
    }),
    { numRuns: 3000 },
  );
});
