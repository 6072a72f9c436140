import { screen } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { measureServerTime, startClock } from '@/session/clock';
import { accountId, gpRecordChecked, identityToken } from '@/session/identity-token';
import { signIn } from '@/session/sign-in';
import { claimsOf } from '@/session/token-claims';
import { calls } from '../../../mocks/backend/http/calls';
import { answer, signInAs } from '../../../mocks/server';
import { expectPage } from '../../support/page';
import { sample } from '../../support/sample';
import { visit } from '../../support/visit';

const jwt = (payload: unknown) => `e30.${btoa(JSON.stringify(payload))}.e30`;
const inAnHour = Math.ceil(Date.now() / 1000) + 3600;
const claims = { aud: 'example-health-service', exp: inAnHour, gp_record_checked: true, account_id: 'account-1' };

/** A token in the cookie, as the auth API leaves it. */
const hold = (payload: unknown) => void (document.cookie = `id_token=${jwt(payload)}; path=/`);

describe('claims of an identity token', () => {
  it('are read', () => {
    hold(claims);
    expect(accountId()).toBe('account-1');
    expect(gpRecordChecked(jwt(claims))).toBe(true);
  });

  it.each<[keyof typeof claims, unknown]>([
    ['aud', ['example-health-service', 7]],
    ['aud', 7],
    ['exp', String(inAnHour)],
    ['exp', null],
  ])('are read one by one: %s %j does not affect the others', (name, odd) => {
    hold({ ...claims, [name]: odd });
    expect(accountId()).toBe('account-1');
    expect(gpRecordChecked(jwt({ ...claims, [name]: odd }))).toBe(true);
  });

  it.each([null, undefined, '', ' ', ['account-1'], {}, true])(
    'have no account when account_id is %j and no other claim names it',
    (account_id) => {
      hold({ ...claims, account_id });
      expect(accountId()).toBe('');
    },
  );

  it.each<[object, string]>([
    [{ account_id: 42 }, '42'],
    [{ account_id: ' account-1 ' }, 'account-1'],
    [{ account_id: 'account-1', 'custom:account_id': 'account-2', sub: 'account-3' }, 'account-1'],
    [{ account_id: null, 'custom:account_id': 'account-2', sub: 'account-3' }, 'account-2'],
    [{ account_id: '', 'custom:account_id': {}, sub: 'account-3' }, 'account-3'],
    [{ sub: 7 }, '7'],
  ])('take the account from the first of three claims: %j', (named, account) => {
    hold({ exp: inAnHour, ...named });
    expect(accountId()).toBe(account);
  });

  it.each(['true', 1, null])('declare no checked GP record for %j', (gp_record_checked) => {
    expect(gpRecordChecked(jwt({ ...claims, gp_record_checked }))).toBe(false);
  });

  it.each([null, 'a text', 42, true])('are empty for a payload that is %j', (payload) => {
    hold(payload);
    expect([accountId(), gpRecordChecked(jwt(payload))]).toEqual(['', false]);
  });

  it.each(['', 'no token', 'e30.@@@.e30', `e30.${btoa('no JSON')}.e30`])('are empty for %j', (token) => {
    expect(claimsOf(token)).toEqual({});
  });
});

describe('lifetime of an identity token', () => {
  const second = 1000;
  const hour = 3600;
  const now = () => Math.floor(Date.now() / second);
  const told = (ahead: number) => measureServerTime(new Date(Date.now() + ahead * second).toUTCString());

  it('is that of the browser session, whatever the answer', () => {
    const written = vi.spyOn(document, 'cookie', 'set');
    for (const date of [
      'Thu, 01 Jan 1970 00:00:00 GMT',
      new Date(Date.now() + 7 * hour * second).toUTCString(),
      'Mon, 31 Dec 2286 23:59:59 GMT',
    ]) {
      measureServerTime(date);
      expect(signIn(jwt({ ...claims, exp: now() + hour }))).toBe(true);
    }
    expect(written.mock.calls.filter(([cookie]) => cookie.startsWith('id_token='))).toHaveLength(3);
    expect(written.mock.calls.join()).not.toMatch(/expires|max-age/i);
  });

  it.each(sample([-400 * 24 * hour, -7 * hour, 0, 7 * hour, 400 * 24 * hour], 4))(
    'does not end by a Date header that is %i seconds off',
    (ahead) => {
      told(ahead);
      hold({ ...claims, exp: now() + hour });
      expect(identityToken()).toBeDefined();
    },
  );

  it.each([
    ['has passed, by the clocks of device and server', 0, -1, undefined],
    ['has passed by the clock of the server only', 2 * hour, hour, 'lives'],
    ['has passed by the clock of the device only', -2 * hour, -hour, 'lives'],
  ])('is judged when its time %s', (_what, ahead, exp, expected) => {
    told(ahead);
    hold({ ...claims, exp: now() + exp });
    expect(identityToken() && 'lives').toBe(expected);
  });

  it('is an hour when the token declares more than a day', () => {
    vi.useFakeTimers({ toFake: ['Date'] });
    told(0);
    hold({ ...claims, exp: now() + 25 * hour });
    expect(identityToken()).toBeDefined();
    vi.setSystemTime(Date.now() + 61 * 60 * second);
    expect(identityToken()).toBeUndefined();
  });

  it.each([
    [-23 * hour, 'lives'],
    [-25 * hour, undefined],
  ])('ends %i seconds from now by a device without the server time', (exp, expected) => {
    sessionStorage.clear();
    startClock();
    hold({ ...claims, exp: now() + exp });
    expect(identityToken() && 'lives').toBe(expected);
  });
});

// RFC 7519, 4.1.3.
describe('token for several clients', () => {
  const token = jwt({ ...claims, aud: ['example-health-service', 'another'] });

  it('shows on the consent page that a GP record was checked', async () => {
    signInAs('mobile', { upTo: 'identity-token' });
    answer({ call: calls.authcode, answer: { status: 200, json: { id_token: token, consent_required: true } } });
    await visit('/authcode');
    await expectPage('/nhs-login-consent', 'Agree to share your login information');
    expect(screen.getByText('We have checked your GP record')).toBeVisible();
  });
});
