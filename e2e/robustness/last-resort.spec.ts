import { hear } from '../support/console-errors';
import { withoutHashes } from '../support/lost-script';
import { expect, test } from '../support/test';

test.use({ tolerated: /^exception: Error: secret|^console: (Something unexpected has happened|A page could not be shown) / });

test('a page that breaks while it is rendered is reported without what the exception says', async ({ visitor, page }) => {
  const said = hear(page);
  await page.route(/assets\/dead-ends-.*\.js/, async (route) => {
    const chunk = await (await route.fetch()).text();
    const broken = chunk.replace(/(["'`])We have logged you out\1/, '(()=>{throw new Error("secret")})()');
    await route.fulfill({ contentType: 'text/javascript', body: broken });
  });
  await withoutHashes(page, '/session-timeout');
  await page.goto('/session-timeout');
  await visitor.isOn('/session-timeout', 'Something went wrong');
  await expect(page.getByRole('button', { name: 'Try again' })).toBeEnabled();
  await expect(page.getByText(/^Help code:/)).toBeVisible();
  // React tells of its first try too where another part of the page was still on its way.
  expect(new Set(said)).toEqual(new Set(['A page could not be shown']));
});
