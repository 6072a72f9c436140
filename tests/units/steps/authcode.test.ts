import { describe, expect, it, vi } from 'vitest';
import { exchangeAuthcode } from '@/journeys/authcode/steps/exchange-authcode';
import { arrival } from '../../support/arrival';
import { authApiFailed, expectConsoleMessage } from '../../support/console-guard';
import { rawCookie, tokenOf } from '../../support/plain-cookies';
import { bodiesOf, recordSends, refusing } from '../../support/recorded-sends';
import { openSteps } from '../../support/run-steps';

const back = 'https://client.example/back?code=1';
const handedOver = { kind: 'leave', url: back, signOut: 'handedOver' };
const outcomeOf = (answered: object) => {
  recordSends(answered);
  return openSteps().run(exchangeAuthcode);
};

describe('call authcode', () => {
  it('sends the parameters of the client service and hands the user over', async () => {
    const oidc = { client_id: 'client', state: 'a' };
    const sent = recordSends({ Location: back });
    const { run, state } = openSteps(arrival({ fromCookie: oidc }));
    expect(await run(exchangeAuthcode)).toEqual(handedOver);
    expect(bodiesOf(sent)).toEqual([['POST /api/auth/authcode', oidc]]);
    expect(state().journey).toMatchObject({ loggedIn: true, gpRecordChecked: false });
  });

  it('stores and reads an identity token of the answer', async () => {
    const id_token = tokenOf({ account_id: 'account-1', gp_record_checked: true });
    recordSends({ id_token, Location: back });
    const { run, state } = openSteps();
    expect(await run(exchangeAuthcode)).toEqual(handedOver);
    expect(rawCookie('id_token')).toBe(encodeURIComponent(id_token));
    expect(state().journey.gpRecordChecked).toBe(true);
  });

  it('preserves the identity token without one in the answer', async () => {
    recordSends({ Location: back });
    const { run } = openSteps();
    const before = rawCookie('id_token');
    await run(exchangeAuthcode);
    expect(rawCookie('id_token')).toBe(before);
  });

  it('continues at an error when the browser refuses the cookie of the token', async () => {
    recordSends({ id_token: tokenOf({ account_id: 'account-1' }), Location: back });
    const { run, state } = openSteps();
    vi.spyOn(document, 'cookie', 'set').mockReturnValue();
    expect(await run(exchangeAuthcode)).toEqual({ kind: 'go', to: '/error' });
    expect(state().journey.loggedIn).toBe(false);
  });

  it.each([
    [{ terms_update_required: true, Location: back }, '/terms-update'],
    [{ terms_update_required: true, consent_required: true, Location: back }, '/terms-update'],
    [{ consent_required: true, Location: back }, '/nhs-login-consent'],
  ])('continues for %j at %s before the hand-over', async (answered, to) => {
    expect(await outcomeOf(answered)).toEqual({ kind: 'go', to });
  });

  it('shows the reference in the address when the login is disabled', async () => {
    expectConsoleMessage(authApiFailed);
    recordSends({}, refusing('/authcode', 401, 'Account is disabled'));
    expect(await openSteps().run(exchangeAuthcode)).toEqual({ kind: 'go', to: '/login-disabled-authcode', carriesCode: true });
  });
});

describe('location of the authorisation code', () => {
  it.each<[string, string]>([
    [' https://client.example/back?code=1&state=a b\n', 'https://client.example/back?code=1&state=a%20b'],
    ['https://client.example/back?state=a\nb\\c', 'https://client.example/back?state=a%0Ab%5Cc'],
    [`https://client.example/back?state=${'a'.repeat(9000)}`, `https://client.example/back?state=${'a'.repeat(9000)}`],
  ])('leaves for %j as %s', async (Location, url) => {
    expect(await outcomeOf({ Location })).toEqual({ kind: 'leave', url, signOut: 'handedOver' });
  });

  it.each(['', 'javascript:alert(1)', '//evil.example/', 'http://client.example/back'])('refuses the location %j', async (Location) => {
    expect(await outcomeOf({ Location })).toEqual({ kind: 'go', to: '/error' });
  });

  it.each([
    ['/proofing/find-nhs-record', '/proofing/find-nhs-record'],
    ['http://localhost:3000/proofing/know-nhs-number?noMatch', '/proofing/know-nhs-number?noMatch'],
    ['/Proofing//Enter-Name/', '/proofing/enter-name'],
  ])('treats %s as a page of this app, where the match starts', async (Location, to) => {
    expect(await outcomeOf({ Location })).toEqual({ kind: 'go', to });
  });

  it.each([
    ['/pyi', 'sentToProof'],
    ['/pyi/patient-online/gp-connect?a=b', 'sentToProof'],
    ['http://localhost:3000/pyi/', 'sentToProof'],
    ['/pyi-other', 'handedOver'],
    ['/other/pyi', 'handedOver'],
    ['https://client.example/pyi', 'handedOver'],
    ['https://client.example/proofing/enter-name', 'handedOver'],
    ['/enter-email', 'handedOver'],
    ['/proofing/unknown', 'sentToProof'],
    ['/proofing/a/b?c', 'sentToProof'],
    ['/proofing-other', 'handedOver'],
    ['/proofing/../other', 'handedOver'],
  ])('leaves for %s, and the sign-in is %s', async (Location, signOut) => {
    expect(await outcomeOf({ Location })).toEqual({ kind: 'leave', url: Location, signOut });
  });
});
