import { storedAsItStands } from '../support/stored';
import { expect, test } from '../support/test';

test('a session cookie that has gone while the tab was away: logged out, and the way on is the service', async ({
  visitor,
  page,
  context,
}) => {
  await visitor.comesTo('/log-in-password');
  await context.clearCookies({ name: 'nhs-authorization-cookie' });
  await page.evaluate(() => window.dispatchEvent(new Event('focus')));
  await visitor.isOn('/session-timeout', 'We have logged you out');
  await expect(page.getByRole('button', { name: 'Go to Example health service' })).toHaveAttribute('href', 'https://www.example.com');
  const [local = {}] = await storedAsItStands(page);
  expect(Object.keys(local)).toEqual([]);
});
