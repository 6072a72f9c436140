import { expect, test } from '../support/test';

/** The element that has the focus, by its class or its name in the markup. */
const focused = () => document.activeElement?.className || document.activeElement?.tagName;

test('while a page waits the focus is not lost, and a page that stays gets it back', async ({ visitor, page, mock }) => {
  await visitor.arrives();
  await page.locator('.app-status').waitFor({ state: 'attached' });
  await mock.scenario('account-status.hang');
  await visitor.givesEmail();
  await expect(page.locator('main')).toHaveAttribute('aria-busy', 'true');
  await expect.poll(() => page.evaluate(focused)).toBe('app-status');
  await expect(page.getByRole('status')).toHaveText('Loading');
});

test('the ring of a page that only waits has room below the heading and above the footer', async ({ visitor, page }) => {
  await visitor.standsAt('/authcode');
  const box = async (selector: string) => (await page.locator(selector).boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 };
  const [heading, room, footer] = [await box('main h1'), await box('.app-cover'), await box('footer')];
  expect(room.height).toBeGreaterThanOrEqual(200);
  expect(room.y).toBeGreaterThanOrEqual(heading.y + heading.height);
  expect(footer.y).toBeGreaterThanOrEqual(room.y + room.height);
});
