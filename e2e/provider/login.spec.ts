import { type PersonaId } from '../../mocks/people/personas';
import { expect, test } from '../support/relying-party';
import type { Visitor } from '../support/visitor';

/** Logs in with a password and a text message. */
async function logsIn(visitor: Visitor, persona: PersonaId = 'mobile') {
  visitor.persona = persona;
  await visitor.logsInUpTo('/enter-mobile-code');
  await visitor.givesCode();
}

test('shows what the example service received for its code, also after a reload', { tag: '@quick' }, async ({ visitor, page }) => {
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

test('refuses a faulty token in the example service', { tag: '@quick' }, async ({ visitor, page }) => {
  await visitor.signsInUpTo('/enter-mobile-code', 'straight-back');
  await page.request.post('/mock/token-fault', { data: { id: 'wrong-issuer' } });
  await visitor.givesCode();
  await expect(page.locator('[data-name="refused"]')).toContainText('unexpected "iss" claim value');
});

test('reports a passkey login in the vector of trust', async ({ party, page, visitor, device }) => {
  await device.createsPasskey('passkey');
  const begun = await party.begins(page, { vtr: '["P0.Cp.Cd","P0.Cm"]' });
  visitor.persona = 'passkey';
  await expect.poll(device.autofill).toEqual(['waiting']);
  await device.answers();
  await visitor.givesEmail();
  await visitor.isOn('/nhs-login-consent');
  await visitor.agrees();
  const tokens = await party.finishes(page, begun);
  expect(tokens.claims()).toMatchObject({ vot: 'P0.Cm' });
});

test('gives the details of a health record to a client that requests P5', async ({ party, page, visitor }) => {
  const begun = await party.begins(page, { vtr: '["P5.Cp.Cd","P5.Cm"]' });
  await logsIn(visitor);
  await visitor.isOn('/proofing/find-nhs-record');
  await visitor.answersAll('number');
  await visitor.submits();
  await visitor.isOn('/nhs-login-consent');
  await visitor.agrees();
  const tokens = await party.finishes(page, begun);
  const person = { nhs_number: '9990000131', family_name: 'BENNETT', birthdate: '1976-04-19', identity_proofing_level: 'P5' };
  expect(tokens.claims()).toMatchObject({ vot: 'P5.Cp.Cd', ...person, surname: 'BENNETT' });
  expect(await party.userinfo(tokens.access_token, tokens.claims()?.sub ?? '')).toMatchObject(person);
});

test('returns an error to the client when the user can prove nothing that it requests', async ({ party, page, visitor }) => {
  const begun = await party.begins(page, { vtr: '["P0.Cm"]' });
  await logsIn(visitor, 'straight-back');
  await expect(party.finishes(page, begun)).rejects.toMatchObject({ error: 'access_denied' });
});

test('gives two clients at once their own codes, and asks for consent to each', async ({ party, other, page, visitor, context }) => {
  const first = await party.begins(page);
  await visitor.logsInUpTo('/nhs-login-consent');
  await visitor.agrees();
  const back = await party.isReturnedTo(page);

  // No second login. The consent page shows the name of the second client.
  const tab = await context.newPage();
  const second = await other.begins(tab);
  await expect(tab.getByText('Third service will use your')).toBeVisible();
  await expect(tab.locator('[data-just-shown]')).toHaveCount(0);
  await tab.getByRole('button', { name: 'I agree', exact: true }).click();

  const tokens = await other.finishes(tab, second);
  expect(tokens.claims()).toMatchObject({ aud: other.clientId, nonce: second.nonce });
  expect((await party.exchanges({ back, begun: first })).claims()).toMatchObject({ aud: party.clientId, sub: tokens.claims()?.sub });
});

test.describe('single sign on', () => {
  test('returns a code for prompt=none to a logged-in user, and an error otherwise', async ({ party, page }) => {
    const nobody = await party.begins(page, { prompt: 'none' });
    await expect(party.finishes(page, nobody)).rejects.toMatchObject({ error: 'sso_login_required' });

    await party.logsIn(page);

    const again = await party.begins(page, { prompt: 'none' });
    const tokens = await party.finishes(page, again);
    expect(tokens.claims()).toMatchObject({ nonce: again.nonce, vot: 'P0.Cp.Cd' });
  });

  test('asks a logged-in user only for the proof that a client needs beyond theirs', async ({ party, page, visitor }) => {
    await party.logsIn(page);
    await party.begins(page, { vtr: '["P5.Cp.Cd"]' });
    await visitor.isOn('/proofing/find-nhs-record');
    await expect(page).toHaveURL('/proofing/find-nhs-record');
  });
});
