import type { Page } from '@playwright/test';
import { expectAccessible } from './support/accessible';
import {
  accountPages,
  answeredPages,
  consentPages,
  duplicatePages,
  newAccountPages,
  openPages,
  proofingPages,
  sessionPages,
} from './support/pages';
import { expect, test } from './support/test';

/** Every page has its heading and title, and no violation. One after the other in one browser: that is much faster. */
async function expectAllAccessible(page: Page, pages: readonly (readonly [string, string])[]) {
  for (const [address, heading] of pages) {
    await test.step(address, async () => {
      await page.goto(address);
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(heading);
      await expect(page).toHaveTitle(`${heading} - NHS login`);
      await expectAccessible(page);
    });
  }
}

for (const pages of [openPages.slice(0, 17), openPages.slice(17, 34), openPages.slice(34)]) {
  test(`${pages.length} open pages from ${pages[0]?.[0]} on are accessible`, async ({ page }) => {
    await expectAllAccessible(page, pages);
    expect(new URL(page.url()).pathname).toBe(pages.at(-1)?.[0]);
  });
}

test('the pages that need a session are accessible', async ({ page, visitor, context, baseURL }) => {
  await visitor.arrives();
  await expectAllAccessible(page, sessionPages);
  await context.addCookies([{ name: 'id_token', value: 'e30.e30.e30', url: baseURL ?? '' }]);
  await expectAllAccessible(page, consentPages);
  await expect(page).toHaveURL('/consent-confirmation');
});

test('the pages of a new account and of another number are accessible', async ({ page, visitor }) => {
  await visitor.arrives('new-landline');
  await visitor.givesEmail();
  await visitor.isOn('/register/create-account');
  await expectAllAccessible(page, [...accountPages, ...newAccountPages]);
  await expect(page).toHaveURL('/register/check-email');
});

test.describe('about the health record', () => {
  test.use({ tolerated: /P5 failure data could not be saved/ });

  test('the pages that need a session are accessible', async ({ page, visitor }) => {
    await visitor.arrives();
    await expectAllAccessible(page, proofingPages);
    await expect(page).toHaveURL('/proofing/p5-unable-to-save-details');
  });
});

test('the pages that need the answers for a health record, or a duplicate account, are accessible', async ({ page, patient, visitor }) => {
  await patient.asksForAMatch('duplicate-eligible', 'name');
  await visitor.isOn('/proofing/duplicate-nhs-number');
  await expectAllAccessible(page, [...answeredPages, ...duplicatePages]);
  await expect(page).toHaveURL('/proofing/confirm-account-replacement');
});
