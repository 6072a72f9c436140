import { analyticsScript } from '../../scripts/e2e.mjs';
import { scripts, told } from '../support/analytics';
import { expect, test } from '../support/test';

test.describe('after acceptance', () => {
  test.use({ analytics: true });

  test('beside the end of the way the script comes once, and the sign-in goes on in a document without it', async ({ visitor, page }) => {
    const asked: string[] = [];
    page.on('request', (request) => {
      if (request.url() === analyticsScript) asked.push(request.headers().referer ?? '');
    });
    await visitor.arrives();
    await page.getByRole('button', { name: 'Accept all cookies' }).click();
    await page.getByRole('contentinfo').getByRole('link', { name: 'Terms and conditions' }).click();
    await visitor.isOn('/terms-and-conditions');
    await expect(scripts(page)).toHaveCount(1);
    expect((await told(page))?.map((entry) => (entry as { path: string }).path)).toEqual(['/enter-email', '/terms-and-conditions']);
    await page.getByRole('contentinfo').getByRole('link', { name: 'Cookies' }).click();
    await visitor.isOn('/cookies');
    expect(asked).toHaveLength(1);
    expect(asked.join()).not.toMatch(/state|client_id/);

    await page.goBack();
    await visitor.isOn('/terms-and-conditions');
    await expect(scripts(page)).toHaveCount(1);
    await page.goBack();
    await expect(page).toHaveURL(/\/enter-email\?/);
    await expect(page.getByLabel('Email address')).toBeVisible();
    await expect(scripts(page)).toHaveCount(0);
    await visitor.givesEmail();
    await visitor.isOn('/log-in-password');
    await expect(scripts(page)).toHaveCount(0);
    await page.goto('/privacy');
    await expect(scripts(page)).toHaveCount(1);
    await page.goBack();
    await visitor.isOn('/log-in-password');
    await expect(scripts(page)).toHaveCount(0);
    await visitor.givesPassword();
    await visitor.isOn('/enter-mobile-code');
  });

  test('the settings page brings it too, and an address that is not ours is not told', async ({ visitor, page }) => {
    await page.goto('/cookies/cookie-settings');
    await page.getByRole('radio', { name: 'Use these cookies', exact: true }).check();
    const asked = page.waitForRequest(analyticsScript);
    await page.getByRole('button', { name: 'Save my cookie settings' }).click();
    await visitor.isOn('/cookies/cookie-settings-changed');
    await asked;
    await expect(scripts(page)).toHaveCount(1);
    const title = 'Your cookie settings have been saved - NHS login';
    expect(await told(page)).toEqual([{ event: 'pageview', path: '/cookies/cookie-settings-changed', title }]);
    await page.goto('/mobile@example?code=123456');
    await expect(page).toHaveTitle('We cannot find that page - NHS login');
    expect(await told(page)).toEqual([{ event: 'pageview', path: '*', title: 'We cannot find that page - NHS login' }]);
  });
});
