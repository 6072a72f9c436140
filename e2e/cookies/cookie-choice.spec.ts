import { expect, test } from '../support/test';

test.use({ analytics: true });

const kept = ['nhs-authorization-cookie', 'id_token', 'cookiePreference', 'remember_my_device', 'aws-waf-token'];

test('accepts all cookies in the banner, once', async ({ visitor, page, context }) => {
  await visitor.arrives();
  await page.locator('#nhsuk-cookie-banner__link_accept').click();
  await expect(page.getByText('You have accepted all cookies.')).toBeFocused();
  const preference = (await context.cookies()).find(({ name }) => name === 'cookiePreference');
  expect(JSON.parse(decodeURIComponent(preference?.value ?? ''))).toEqual({ hasSeenBanner: true, hasAcceptedOptionalCookies: true });
  expect(((preference?.expires ?? 0) - Date.now() / 1000) / 86_400).toBeCloseTo(365, 1);
  await page.getByRole('button', { name: 'Hide this message' }).click();
  await expect(page.getByRole('region', { name: 'Cookies on NHS login' })).toHaveCount(0);
  await page.reload();
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.locator('#nhsuk-cookie-banner__link_accept')).toHaveCount(0);
});

test('refuses optional cookies in mid-journey: they go, and the session stays', async ({ visitor, page, context, baseURL }) => {
  const url = baseURL ?? '';
  await visitor.comesTo('/log-in-password');
  await context.addCookies(['nhs_login_visitor_id', 'some_analytics', ...kept.slice(3)].map((name) => ({ name, value: 'x', url })));
  await page.locator('#nhsuk-cookie-banner__link').click();
  await visitor.isOn('/cookies/cookie-settings', 'Your cookie choices');
  await page.getByRole('radio', { name: 'Do not use these cookies' }).check();
  await page.evaluate(() => Object.assign(window, { stillThisDocument: true }));
  await page.getByRole('button', { name: 'Save my cookie settings' }).click();
  await visitor.isOn('/cookies/cookie-settings-changed', 'Your cookie settings have been saved');
  expect(await page.evaluate(() => 'stillThisDocument' in window)).toBe(false);
  const names = (await context.cookies()).filter(({ httpOnly }) => !httpOnly).map(({ name }) => name);
  expect(names.sort()).toEqual(kept.filter((name) => name !== 'id_token').sort());

  await page.goto('/log-in-password');
  await visitor.givesPassword();
  await visitor.isOn('/enter-mobile-code');
  await visitor.givesCode();
  await visitor.isOn('/nhs-login-consent');
  await visitor.agrees();
  await visitor.isHandedOver();
});

test('a choice is needed, is remembered, and can be changed', async ({ page, visitor }) => {
  await page.goto('/cookies/cookie-settings');
  const save = page.getByRole('button', { name: 'Save my cookie settings' });
  await save.click();
  await visitor.seesError('You need to tell us what you want to do');
  for (const choice of ['Do not use these cookies', 'Use these cookies']) {
    await page.getByRole('radio', { name: choice, exact: true }).check();
    await save.click();
    await visitor.isOn('/cookies/cookie-settings-changed');
    await page.getByRole('link', { name: 'Go to your cookie choices' }).click();
    await expect(page.getByRole('radio', { name: choice, exact: true })).toBeChecked();
  }
});
