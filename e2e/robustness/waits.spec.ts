import { password } from '../../mocks/people/personas';
import { withhold } from '../support/held';
import { expect, test } from '../support/test';

test(
  'leaves space around the spinner of a waiting page, below the heading and above the footer',
  { tag: '@quick' },
  async ({ visitor, page }) => {
    await visitor.startsAt('/authcode');
    const box = async (selector: string) => (await page.locator(selector).boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 };
    const [heading, room, footer] = [await box('main h1'), await box('.app-cover'), await box('footer')];
    expect(room.height).toBeGreaterThanOrEqual(200);
    expect(room.y).toBeGreaterThanOrEqual(heading.y + heading.height);
    expect(footer.y).toBeGreaterThanOrEqual(room.y + room.height);
  },
);

test.describe('slow chunk', { tag: '@quick' }, () => {
  test.beforeEach(async ({ visitor, page }) => {
    await visitor.arrives();
    await page.goto('/login');
    await visitor.isOn('/login');
  });

  test('covers the previous page and refuses its clicks while the next chunk loads', async ({ visitor, page, mock }) => {
    const release = await withhold(page, 'forgotten-password');
    await page.getByLabel('Email address').fill('mobile@example.com');
    await page.getByLabel('Password', { exact: true }).fill(password);
    const entries = await page.evaluate(() => history.length);
    const link = page.getByRole('link', { name: 'Forgot password' });
    const box = (await link.boundingBox()) as NonNullable<Awaited<ReturnType<typeof link.boundingBox>>>;
    for (let press = 0; press < 3; press += 1) await page.mouse.click(box.x + 5, box.y + 5);
    await expect(page).toHaveURL('/forgotten-password');
    const main = page.locator('main');
    await expect(main).toHaveAttribute('aria-busy', 'true');
    await expect(page.locator('.app-spinner')).toBeVisible();
    // An extension can submit the form without a click.
    await page.evaluate(() => document.forms[0]?.requestSubmit());
    await expect(page.getByRole('status').filter({ hasText: 'Loading' })).toBeAttached();
    expect(await mock.calls('/api/login/login')).toEqual([]);
    expect(await page.evaluate(() => history.length)).toBe(entries + 1);
    await expect(page.getByRole('status').filter({ hasText: 'This is taking longer than usual.' })).toBeVisible({ timeout: 10_000 });
    release();
    await visitor.isOn('/forgotten-password');
    await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
    await page.goBack();
    await visitor.isOn('/login');
  });

  test('shows the previous page with its text and focus after Back while the next chunk loads', async ({ visitor, page }) => {
    const release = await withhold(page, 'forgotten-password');
    await page.getByLabel('Email address').fill('mobile@example.com');
    await page.getByRole('link', { name: 'Forgot password' }).press('Enter');
    await expect(page.locator('main')).toHaveAttribute('aria-busy', 'true');
    await page.goBack();
    await visitor.isOn('/login');
    await expect(page.getByLabel('Email address')).toHaveValue('mobile@example.com');
    await expect(page.getByRole('link', { name: 'Forgot password' })).toBeFocused();
    release();
  });
});
