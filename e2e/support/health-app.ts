import { expect } from '@playwright/test';
import type { Visitor } from './visitor';

/** Comes to consent, where header and footer are gone, and from there to the page after it. */
export async function passesConsentWithoutHeaderAndFooter(visitor: Visitor) {
  const { page } = visitor;
  await visitor.comesTo('/enter-mobile-code');
  await expect(page.getByRole('banner')).toBeVisible();
  await visitor.givesCode();
  await visitor.isOn('/nhs-login-consent');
  await expect(page.getByRole('banner')).toHaveCount(0);
  await expect(page.getByRole('contentinfo')).toHaveCount(0);
  await page.getByRole('link', { name: 'I do not agree' }).click();
  await visitor.isOn('/consent-confirmation');
}
