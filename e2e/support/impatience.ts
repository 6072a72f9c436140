import type { Page } from '@playwright/test';

/** Everything that an impatient person does at once, before the page can answer. */
export const pressWildly = (page: Page, name: string) =>
  page.getByRole('button', { name, exact: true }).evaluate((button: HTMLButtonElement) => {
    button.form?.requestSubmit();
    button.click();
    button.click();
    button.form?.requestSubmit();
  });
