import { screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { accountId, gpRecordChecked, identityTokenClaims, identityTokenExpiry } from '@/session/identity-token';
import { calls } from '../../mocks/calls';
import { answer, signInAs } from '../../mocks/server';
import { arriveAt } from '../page';
import { visit } from '../visit';

const jwt = (payload: unknown) => `e30.${btoa(JSON.stringify(payload))}.e30`;
const inAnHour = Math.ceil(Date.now() / 1000) + 3600;
const claims = { aud: 'example-health-service', exp: inAnHour, gp_record_checked: true, account_id: 'account-1' };

describe('the claims of an identity token', () => {
  it('are read', () => {
    expect(identityTokenClaims(jwt({ ...claims, iss: 'somebody' }))).toEqual(claims);
  });

  it.each<[keyof typeof claims, unknown]>([
    ['aud', ['example-health-service', 'another']],
    ['aud', 7],
    ['exp', String(inAnHour)],
    ['exp', null],
    ['gp_record_checked', 'true'],
    ['account_id', 42],
    ['account_id', null],
  ])('are read one by one: %s %j takes no other with it', (name, odd) => {
    const { [name]: _odd, ...others } = claims;
    const read = identityTokenClaims(jwt({ ...claims, [name]: odd }));
    expect(read).toEqual(others);
    expect(read[name]).toBeUndefined();
  });

  it.each([null, 'a text', 42, true])('are none in a payload that is %j', (payload) => {
    expect(identityTokenClaims(jwt(payload))).toEqual({});
  });

  it.each(['', 'no token', 'e30.@@@.e30', `e30.${btoa('no JSON')}.e30`])('are none in %j', (token) => {
    expect(identityTokenClaims(token)).toEqual({});
  });
});

// RFC 7519, 4.1.3.
describe('a token for several clients', () => {
  const token = jwt({ ...claims, aud: ['example-health-service', 'another'] });

  it('says when it ends, whose it is, and what was checked', () => {
    document.cookie = `id_token=${token}; path=/`;
    expect(identityTokenExpiry(token)).toBeInstanceOf(Date);
    expect(accountId()).toBe('account-1');
    expect(gpRecordChecked(token)).toBe(true);
  });

  it('shows on the consent page that a GP record was checked', async () => {
    signInAs('mobile', { upTo: 'identity-token' });
    answer({ call: calls.authcode, answer: { status: 200, json: { id_token: token, consent_required: true } } });
    await visit('/authcode');
    await arriveAt('/nhs-login-consent', 'Agree to share your login information');
    expect(screen.getByText('We have checked your GP record')).toBeVisible();
  });
});
