import { expect, type Page } from '@playwright/test';

/** Expects that a page names itself in the title and has put the focus on its heading, from which a screen reader reads it out. */
export const announced = (page: Page) => async (title: string) => {
  await expect(page).toHaveTitle(`${title} - NHS login`);
  await expect(page.getByRole('heading', { level: 1, name: title })).toBeFocused();
};
