import { extensions, installs, wrapsAndRemoves } from '../support/password-managers';
import { expect, test } from '../support/test';
import type { Visitor } from '../support/visitor';

/** React re-renders a view that was changed before hydration, and the app reports it. */
test.use({ tolerated: /^console: A page could not be shown / });

/** From the email address to consent. */
async function logsIn(visitor: Visitor) {
  await visitor.arrives();
  await expect(visitor.page.locator('[data-extended]').first()).toBeAttached();
  // A field may be another element after hydration.
  await expect(async () => {
    await visitor.page.getByLabel('Email address').fill('mobile@example.com');
    await visitor.page.waitForFunction(() => !('earlyEvents' in window));
    await expect(visitor.page.getByLabel('Email address')).toHaveValue('mobile@example.com');
  }).toPass();
  await visitor.continues();
  await visitor.isOn('/log-in-password');
  await visitor.givesPassword('wrong');
  await visitor.seesWrongPassword();
  await visitor.givesPassword();
  await visitor.isOn('/enter-mobile-code');
  await visitor.givesCode();
  await visitor.isOn('/nhs-login-consent');
  await visitor.agreesAndIsHandedOver();
}

for (const extension of extensions)
  for (const early of [true, false])
    test(`a user with ${extension} logs in, whose elements are inserted ${early ? 'before' : 'after'} hydration`, async ({
      visitor,
      page,
    }) => {
      await installs(page, extension, early);
      await logsIn(visitor);
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('You are logged in');
    });

test('a user with all of these extensions at once logs in', async ({ visitor, page }) => {
  for (const extension of extensions) await installs(page, extension, true);
  await logsIn(visitor);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('You are logged in');
});

test('a user logs in although an extension wraps and removes elements of each page', async ({ visitor, page }) => {
  await visitor.arrives();
  await page.waitForFunction(() => !('earlyEvents' in window));
  await wrapsAndRemoves(page);
  await visitor.continues();
  await visitor.seesError('You need to enter your email address');
  await wrapsAndRemoves(page);
  await visitor.givesEmail();
  await visitor.isOn('/log-in-password');
  await expect(page.getByRole('contentinfo')).toHaveCount(1);
  await wrapsAndRemoves(page);
  await visitor.givesPassword('wrong');
  await visitor.seesWrongPassword();
  await visitor.givesPassword();
  await visitor.isOn('/enter-mobile-code');
  await wrapsAndRemoves(page);
  await visitor.givesCode();
  await visitor.isOn('/nhs-login-consent');
  await wrapsAndRemoves(page);
  await visitor.agreesAndIsHandedOver();
});
