import { analyticsScript } from '../../scripts/e2e.mjs';
import { scripts, told } from '../support/analytics';
import { expect, test } from '../support/test';

test.describe('after acceptance', () => {
  test.use({ analytics: true });

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
