import { beforeEach, describe, expect, it, vi } from 'vitest';
import { identityToken } from '@/session/identity-token';
import { chooseCookies, cookiePreference } from '@/session/optional-cookies';
import { sessionId } from '@/session/session';
import { accepted, startDocument, writePreference } from '../../support/cookie-choice';
import { sample } from '../../support/sample';

const needed = ['aws-waf-token', 'cookiePreference', 'id_token', 'nhs-authorization-cookie', 'remember_my_device'];
const left = () => document.cookie.split('; ').map((cookie) => cookie.split('=', 1)[0]);

const at = (path: string) => window.history.replaceState(null, '', path);
const write = (cookie: string, path = '/') => void (document.cookie = `${cookie}; path=${path}`);

/** Cookies beside which no call is made here: the mock server reads none that are unlike the standard's. */
describe('cookies removed by a refusal', () => {
  beforeEach(() => at('/cookies/cookie-settings'));

  it.each(
    sample(
      [
        ...[
          'AMCV_2@Org=1',
          'AMCV_1%40Org=1',
          'a:b=1',
          'bad=%E9',
          '%E9=1',
          '__proto__=1',
          'constructor=1',
          'a(b)=1',
          'x=a=b',
          'q="1"',
          'é=1',
        ],
        ...['id%5Ftoken=1', 's_vi=1', 'nhs_login_visitor_id=1', 'empty='],
      ],
      4,
    ),
  )('removes %s, and preserves necessary cookies', (odd) => {
    for (const name of needed) write(`${name}=%E9`);
    write(odd);
    expect(left()).toHaveLength(needed.length + 1);
    chooseCookies(false);
    expect(left().toSorted()).toEqual(needed);
  });

  it.each(['/', '/cookies', '/cookies/', '/cookies/cookie-settings'])('removes cookies of the path %s', (path) => {
    write('s_vi=1', path);
    write('s_vi=2');
    expect(left()).toContain('s_vi');
    chooseCookies(false);
    expect(left()).toEqual(['cookiePreference']);
  });

  it.each(['/cookies/cookie-settings/', '/cookies/cookie-settings'])(
    'removes at %s the cookies of that path with a final slash',
    (path) => {
      at('/cookies/cookie-settings/');
      write('s_vi=1', path);
      chooseCookies(false);
      expect(left()).toEqual(['cookiePreference']);
    },
  );

  it('removes what a script wrote before the next document, and nothing later', () => {
    chooseCookies(false);
    write('s_vi=1');
    startDocument();
    expect(left()).toEqual(['cookiePreference']);
    write('of_another=1');
    startDocument();
    expect(left()).toContain('of_another');
    write('of_another=; max-age=0');
  });

  it('removes nothing that was accepted again before the next document', () => {
    chooseCookies(false);
    writePreference(accepted);
    write('s_vi=1');
    startDocument();
    expect(left()).toContain('s_vi');
    write('s_vi=; max-age=0');
  });

  it('removes what it can when cookies and storage are blocked', () => {
    const blocked = () => {
      throw new DOMException('Blocked', 'SecurityError');
    };
    vi.spyOn(document, 'cookie', 'get').mockImplementation(blocked);
    vi.spyOn(Storage.prototype, 'setItem').mockImplementation(blocked);
    vi.spyOn(Storage.prototype, 'getItem').mockImplementation(blocked);
    expect(() => chooseCookies(false)).not.toThrow();
    expect(startDocument).not.toThrow();
  });
});

describe('own cookies of the app', () => {
  it.each(sample(['__proto__=1', 'bad=%E9', 'constructor=1', 'nhs-authorization-cookie2=1', '%E9=1', 'a:b=1', 'id_toke=1'], 4))(
    'are read beside %s',
    (odd) => {
      at('/cookies/cookie-settings');
      write(odd, '/cookies');
      writePreference(accepted);
      write('id_token=abc');
      write(`nhs-authorization-cookie=${encodeURIComponent('{"session_id":"s"}')}`);
      expect([cookiePreference().hasAcceptedOptionalCookies, sessionId(), identityToken()]).toEqual([true, 's', 'abc']);
      chooseCookies(false);
    },
  );

  it('are read behind one of the same name and a longer path that does not decode', () => {
    at('/cookies/cookie-settings');
    write('cookiePreference=%E9', '/cookies');
    writePreference(accepted);
    expect(cookiePreference().hasAcceptedOptionalCookies).toBe(true);
    document.cookie = 'cookiePreference=; path=/cookies; max-age=0';
  });
});
