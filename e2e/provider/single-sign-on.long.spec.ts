import { SignJWT } from 'jose';
import { expect, test } from '../support/provider-test';

const p0 = { vtr: '["P0.Cp.Cd"]' };

test('prompt=none has a code at once where somebody has logged in, and an error where nobody has', async ({ party, page }) => {
  const nobody = await party.asks({ ...p0, prompt: 'none' });
  await page.goto(nobody.url);
  await expect(party.exchanges(await party.isReturnedTo(page), nobody)).rejects.toMatchObject({ error: 'sso_login_required' });

  const login = await party.asks({ ...p0, mock_persona: 'mobile', mock_straight: '1' });
  await page.goto(login.url);
  await party.exchanges(await party.isReturnedTo(page), login);

  const again = await party.asks({ ...p0, prompt: 'none' });
  await page.goto(again.url);
  const tokens = await party.exchanges(await party.isReturnedTo(page), again);
  expect(tokens.claims()).toMatchObject({ nonce: again.nonce, vot: 'P0.Cp.Cd' });
});

test('prompt=none never asks anybody: not for more proof, nor for consent', async ({ party, other, page }) => {
  const login = await party.asks({ ...p0, mock_persona: 'mobile', mock_straight: '1' });
  await page.goto(login.url);
  await party.isReturnedTo(page);

  const more = await party.asks({ vtr: '["P9.Cp.Cd"]', prompt: 'none' });
  await page.goto(more.url);
  await expect(party.exchanges(await party.isReturnedTo(page), more)).rejects.toMatchObject({ error: 'sso_login_required' });

  const stranger = await other.asks({ ...p0, prompt: 'none' });
  await page.goto(stranger.url);
  await expect(other.exchanges(await other.isReturnedTo(page), stranger)).rejects.toMatchObject({ error: 'consent_required' });
});

test('without a prompt nobody logs in twice, with prompt=login everybody does', async ({ party, page, visitor }) => {
  const login = await party.asks({ ...p0, mock_persona: 'mobile', mock_straight: '1' });
  await page.goto(login.url);
  await party.isReturnedTo(page);

  const silent = await party.asks(p0);
  await page.goto(silent.url);
  expect((await party.exchanges(await party.isReturnedTo(page), silent)).claims()).toMatchObject({ nonce: silent.nonce });

  const again = await party.asks({ ...p0, prompt: 'login' });
  await page.goto(again.url);
  await visitor.givesEmail();
  await visitor.isOn('/log-in-password');
});

test('whoever is logged in with less than a client asks for is led on from there', async ({ party, page, visitor }) => {
  const login = await party.asks({ ...p0, mock_persona: 'mobile', mock_straight: '1' });
  await page.goto(login.url);
  await party.isReturnedTo(page);
  await page.goto((await party.asks({ vtr: '["P5.Cp.Cd"]' })).url);
  await visitor.isOn('/proofing/find-nhs-record');
  await expect(page).toHaveURL('/proofing/find-nhs-record');
});

test('one client tells another of a login, once', async ({ party, other, page, context }) => {
  const { back, begun } = await party.straight('straight-back', p0);
  const { jti = '' } = (await party.exchanges(back, begun)).claims() ?? {};
  const assertion = await new SignJWT({ code: jti })
    .setProtectedHeader({ alg: 'RS512' })
    .setIssuer(party.clientId)
    .setJti(crypto.randomUUID())
    .setIssuedAt()
    .setExpirationTime('60 seconds')
    .sign(party.key);

  const told = await other.asks({ ...p0, prompt: 'none', asserted_login_identity: assertion });
  await page.goto(told.url);
  expect((await other.exchanges(await other.isReturnedTo(page), told)).claims()).toMatchObject({ aud: other.clientId });

  await context.clearCookies();
  const replayed = await other.asks({ ...p0, prompt: 'none', asserted_login_identity: assertion });
  await page.goto(replayed.url);
  await expect(other.exchanges(await other.isReturnedTo(page), replayed)).rejects.toMatchObject({ error: 'sso_login_required' });
});
