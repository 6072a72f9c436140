import type { Page } from '@playwright/test';
import { flawsOfLayout, lengthenTexts } from '../support/layout-flaws';
import { screenOf } from '../support/pages';
import { enterScreen } from '../support/situation';
import { expect, test } from '../support/test';

test.describe('layout', () => {
  test('puts Show below the password on a narrow phone with text of twice the size', async ({ page }) => {
    await page.setViewportSize({ width: 320, height: 640 });
    await enterScreen(page, screenOf('log-in-password.usual'));
    const field = page.getByLabel('Password', { exact: true });
    const show = page.getByRole('button', { name: 'Show password' });
    const tops = async () => [(await field.boundingBox())?.y ?? 0, (await show.boundingBox())?.y ?? 0] as const;
    const [beside, button] = await tops();
    expect(Math.abs(button - beside)).toBeLessThan(10);
    await page.evaluate(() => document.documentElement.style.setProperty('font-size', '200%', 'important'));
    const [above, below] = await tops();
    expect(below - above).toBeGreaterThan(40);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
  });

  test('leaves no gap between a heading of one line and the fields on a wide screen', async ({ page }) => {
    await page.setViewportSize({ width: 1280, height: 800 });
    await enterScreen(page, screenOf('login.client-without-a-name'));
    const words = await page.getByRole('heading', { level: 1 }).evaluate((heading) => {
      const range = document.createRange();
      range.selectNodeContents(heading);
      return { ofText: range.getBoundingClientRect().bottom, ofBox: heading.getBoundingClientRect().bottom };
    });
    expect(words.ofBox - words.ofText).toBeLessThan(10);
  });

  test("shows 'I agree' on the first screen of a small phone", async ({ page }) => {
    await page.setViewportSize({ width: 360, height: 640 });
    await enterScreen(page, screenOf('nhs-login-consent.usual'));
    await expect(page.getByRole('button', { name: 'I agree' })).toBeInViewport({ ratio: 1 });
  });

  test('covers a page that waits for a passkey, so that no text shows through', async ({ page }) => {
    await enterScreen(page, screenOf('passkey-login-failed.dialogue-open'));
    await expect(page.locator('.app-cover')).toHaveCSS('background-color', 'rgb(240, 244, 245)');
  });
});

test.describe('long words', () => {
  const word = 'W'.repeat(200);
  /** The window widths of the narrowest phone, of a tablet and of a desktop. Buttons are as wide as their text from a tablet on. */
  const widths = [320, 768, 1280];
  /** Texts of users, back ends and operators, and the sentences of the page around them. */
  const foreign = 'bdi, h1, .nhsuk-summary-list__value, .nhsuk-label, .nhsuk-hint, .nhsuk-error-message, .nhsuk-error-summary li';

  async function expectNoFlaws(page: Page) {
    for (const width of widths) {
      await page.setViewportSize({ width, height: 640 });
      expect(await page.evaluate(flawsOfLayout, false), `${width} px`).toEqual([]);
    }
  }

  test('breaks a banner of one long word', async ({ visitor, mock, page }) => {
    await mock.banners({ app: word, alerts: word });
    await visitor.arrives();
    await expect(page.getByText(word)).toHaveCount(2);
    await expectNoFlaws(page);
  });

  for (const id of [
    'enter-email.nothing-typed',
    'enter-mobile-code.wrong-code',
    'nhs-login-consent.sparse-client',
    'session-timeout.usual',
    'proofing/check-your-details.by-name',
    'proofing/duplicate-nhs-number.eligible-two-emails',
  ]) {
    test(`breaks long names, addresses, hints and errors of ${id}`, async ({ page }) => {
      await enterScreen(page, screenOf(id));
      await expect(page.locator(foreign)).not.toHaveCount(0);
      await page.evaluate(lengthenTexts, foreign);
      await expectNoFlaws(page);
    });
  }
});

for (const [width, margin] of [
  [375, 16],
  [1280, 24],
] as const)
  test(`makes links of the footer, details and a likely address targets of 44 px, and keeps ${margin} px around inset text, ${width} px wide`, async ({
    visitor,
    page,
  }) => {
    await page.setViewportSize({ width, height: 667 });
    await visitor.startsAt('/get-call-landline', 'landline');
    const targets = page.locator('summary, footer a');
    await expect(targets).toHaveCount(5);
    for (const target of await targets.all()) expect((await target.boundingBox())?.height).toBeGreaterThanOrEqual(44);
    await expect(page.locator('.nhsuk-inset-text')).toHaveCSS('margin', `${margin}px 0px`);
    await visitor.followsScenario('register/create-account.mistyped');
    expect((await page.getByRole('button', { name: /^Did you mean/ }).boundingBox())?.height).toBeGreaterThanOrEqual(44);
  });

test('keeps a help code on one line', async ({ visitor, page }) => {
  // The line breaks at the hyphen of the code otherwise.
  await page.setViewportSize({ width: 375, height: 667 });
  await visitor.followsScenario('otp-attempts-exceeded.usual');
  const code = page.getByText(/^\w{3}-\w{3}$/);
  await expect(code).toBeVisible();
  expect(await code.evaluate((part) => part.getClientRects().length)).toBe(1);
});

test('prints the text alone, without addresses of links', async ({ visitor, page }) => {
  await visitor.arrives();
  await page.emulateMedia({ media: 'print' });
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  for (const part of ['.app-cookie-banner', '.nhsuk-button', 'footer', '.nhsuk-skip-link', '.app-status'])
    for (const one of await page.locator(part).all()) await expect(one).toBeHidden();
  const link = page.getByRole('link', { name: 'Learn more about NHS login' });
  expect(await link.evaluate((element) => getComputedStyle(element, '::after').content)).toBe('none');
});
