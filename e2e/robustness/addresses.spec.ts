import { expect, test } from '../support/test';

test.describe('address spellings', () => {
  for (const [path, canonical] of [
    ['/Enter-Email/?client_id=one#top', '/enter-email?client_id=one#top'],
    ['//', '/enter-email'],
  ] as const) {
    test(`redirects ${path} to ${canonical}`, async ({ visitor, page }) => {
      await visitor.arrives();
      const { origin } = new URL(page.url());
      await page.goto(origin + path);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await expect(page).toHaveURL(origin + canonical);
    });
  }

  test('keeps an unknown address that looks like that of another host as it is', async ({ visitor, page }) => {
    await visitor.arrives();
    const address = `${new URL(page.url()).origin}//evil.example/enter-email`;
    await page.goto(address);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('We cannot find that page');
    expect(page.url()).toBe(address);
  });
});
