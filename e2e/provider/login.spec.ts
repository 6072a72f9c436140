import { expect, test } from '../support/provider-test';

test('a client that nobody here wrote finishes a login by text message', async ({ party, page, visitor }) => {
  const begun = await party.asks({ vtr: '["P0.Cp.Cd","P0.Cm"]' });
  await page.goto(begun.url);
  await visitor.givesEmail();
  await visitor.isOn('/log-in-password');
  await visitor.givesPassword();
  await visitor.givesCode();
  await visitor.isOn('/nhs-login-consent');
  await expect(page.getByText('Second service will use your')).toBeVisible();
  await visitor.agrees();

  const tokens = await party.exchanges(await party.isReturnedTo(page), begun);
  expect(tokens).toMatchObject({ token_type: 'bearer', expires_in: 300, scope: 'openid profile email phone' });
  const claims = tokens.claims();
  expect(claims).toMatchObject({ aud: party.clientId, nonce: begun.nonce, vot: 'P0.Cp.Cd', identity_proofing_level: 'P0' });
  expect(claims).not.toHaveProperty('nhs_number');
  const userinfo = await party.userinfo(tokens.access_token, claims?.sub ?? '');
  expect(userinfo).toMatchObject({ email: 'mobile@example.com', email_verified: true, phone_number: '+447700900338' });
  expect(userinfo).not.toHaveProperty('family_name');
});

test('the example service shows what it got for its code, also after a reload', async ({ visitor, page }) => {
  await visitor.comesTo('/enter-mobile-code', 'straight-back');
  await visitor.givesCode();
  await visitor.isHandedOver();
  for (const reloaded of [false, true]) {
    await expect(page.getByRole('heading', { level: 1 }), String(reloaded)).toHaveText('You are logged in');
    await expect(page.locator('[data-name="scope"]')).toHaveText('openid profile profile_extended email phone gp_registration_details');
    await expect(page.locator('[data-name="id_token.vot"]')).toHaveText('P0.Cp.Cd');
    await expect(page.locator('[data-name="userinfo.email"]')).toHaveText('straight-back@example.com');
    await page.reload();
  }
});

test('the example service refuses a token that has a fault', async ({ visitor, page }) => {
  await visitor.comesTo('/enter-mobile-code', 'straight-back');
  await page.request.post('/mock/token-fault', { data: { id: 'wrong-issuer' } });
  await visitor.givesCode();
  await expect(page.locator('[data-name="refused"]')).toContainText('unexpected "iss" claim value');
});
