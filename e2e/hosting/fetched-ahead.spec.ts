import { isIdle, typesUntilTheCodeIsThere, watchTheCode } from '../support/fetched-ahead';
import { expect, test } from '../support/test';
import { getSession } from '../support/withheld';

test('/login has the page of the code when somebody has begun to type, and not before', async ({ visitor, page }) => {
  await getSession(page);
  const asked = watchTheCode(page);
  await typesUntilTheCodeIsThere(visitor, '/login', async () => {
    await page.goto('/login');
    await isIdle(page);
    expect(asked).toEqual([]);
  });
  await visitor.givesEmailAndPassword();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Enter the security code');
});
