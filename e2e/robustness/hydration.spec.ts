import type { Page } from '@playwright/test';
import { emailField, getSession, isHydrated, withhold } from '../support/held';
import { installs } from '../support/password-managers';
import { expect, test } from '../support/test';
import type { Visitor } from '../support/visitor';

test.describe('hydration', { tag: '@quick' }, () => {
  /** React re-renders a view that was changed before hydration, and the app reports it. */
  test.use({ tolerated: /^console: A page could not be shown / });

  const changes = {
    'an extension inserts an element into the form': (page: Page) => installs(page, 'LastPass', true),
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

  test('submits no other page that the user opens while the code of the form loads', async ({ visitor, page, mock }) => {
    await getSession(page);
    const release = await withhold(page, 'sign-in');
    await page.goto('/login', { waitUntil: 'commit' });
    await isHydrated(page);
    await emailField(page).fill('mobile@example.com');
    await page.getByLabel('Password', { exact: true }).fill('Passw0rd$1');
    await page.getByLabel('Password', { exact: true }).press('Enter');
    await page.getByRole('link', { name: 'Cookies', exact: true }).click();
    release();
    await visitor.isOn('/cookies', 'Cookie policy');
    await page.goBack();
    await visitor.isOn('/login');
    await expect(emailField(page)).toHaveValue('mobile@example.com');
    expect(await mock.calls('/api/login/user-sign-in')).toEqual([]);
  });

  test('marks no page as busy that the user opens while the code of the form loads', async ({ visitor, page, mock }) => {
    await getSession(page);
    const release = await withhold(page, 'sign-in');
    await page.goto('/login', { waitUntil: 'commit' });
    await isHydrated(page);
    await emailField(page).fill('mobile@example.com');
    await emailField(page).press('Enter');
    await expect(page.locator('#root')).toHaveAttribute('aria-busy', 'true');
    await page.getByRole('link', { name: 'Terms and conditions' }).click();
    await visitor.isOn('/terms-and-conditions', 'Terms and conditions');
    await expect(page.locator('#root')).not.toHaveAttribute('aria-busy');
    release();
    await page.goBack();
    await visitor.isOn('/login');
    await expect(emailField(page)).toHaveValue('mobile@example.com');
    expect(await mock.calls('/api/login/user-sign-in')).toEqual([]);
  });
});

/** Returns to a first page with a stored email address, whose script is held. Returns a function that releases the script. */
async function opensWithHeldScript(visitor: Visitor, address: string) {
  await visitor.signsInUpTo('/log-in-password');
  const release = await withhold(visitor.page);
  await visitor.page.goto(address, { waitUntil: 'commit' });
  await expect(emailField(visitor.page)).toHaveValue('');
  return release;
}

/** Quick on the entry page only. */
for (const [address, details] of Object.entries({ '/enter-email': { tag: '@quick' }, '/login': {} }))
  test(`prefills no focused field of ${address} on a slow line`, details, async ({ visitor, page }) => {
    const release = await opensWithHeldScript(visitor, address);
    await emailField(page).click();
    release();
    await isHydrated(page);
    await expect(emailField(page)).toHaveValue('');
    await page.keyboard.type('new@example.com');
    await expect(emailField(page)).toHaveValue('new@example.com');
  });

test.describe('late prefill', () => {
  const stored = 'mobile@example.com';

  for (const address of ['/enter-email', '/login']) {
    test.describe(`${address} on a slow line with a stored email address`, () => {
      let release = () => undefined as void;

      test.beforeEach(async ({ visitor }) => {
        release = await opensWithHeldScript(visitor, address);
      });

      test('keeps what the user has begun to type on a slow line', async ({ page }) => {
        await emailField(page).pressSequentially('new@');
        release();
        await isHydrated(page);
        await page.keyboard.type('example.com');
        await expect(emailField(page)).toHaveValue('new@example.com');
      });

      test('prefills a field without focus on a slow line', async ({ page }) => {
        release();
        await expect(emailField(page)).toHaveValue(stored);
        await emailField(page).press('End');
        await page.keyboard.type('.uk');
        await expect(emailField(page)).toHaveValue(`${stored}.uk`);
      });

      test('sends nothing that the user has not seen when an empty field is submitted on a slow line', async ({ page, mock }) => {
        const before = (await mock.calls('/api/login/account-status')).length;
        await page.getByRole('button', { name: 'Continue' }).click();
        release();
        await expect(page.locator('.nhsuk-error-summary')).toContainText('email address');
        expect(await mock.calls('/api/login/account-status')).toHaveLength(before);
        expect(await mock.calls('/api/login/user-sign-in')).toEqual([]);
      });
    });
  }
});

test('drops a submission that waits for validation when the user leaves the page', { tag: '@quick' }, async ({ visitor, page, mock }) => {
  const release = await withhold(page, 'sign-in');
  await visitor.arrives();
  await visitor.givesEmail();
  const footer = page.getByRole('contentinfo');
  const heading = page.getByRole('heading', { level: 1 });
  await footer.getByRole('link', { name: 'Cookies' }).click();
  await expect(page).toHaveURL('/cookies');
  release();
  await expect(heading).toHaveText('Cookie policy');
  await footer.getByRole('link', { name: 'Accessibility statement' }).click();
  await expect(heading).toHaveText(/Accessibility/);
  expect(await mock.calls('/api/login/account-status')).toEqual([]);
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
