import { expect, test } from '../support/test';
import { triesWithoutCookies } from '../support/without-cookies';

test('a browser that throws: the page says that cookies are needed, and does not go round in circles', async ({ visitor, page }) => {
  const documents = await triesWithoutCookies(visitor, () => {
    const refuse = () => {
      throw new DOMException('The operation is insecure', 'SecurityError');
    };
    Object.defineProperty(Document.prototype, 'cookie', { get: refuse, set: refuse });
  });
  expect(documents()).toBe(2);
  await page.goto('/privacy');
  await visitor.isOn('/privacy', 'Privacy notice');
});
