import { beforeEach, describe, expect, it, vi } from 'vitest';
import { chooseCookies, cookiePreference } from '@/session/optional-cookies';
import { subscribeToOtherTabs } from '@/session/other-tabs';
import { storeVisitorId } from '@/session/visitor-id';
import { startDocument } from '../../support/cookie-choice';
import { putCookie, rawCookie } from '../../support/plain-cookies';

const needed = ['aws-waf-token', 'cookiePreference', 'id_token', 'nhs-authorization-cookie', 'remember_my_device'];
const names = () => document.cookie.split('; ').map((cookie) => cookie.split('=', 1)[0]);
const undecided = { hasSeenBanner: false, hasAcceptedOptionalCookies: false };
const blocked = () => {
  throw new DOMException('Blocked', 'SecurityError');
};

describe('cookie choice', () => {
  it('is none without a cookie, and does not throw', () => {
    const parsed = vi.spyOn(JSON, 'parse');
    expect(cookiePreference()).toEqual(undecided);
    expect(parsed.mock.results.map(({ type }) => type)).toEqual(['return']);
  });

  it.each([
    ['{', undecided],
    ['null', undecided],
    ['{}', undecided],
    ['{"hasSeenBanner":true}', undecided],
    ['{"hasAcceptedOptionalCookies":"true"}', undecided],
    ['{"hasAcceptedOptionalCookies":true,"hasSeenBanner":1}', undecided],
    ['{"hasAcceptedOptionalCookies":true}', { hasSeenBanner: true, hasAcceptedOptionalCookies: true }],
    ['{"hasAcceptedOptionalCookies":true,"hasSeenBanner":false}', { hasSeenBanner: false, hasAcceptedOptionalCookies: true }],
    ['{"hasAcceptedOptionalCookies":false,"hasSeenBanner":true}', { hasSeenBanner: true, hasAcceptedOptionalCookies: false }],
  ])('reads from the cookie %s the choice %j', (text, expected) => {
    putCookie('cookiePreference', text);
    expect(cookiePreference()).toEqual(expected);
  });

  it.each([true, false])('is read as written: %j', (accepts) => {
    chooseCookies(accepts);
    expect(cookiePreference()).toEqual({ hasSeenBanner: true, hasAcceptedOptionalCookies: accepts });
  });
});

describe('acceptance of cookies', () => {
  beforeEach(() => {
    putCookie('s_vi', '1');
    chooseCookies(true);
  });

  it('removes nothing, now or later', () => {
    expect(sessionStorage).toHaveLength(0);
    startDocument();
    expect(names()).toContain('s_vi');
  });

  it('allows the visitor to be counted', () => {
    storeVisitorId('account-1');
    expect(rawCookie('nhs_login_visitor_id')).toBe('account-1');
  });
});

describe('refusal of cookies', () => {
  it('removes optional cookies, and is noted for the next document', () => {
    for (const name of needed) putCookie(name, '1');
    putCookie('nhs_login_visitor_id', '1');
    chooseCookies(false);
    expect(names().toSorted()).toEqual(needed);
    expect({ ...sessionStorage }).toEqual({ 'nhs-login-refused': '1' });
  });

  it('prevents the visitor from being counted', () => {
    chooseCookies(false);
    storeVisitorId('account-1');
    expect(names()).toEqual(['cookiePreference']);
  });

  it('is posted to other tabs, unlike an acceptance', () => {
    vi.stubGlobal('BroadcastChannel', undefined);
    const stop = subscribeToOtherTabs(() => undefined);
    const written = vi.spyOn(Storage.prototype, 'setItem');
    chooseCookies(true);
    expect(written).not.toHaveBeenCalled();
    chooseCookies(false);
    const [, told = ''] = written.mock.calls.find(([key]) => key === 'nhs-login-news') ?? [];
    expect((JSON.parse(told) as { message: object }).message).toEqual({ kind: 'cookies-refused' });
    stop();
  });
});

describe('document after a refusal', () => {
  const cameAfter = () => putCookie('s_vi', '1');

  it('removes once the cookies written since', () => {
    chooseCookies(false);
    cameAfter();
    startDocument();
    expect(names()).not.toContain('s_vi');
    expect(sessionStorage).toHaveLength(0);
    cameAfter();
    startDocument();
    expect(names()).toContain('s_vi');
  });

  it('removes only optional cookies', () => {
    for (const name of needed) putCookie(name, '1');
    chooseCookies(false);
    cameAfter();
    startDocument();
    expect(names().toSorted()).toEqual(needed);
  });

  it('removes nothing after a change of the choice', () => {
    chooseCookies(false);
    chooseCookies(true);
    cameAfter();
    startDocument();
    expect(names()).toContain('s_vi');
  });

  it('removes nothing when it cannot read the refusal', () => {
    cameAfter();
    vi.spyOn(Storage.prototype, 'getItem').mockImplementation(blocked);
    startDocument();
    expect(names()).toContain('s_vi');
  });
});
