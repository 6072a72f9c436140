import { expect, type Page } from '@playwright/test';

/** Every repeated click and key of an impatient user, before the page can answer. */
export async function submitRepeatedly(page: Page, name: string) {
  const submit = page.getByRole('button', { name, exact: true });
  await submit.waitFor();
  await expect(page.locator('[data-just-shown]')).toHaveCount(0);
  await submit.evaluate((button: HTMLButtonElement) => {
    button.form?.requestSubmit();
    button.click();
    button.click();
    button.form?.requestSubmit();
  });
}
