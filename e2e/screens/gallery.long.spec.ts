import { expect, test } from '../support/test';

test.describe('the gallery', () => {
  test.use({ permissions: ['clipboard-read', 'clipboard-write'] });

  test('finds a screen by its sentence and shows it live at two widths', async ({ page }) => {
    await page.goto('/mock/gallery');
    const all = await page.locator('li[data-words]').count();
    await expect(page.locator('#found')).toHaveText(`${all} of ${all} screens`);
    await page.getByLabel('Search by address').fill('Enter the correct PASSWORD');
    await expect(page.getByRole('link', { name: '/log-in-password: a wrong password' })).toBeVisible();
    await expect(page.getByRole('link', { name: '/enter-email: sent empty' })).toBeHidden();
    // The pages in the frames take the focus as soon as they have come.
    await page.evaluate(() => {
      document.addEventListener('focusin', ({ target }) => (document.body.dataset.focused = (target as HTMLElement).textContent));
    });
    await page.getByRole('link', { name: '/log-in-password: a wrong password' }).click();
    await expect(page.locator('body')).toHaveAttribute('data-focused', '/log-in-password: a wrong password');
    for (const frame of ['On a phone', 'On a desktop']) {
      const inside = page.frameLocator(`iframe[title="${frame}"]`);
      await expect(inside.getByRole('heading', { level: 1 })).toHaveText('Enter your password');
      await expect(inside.locator('.nhsuk-error-summary')).toContainText('Enter the correct password');
    }
  });

  test('leads into the app, by a link that can be copied', async ({ page }) => {
    await page.goto('/mock/gallery?search=/enter-email&scenario=enter-email.usual');
    await expect(page.frameLocator('iframe[title="On a phone"]').getByLabel('Email address')).toBeVisible();
    await page.getByRole('button', { name: 'Copy its link' }).click();
    await expect(page.locator('#copied')).toHaveText('Copied');
    const link = await page.evaluate(() => navigator.clipboard.readText());
    expect(new URL(link).pathname + new URL(link).search).toBe('/mock?scenario=enter-email.usual');
    await page.getByRole('link', { name: 'Open it in the app' }).click();
    await expect(page).toHaveURL('/enter-email');
    await expect(page.locator('main h1')).toHaveText('Enter your email address');
  });

  test('is filtered, walked by arrow keys, and shows a screen at 320 px and enlarged', async ({ page }) => {
    await page.goto('/mock/gallery');
    await page.getByLabel('Show only').selectOption('Locked');
    const shown = page.locator('li[data-kind]').filter({ visible: true });
    await expect(shown.first()).toHaveAttribute('data-kind', 'locked');
    await expect(page.getByRole('link', { name: '/enter-email: sent empty' })).toBeHidden();
    await shown.first().getByRole('link').focus();
    await page.keyboard.press('ArrowDown');
    await expect(shown.nth(1).getByRole('link')).toBeFocused();
    await page.keyboard.press('ArrowUp');
    await expect(shown.first().getByRole('link')).toBeFocused();

    await page.goto('/mock/gallery?scenario=enter-email.usual');
    const phone = page.frameLocator('iframe[title="On a phone"]');
    await expect(phone.getByRole('heading', { level: 1 })).toHaveText('Enter your email address');
    const width = () => phone.locator('html').evaluate(() => window.innerWidth);
    await page.getByLabel('Size').selectOption('320 px');
    await expect.poll(width).toBe(320);
    await page.getByLabel('Size').selectOption('Phone, enlarged to 200 %');
    await expect.poll(width).toBe(195);
    await expect(page.locator('iframe[title="On a desktop"]')).toBeHidden();
    await page.getByText('Sentences of this screen').click();
    await expect(page.locator('#sentences')).toContainText('Enter your email address');
  });
});
