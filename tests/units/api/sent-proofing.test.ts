import { describe, expect, it } from 'vitest';
import { acceptTerms, giveConsent } from '@/api/account';
import { exchangeAuthcode } from '@/api/authcode';
import { fetchBanners } from '@/api/banners';
import { fetchAuthenticationOptions } from '@/api/fido2';
import { verifyWafToken } from '@/api/forgotten-password';
import { recordP5FailureData, upliftDemogTrace, upliftNhsKnown } from '@/api/proofing';
import { openSignIn } from '@/session/sign-in';
import { putCookie, putSession } from '../../support/plain-cookies';
import { recordSends } from '../../support/recorded-sends';

const born = { date_of_birth: '1984-03-15', postcode: 'LS1 4AP' };
const named = { first_name: 'Maya', last_name: 'Okafor', middle_names: 'Ada' };
const byNumber = { ...born, nhs_number: '9990000018', client_id: 'client' };
const byName = { ...born, ...named, client_id: 'client' };
const unmatched = { ...born, ...named };

describe('proofing API', () => {
  it.each<[string, () => Promise<unknown>, object]>([
    ['p5-uplift-nhs-known', () => upliftNhsKnown(byNumber), byNumber],
    ['p5-uplift-demog-trace', () => upliftDemogTrace(byName), byName],
    ['record-p5-failure-data', () => recordP5FailureData(unmatched), unmatched],
  ])('receives %s with the identity token, and the session id in the body', async (path, send, body) => {
    putSession('session-1');
    putCookie('id_token', 'token-1');
    openSignIn();
    const sent = recordSends({});
    await send();
    expect(sent).toEqual([
      {
        call: `POST /api/proofing/${path}`,
        headers: { accept: 'application/json', 'content-type': 'application/json', authorization: 'token-1' },
        body: { ...body, session_id: 'session-1' },
      },
    ]);
  });
});

describe('proofing API before a login', () => {
  it.each<[string, () => Promise<unknown>]>([
    ['/api/auth/authcode', () => exchangeAuthcode({})],
    ['/api/account/terms-update', () => acceptTerms()],
    ['/api/proofing/p5-uplift-nhs-known', () => upliftNhsKnown(byNumber)],
    ['/api/account/consent', () => giveConsent({ 'client-id': 'client', 'consented-claims': [], 'oidc-params': {} })],
  ])('receives %s without an identity token header', async (path, send) => {
    const sent = recordSends({});
    await send();
    expect(sent.map(({ call }) => call)).toEqual([`POST ${path}`]);
    expect(sent[0]?.headers).not.toHaveProperty('authorization');
    expect(sent[0]?.body).not.toHaveProperty('session_id');
  });

  it.each<[string, () => Promise<unknown>]>([
    ['/api/login/verify-waf-token', () => verifyWafToken('solved')],
    ['/api/fido2/authentication/options', () => fetchAuthenticationOptions()],
  ])('receives %s without a session id header', async (path, send) => {
    const sent = recordSends({ authentication_options: { challenge: 'c' }, transaction_id: 't' });
    await send();
    expect(sent.map(({ call }) => call)).toEqual([`POST ${path}`]);
    expect(sent[0]?.headers).not.toHaveProperty('session_id');
  });

  it('fetches the banners from their file', async () => {
    const banner = { showBanner: false, message: '' };
    const sent = recordSends({ app: banner, alerts: banner });
    await fetchBanners();
    expect(sent).toEqual([{ call: 'GET /banners.json', headers: { accept: 'application/json' }, body: 'nothing' }]);
  });
});
