import type { Page } from '@playwright/test';
import { emailField, getSession, isHydrated, withhold } from '../support/held';
import { installsPasswordManagers } from '../support/password-managers';
import { expect, test } from '../support/test';
import type { Visitor } from '../support/visitor';

test.describe('hydration', { tag: '@quick' }, () => {
  /** React re-renders a view that was changed before hydration, and the app reports it. */
  test.use({ tolerated: /^console: A page could not be shown / });

  const changes = {
    'extensions insert elements into the form': (page: Page) => installsPasswordManagers(page, { early: true }),
    'a translator replaces the text': (page: Page) =>
      page.addInitScript(() => {
        const translate = () => {
          for (const text of document.querySelectorAll('#root label, #root h1')) {
            const font = document.createElement('font');
            font.textContent = text.textContent.toUpperCase();
            text.replaceChildren(font);
          }
        };
        // After the inline script has shown the view, and before the app's script.
        document.addEventListener('readystatechange', translate, { once: true });
      }),
  };

  for (const [change, applies] of Object.entries(changes)) {
    test.describe(`hydration after ${change}`, () => {
      test.beforeEach(async ({ page }) => {
        await applies(page);
        await getSession(page);
      });

      test('keeps text, focus and selection of the email field over hydration', async ({ page }) => {
        const release = await withhold(page);
        await page.goto('/enter-email', { waitUntil: 'commit' });
        await emailField(page).pressSequentially('mobile@example.co');
        release();
        await isHydrated(page);
        await expect(emailField(page)).toHaveValue('mobile@example.co');
        await expect(emailField(page)).toBeFocused();
        await page.keyboard.press('End');
        await page.keyboard.type('m');
        await expect(emailField(page)).toHaveValue('mobile@example.com');
      });

      test('sends a submission from before hydration once', async ({ visitor, page, mock }) => {
        const release = await withhold(page);
        await page.goto('/enter-email', { waitUntil: 'commit' });
        await emailField(page).fill('mobile@example.com');
        await page.getByRole('button', { name: 'Continue' }).click();
        release();
        await visitor.isOn('/log-in-password');
        expect(await mock.calls('/api/login/account-status')).toHaveLength(1);
      });
    });
  }

  for (const script of ['index', 'cookies']) {
    test(`keeps a choice that is made before /assets/${script}-*.js has run, and saves it`, async ({ page }) => {
      const release = await withhold(page, script);
      await page.goto('/cookies/cookie-settings', { waitUntil: 'commit' });
      const choice = page.getByRole('radio', { name: 'Do not use these cookies' });
      await choice.check();
      await page.getByRole('button', { name: 'Save my cookie settings' }).click();
      release();
      await expect(page).toHaveURL('/cookies/cookie-settings-changed');
    });
  }

  test('keeps text and focus of a hydrated form while its code loads, and sends it once', async ({ visitor, page, mock }) => {
    await getSession(page);
    const release = await withhold(page, 'sign-in');
    await page.goto('/enter-email', { waitUntil: 'commit' });
    await emailField(page).pressSequentially('mobile@');
    await isHydrated(page);
    await page.keyboard.type('example.com');
    // The page already handles events.
    await page.getByRole('button', { name: 'Accept all cookies' }).click();
    await expect(
      page
        .getByText('You’ve accepted all cookies')
        .or(page.getByRole('button', { name: 'Hide this message' }))
        .first(),
    ).toBeVisible();
    await expect(emailField(page)).toHaveValue('mobile@example.com');
    await emailField(page).press('Enter');
    await emailField(page).press('Enter');
    await expect(page).toHaveURL('/enter-email');
    expect(await mock.calls('/api/login/account-status')).toEqual([]);
    release();
    await visitor.isOn('/log-in-password');
    expect(await mock.calls('/api/login/account-status')).toHaveLength(1);
  });
});

/** Returns to the entry page with a stored email address, whose script is held. Returns a function that releases the script. */
async function opensWithHeldScript(visitor: Visitor) {
  await visitor.signsInUpTo('/log-in-password');
  const release = await withhold(visitor.page);
  await visitor.page.goto('/enter-email', { waitUntil: 'commit' });
  await expect(emailField(visitor.page)).toHaveValue('');
  return release;
}

test('prefills no focused field on a slow line', { tag: '@quick' }, async ({ visitor, page }) => {
  const release = await opensWithHeldScript(visitor);
  await emailField(page).click();
  release();
  await isHydrated(page);
  await expect(emailField(page)).toHaveValue('');
  await page.keyboard.type('new@example.com');
  await expect(emailField(page)).toHaveValue('new@example.com');
});

test('sends nothing that the user has not seen when an empty field is submitted on a slow line', async ({ visitor, page, mock }) => {
  const release = await opensWithHeldScript(visitor);
  const before = (await mock.calls('/api/login/account-status')).length;
  await page.getByRole('button', { name: 'Continue' }).click();
  release();
  await expect(page.locator('.nhsuk-error-summary')).toContainText('email address');
  expect(await mock.calls('/api/login/account-status')).toHaveLength(before);
});

test.describe('refilled fields', () => {
  test('keeps a field empty after Back when another user has arrived', async ({ visitor, page }) => {
    await visitor.arrives('mobile');
    await page.getByLabel('Email address').fill('first@example.com');
    await visitor.arrives('both');
    await page.goBack();
    await expect(page).toHaveURL(/\/enter-email\?/);
    // The app has hydrated the page.
    await page.waitForFunction(() => 'idx' in Object(history.state) && !('earlyEvents' in window));
    await expect(page.getByLabel('Email address')).toHaveValue('');
  });

  test('does not restore a shown password after Back', async ({ visitor, page }) => {
    await visitor.signsInUpTo('/log-in-password');
    await page.getByLabel('Password', { exact: true }).fill('secret words');
    await page.getByRole('button', { name: 'Show password' }).click();
    await page.goto('/mock');
    await page.goBack();
    await visitor.isOn('/log-in-password');
    await expect(page.getByLabel('Password', { exact: true })).toHaveValue('');
  });
});

/** A document that the browser prerenders until it is activated, as `document.prerendering` describes it. */
const isPrerendered = (page: Page) =>
  page.addInitScript(() => {
    let waits = true;
    Object.defineProperty(document, 'prerendering', { get: () => waits });
    Object.assign(window, {
      activate: () => {
        waits = false;
        document.dispatchEvent(new Event('prerenderingchange'));
      },
    });
  });
const activate = (page: Page) => page.evaluate(() => (window as unknown as { activate: () => void }).activate());

test('sends nothing and reads no cookie on a prerendered page until its activation', { tag: '@quick' }, async ({ visitor, page, mock }) => {
  await visitor.signsInUpTo('/nhs-login-consent');
  const before = (await mock.calls('/api/auth/authcode')).length;
  const sent: string[] = [];
  page.on('request', (request) => /\/(api|banners)/.test(request.url()) && sent.push(request.url()));
  await isPrerendered(page);
  await page.goto('/authcode');
  // The app's script has run.
  await expect(page.locator('#boot-error')).not.toBeAttached();
  expect(sent).toEqual([]);
  await activate(page);
  await visitor.isOn('/nhs-login-consent');
  expect(await mock.calls('/api/auth/authcode')).toHaveLength(before + 1);
});

test('keeps text typed before the code of the form has loaded', async ({ visitor, page }) => {
  await getSession(page);
  const release = await withhold(page, 'sign-in');
  await page.goto('/enter-email');
  await isHydrated(page);
  await emailField(page).fill('half@');
  await page.getByRole('contentinfo').getByRole('link', { name: 'Accessibility statement' }).click();
  await visitor.isOn('/accessibility');
  const come = page.waitForResponse(/assets\/sign-in-.*\.js/);
  release();
  const chunk = (await come).url();
  // Resolves after the app's own import of the chunk.
  await page.evaluate((url) => import(url), chunk);
  await page.goBack();
  await expect(emailField(page)).toHaveValue('half@');
});
