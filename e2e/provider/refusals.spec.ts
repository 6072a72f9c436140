import * as oidc from 'openid-client';
import { expect, type RelyingParty, test } from '../support/relying-party';

test('accepts a code once, and revokes its tokens after a second use', async ({ party }) => {
  const returned = await party.straight('mobile');
  const tokens = await party.exchanges(returned);
  await expect(party.exchanges(returned)).rejects.toMatchObject({ error: 'invalid_grant', status: 400 });
  await expect(party.userinfo(tokens.access_token, oidc.skipSubjectCheck as never)).rejects.toMatchObject({ status: 401 });
});

test.describe('token faults', () => {
  const textOf = (error: unknown): string =>
    error instanceof Error ? `${error.message} ${textOf(error.cause)}` : JSON.stringify(error ?? '');

  const errorOf = async (party: RelyingParty, parameters: Record<string, string>) =>
    textOf(await party.exchanges(await party.straight('mobile', parameters)).catch((error: unknown) => error));

  const seen: readonly [fault: string, complaint: RegExp][] = [
    ['wrong-issuer', /unexpected JWT "iss"/],
    ['wrong-audience', /unexpected JWT "aud"/],
    ['wrong-algorithm', /unexpected JWT "alg"/],
    ['wrong-signature', /JWT signature verification failed/],
    ['unknown-key', /error when selecting a JWT verification key/],
    ['wrong-nonce', /unexpected ID Token "nonce"/],
    ['expired', /unexpected JWT "exp"/],
    ['not-yet-valid', /unexpected JWT "nbf"/],
    ['token-500', /The fault token-500 was asked for|unexpected HTTP response status code/],
  ];

  test("makes the client's library notice each fault of a token", async ({ party }) => {
    for (const [fault, complaint] of seen) expect.soft(await errorOf(party, { mock_fault: fault }), fault).toMatch(complaint);
    expect(await party.exchanges(await party.straight('mobile'))).toHaveProperty('id_token');
  });

  test("leaves a vector that was not requested to the client's own check", async ({ party }) => {
    const tokens = await party.exchanges(await party.straight('mobile', { mock_fault: 'wrong-vot' }));
    expect(tokens.claims()?.vot).not.toBe('P0.Cp.Cd');
  });

  test('lets a client that caches keys continue after a key rotation', async ({ party }) => {
    await party.exchanges(await party.straight('mobile'));
    expect(await errorOf(party, { mock_fault: 'key-rotated' })).toMatch(/error when selecting a JWT verification key/);
    const again = await party.straight('mobile', { mock_fault: 'key-rotated' });
    expect(await party.exchanges(again, await party.restarts())).toHaveProperty('id_token');
  });

  test('makes a client time out on a slow token endpoint', async ({ party }) => {
    party.config.timeout = 1;
    expect(await errorOf(party, { mock_fault: 'token-slow' })).toMatch(/time(d )?-?out/i);
  });

  test('applies faults and claims to one world only', async ({ party, page }) => {
    await page.request.post('/mock/token-fault', { data: { id: 'wrong-issuer' } });
    await page.request.post('/mock/claims', { data: { id_token: { family_name: 'OTHER' }, userinfo: { email: null } } });
    await expect(party.logsIn(page)).rejects.toThrow(oidc.ClientError);
    await page.request.post('/mock/token-fault', { data: { id: '' } });
    const tokens = await party.logsIn(page);
    expect(tokens.claims()).toMatchObject({ family_name: 'OTHER' });
    expect(await party.userinfo(tokens.access_token, tokens.claims()?.sub ?? '')).not.toHaveProperty('email');
  });
});
