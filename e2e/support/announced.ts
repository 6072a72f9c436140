import { expect, type Page } from '@playwright/test';

/** Expects a title for the page, and the focus on its heading, which a screen reader announces. */
export const announced = (page: Page) => async (title: string) => {
  await expect(page).toHaveTitle(`${title} - NHS login`);
  await expect(page.getByRole('heading', { level: 1, name: title })).toBeFocused();
};
