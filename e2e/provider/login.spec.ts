import { SignJWT } from 'jose';
import { expect, test } from '../support/provider-test';

test('finishes a login by text message with a third-party client library', async ({ party, page, visitor }) => {
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

test('shows what the example service received for its code, also after a reload', async ({ visitor, page }) => {
  await visitor.signsInUpTo('/enter-mobile-code', 'straight-back');
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

test('refuses a faulty token in the example service', async ({ visitor, page }) => {
  await visitor.signsInUpTo('/enter-mobile-code', 'straight-back');
  await page.request.post('/mock/token-fault', { data: { id: 'wrong-issuer' } });
  await visitor.givesCode();
  await expect(page.locator('[data-name="refused"]')).toContainText('unexpected "iss" claim value');
});

test.describe('provider login', { tag: '@long' }, () => {
  test('reports a passkey login in the vector of trust', async ({ party, page, visitor, device }) => {
    await device.createsPasskey('passkey');
    const begun = await party.asks({ vtr: '["P0.Cp.Cd","P0.Cm"]' });
    await page.goto(begun.url);
    visitor.persona = 'passkey';
    await expect.poll(device.autofill).toEqual(['waiting']);
    await device.answers();
    await visitor.givesEmail();
    await visitor.isOn('/nhs-login-consent');
    await visitor.agrees();
    const tokens = await party.exchanges(await party.isReturnedTo(page), begun);
    expect(tokens.claims()).toMatchObject({ vot: 'P0.Cm' });
  });

  test('gives the details of a health record to a client that requests P5', async ({ party, page, visitor, patient }) => {
    const begun = await party.asks({ vtr: '["P5.Cp.Cd","P5.Cm"]' });
    await page.goto(begun.url);
    await visitor.givesEmail();
    await visitor.isOn('/log-in-password');
    await visitor.givesPassword();
    await visitor.givesCode();
    await visitor.isOn('/proofing/find-nhs-record');
    await patient.answersAll('number');
    await patient.submits();
    await visitor.isOn('/nhs-login-consent');
    await visitor.agrees();
    const tokens = await party.exchanges(await party.isReturnedTo(page), begun);
    const person = { nhs_number: '9990000131', family_name: 'BENNETT', birthdate: '1976-04-19', identity_proofing_level: 'P5' };
    expect(tokens.claims()).toMatchObject({ vot: 'P5.Cp.Cd', ...person, surname: 'BENNETT' });
    expect(await party.userinfo(tokens.access_token, tokens.claims()?.sub ?? '')).toMatchObject(person);
  });

  test('asks a matched user for proof when a client requests P9', async ({ party, page, visitor, patient }) => {
    const begun = await party.asks({ vtr: '["P9.Cp.Cd","P9.Cp.Ck","P9.Cm"]' });
    await page.goto(begun.url);
    visitor.persona = 'existing-account';
    await visitor.givesEmail();
    await visitor.isOn('/log-in-password');
    await visitor.givesPassword();
    await visitor.givesCode();
    await patient.provesWhoTheyAre();
    const tokens = await party.exchanges(await party.isReturnedTo(page), begun);
    expect(tokens.claims()).toMatchObject({ vot: 'P9.Cp.Cd', identity_proofing_level: 'P9', family_name: 'TAYLOR' });
  });

  test('returns the requested vector to a user who has proved more', async ({ party }) => {
    const { back, begun } = await party.straight('proven', { vtr: '["P5.Cp.Cd"]' });
    const tokens = await party.exchanges(back, begun);
    expect(tokens.claims()).toMatchObject({ vot: 'P5.Cp.Cd', identity_proofing_level: 'P9' });
  });

  test('returns a user who refuses consent without a code', async ({ party, page, visitor }) => {
    const begun = await party.asks({ vtr: '["P0.Cp.Cd"]' });
    await page.goto(begun.url);
    await visitor.givesEmail();
    await visitor.isOn('/log-in-password');
    await visitor.givesPassword();
    await visitor.givesCode();
    await visitor.isOn('/nhs-login-consent');
    await page.getByRole('link', { name: 'I do not agree to share this information' }).click();
    await visitor.isOn('/consent-confirmation');
    await visitor.chooses('Go to Second service without sharing my login information');
    const back = await party.isReturnedTo(page);
    await expect(party.exchanges(back, begun)).rejects.toMatchObject({ error: 'access_denied', error_description: 'ConsentNotGiven' });
  });

  test('returns an error to the client when the user can prove nothing that it requests', async ({ party, page, visitor }) => {
    const begun = await party.asks({ vtr: '["P0.Cm"]' });
    await page.goto(begun.url);
    visitor.persona = 'straight-back';
    await visitor.givesEmail();
    await visitor.isOn('/log-in-password');
    await visitor.givesPassword();
    await visitor.givesCode();
    const back = await party.isReturnedTo(page);
    await expect(party.exchanges(back, begun)).rejects.toMatchObject({ error: 'access_denied' });
  });

  test('gives two clients at once their own codes, and asks for consent to each', async ({ party, other, page, visitor, context }) => {
    const [first, second] = [await party.asks({ vtr: '["P0.Cp.Cd"]' }), await other.asks({ vtr: '["P0.Cp.Cd"]' })];
    await page.goto(first.url);
    await visitor.givesEmail();
    await visitor.isOn('/log-in-password');
    await visitor.givesPassword();
    await visitor.givesCode();
    await visitor.isOn('/nhs-login-consent');
    await visitor.agrees();
    const back = await party.isReturnedTo(page);

    // No second login. The consent page shows the name of the second client.
    const tab = await context.newPage();
    await tab.goto(second.url);
    await expect(tab.getByText('Third service will use your')).toBeVisible();
    await expect(tab.locator('[data-just-shown]')).toHaveCount(0);
    await tab.getByRole('button', { name: 'I agree', exact: true }).click();
    const backToOther = await other.isReturnedTo(tab);

    const tokens = await other.exchanges(backToOther, second);
    expect(tokens.claims()).toMatchObject({ aud: other.clientId, nonce: second.nonce });
    expect((await party.exchanges(back, first)).claims()).toMatchObject({ aud: party.clientId, sub: tokens.claims()?.sub });
  });
});

test.describe('single sign on', { tag: '@long' }, () => {
  const p0 = { vtr: '["P0.Cp.Cd"]' };

  test('returns a code for prompt=none to a logged-in user, and an error otherwise', async ({ party, page }) => {
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

  test('asks for neither proof nor consent with prompt=none', async ({ party, other, page }) => {
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

  test('skips the login of a logged-in user without a prompt, and repeats it with prompt=login', async ({ party, page, visitor }) => {
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

  test('asks a logged-in user only for the proof that a client needs beyond theirs', async ({ party, page, visitor }) => {
    const login = await party.asks({ ...p0, mock_persona: 'mobile', mock_straight: '1' });
    await page.goto(login.url);
    await party.isReturnedTo(page);
    await page.goto((await party.asks({ vtr: '["P5.Cp.Cd"]' })).url);
    await visitor.isOn('/proofing/find-nhs-record');
    await expect(page).toHaveURL('/proofing/find-nhs-record');
  });

  test('accepts a login that one client asserts to another, once', async ({ party, other, page, context }) => {
    const { back, begun } = await party.straight('straight-back', p0);
    const { jti = '' } = (await party.exchanges(back, begun)).claims() ?? {};
    const assertion = await new SignJWT({ code: jti })
      .setProtectedHeader({ alg: 'RS512' })
      .setIssuer(party.clientId)
      .setJti(crypto.randomUUID())
      .setIssuedAt()
      .setExpirationTime('60 seconds')
      .sign(party.key);

    const silent = await other.asks({ ...p0, prompt: 'none', asserted_login_identity: assertion });
    await page.goto(silent.url);
    expect((await other.exchanges(await other.isReturnedTo(page), silent)).claims()).toMatchObject({ aud: other.clientId });

    await context.clearCookies();
    const replayed = await other.asks({ ...p0, prompt: 'none', asserted_login_identity: assertion });
    await page.goto(replayed.url);
    await expect(other.exchanges(await other.isReturnedTo(page), replayed)).rejects.toMatchObject({ error: 'sso_login_required' });
  });
});
