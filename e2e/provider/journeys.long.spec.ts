import { expect, test } from '../support/provider-test';

test('a login by passkey is told by the vector', async ({ party, page, visitor, device }) => {
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

test('a client that asks for P5 gets the details of a health record', async ({ party, page, visitor, patient }) => {
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

test('whoever has been matched proves who they are for a client that asks for P9', async ({ party, page, visitor, patient }) => {
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

test('whoever has proved more than was asked for enters by the vector that was asked for', async ({ party }) => {
  const { back, begun } = await party.straight('proven', { vtr: '["P5.Cp.Cd"]' });
  const tokens = await party.exchanges(back, begun);
  expect(tokens.claims()).toMatchObject({ vot: 'P5.Cp.Cd', identity_proofing_level: 'P9' });
});

test('a person who does not agree goes back without a code', async ({ party, page, visitor }) => {
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

test('nothing that was asked for can be proved: the client hears it', async ({ party, page, visitor }) => {
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

test('two clients at once: each gets its own code, and asks for its own consent', async ({ party, other, page, visitor, context }) => {
  const [first, second] = [await party.asks({ vtr: '["P0.Cp.Cd"]' }), await other.asks({ vtr: '["P0.Cp.Cd"]' })];
  await page.goto(first.url);
  await visitor.givesEmail();
  await visitor.isOn('/log-in-password');
  await visitor.givesPassword();
  await visitor.givesCode();
  await visitor.isOn('/nhs-login-consent');
  await visitor.agrees();
  const back = await party.isReturnedTo(page);

  // Nobody logs in again; the second client's name stands over its own consent.
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
