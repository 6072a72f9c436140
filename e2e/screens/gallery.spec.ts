import type { Page } from '@playwright/test';
import { withhold } from '../support/held';
import { tabTo } from '../support/keyboard';
import { expect, test } from '../support/test';

test.describe('gallery', () => {
  test.use({ permissions: ['clipboard-read', 'clipboard-write'] });

  test('finds a screen in the gallery by its sentence, and shows it live at two widths', async ({ page }) => {
    await page.goto('/mock/gallery');
    const all = await page.locator('li[data-words]').count();
    await expect(page.locator('#found')).toHaveText(`${all} of ${all} screens`);
    await page.getByLabel('Search by address').fill('Enter the correct PASSWORD');
    await expect(page.getByRole('link', { name: '/log-in-password: a wrong password' })).toBeVisible();
    await expect(page.getByRole('link', { name: '/enter-email: sent empty' })).toBeHidden();
    // The pages in the iframes take the focus when they have loaded.
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

  test('opens the app from the gallery by a link that can be copied', async ({ page }) => {
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

  test('filters the gallery, moves by arrow keys, and shows a screen at 320 px and enlarged', async ({ page }) => {
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

declare global {
  interface Window {
    /** How often a script looked for the root of an iframe without one. */
    missedRoots?: number;
  }
}

/** Removes the root element from the gallery's iframes until their script has run, as in a document whose first bytes are late. */
const lateRoots = (page: Page) =>
  page.addInitScript(() => {
    const own = Object.getOwnPropertyDescriptor(Document.prototype, 'documentElement');
    const get = function (this: Document): unknown {
      if (location.pathname !== '/mock/frame') return own?.get?.call(this);
      parent.missedRoots = (parent.missedRoots ?? 0) + 1;
      return null;
    };
    Object.defineProperty(Document.prototype, 'documentElement', { get });
  });

test.describe('gallery address', () => {
  for (const width of [390, 1280]) {
    test(`shows all variants of an address side by side in the gallery, ${width} px wide`, async ({ page }) => {
      await page.setViewportSize({ width, height: 844 });
      await page.goto('/mock/gallery?search=/log-in-password');
      await page.getByRole('heading', { name: '/log-in-password', exact: true }).getByRole('link').click();
      await expect(page.getByRole('heading', { level: 1, name: '/log-in-password' })).toBeVisible();
      const pictures = page.locator('.picture');
      const tops = await pictures.evaluateAll((all) => all.slice(0, 2).map((one) => one.getBoundingClientRect().top));
      expect(tops[0]).toBe(tops[1]);
      await expect(pictures.first().frameLocator('.still iframe').getByRole('heading', { level: 1 })).toHaveText('Enter your password');
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);

      // Out of view. The gallery takes its picture when it is scrolled into view.
      await expect(pictures.last().locator('iframe')).toHaveCount(0);
      const wrong = pictures.filter({ has: page.getByRole('link', { name: 'a wrong password', exact: true }) });
      await wrong.scrollIntoViewIfNeeded();
      const still = wrong.frameLocator('.still iframe');
      await expect(still.locator('.nhsuk-error-summary')).toContainText('Enter the correct password');
      // The copy has phone width and no scripts.
      expect(await still.locator('html').evaluate(() => innerWidth)).toBe(390);
      await expect(still.locator('script')).toHaveCount(0);
    });
  }

  test('takes the picture of a page that starts slowly in the gallery', async ({ page }) => {
    await lateRoots(page);
    const release = await withhold(page, 'situation');
    await page.goto('/mock/gallery?address=/enter-email');
    // A script has looked for the root.
    await page.waitForFunction(() => Number(window.missedRoots) > 1);
    release();
    const first = page.locator('.picture').first().frameLocator('.still iframe');
    await expect(first.getByRole('heading', { level: 1 })).toHaveText('Enter your email address');
  });

  test('chooses a picture of the gallery with the keyboard alone, and opens it alone and large', async ({ page }) => {
    await page.goto('/mock/gallery?address=/enter-email');
    const links = page.locator('.picture').getByRole('link');
    await tabTo(page, links.first());
    await page.keyboard.press('ArrowRight');
    await page.keyboard.press('ArrowRight');
    await expect(links.nth(2)).toBeFocused();
    await page.keyboard.press('ArrowLeft');
    await expect(links.nth(1)).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/\/mock\/gallery\?search=%2Fenter-email&.*scenario=enter-email\.email-known$/);
    const phone = page.frameLocator('iframe[title="On a phone"]');
    await expect(phone.getByRole('heading', { level: 1 })).toHaveText('Enter your email address');
    await expect(page.getByLabel('Size')).toBeVisible();
  });

  test.describe('gallery without its script', () => {
    test.use({ javaScriptEnabled: false });

    test('filters the list of the gallery before its script loads', async ({ page }) => {
      await page.goto('/mock/gallery?search=/log-in-password&kind=locked');
      await expect(page.getByRole('link', { name: '/enter-email: sent empty' })).toBeHidden();
      await expect(page.locator('#found')).toHaveText(/^\d+ of \d+ screens$/);
      await expect(page.locator('li[data-kind]').filter({ visible: true }).first()).toHaveAttribute('data-kind', 'locked');
    });
  });
});
