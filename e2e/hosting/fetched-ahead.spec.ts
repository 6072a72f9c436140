import { isIdle, watchTheCode } from '../support/fetched-ahead';
import { expect, test } from '../support/test';
import { getSession } from '../support/withheld';

test('/login fetches the page of the security code when the user begins to type, and not before', async ({ page }) => {
  await getSession(page);
  const asked = watchTheCode(page);
  await page.goto('/login');
  await isIdle(page);
  expect(asked).toEqual([]);
  await page.getByLabel('Password', { exact: true }).pressSequentially('a');
  await expect.poll(() => asked).toHaveLength(2);
});
