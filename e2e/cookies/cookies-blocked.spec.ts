import { expectAccessible } from '../support/accessible';
import { expect, test } from '../support/test';

const blocked = [
  ['keeps none', () => Object.defineProperty(Document.prototype, 'cookie', { get: () => '', set: () => undefined })],
  [
    'throws',
    () => {
      const refuse = () => {
        throw new DOMException('The operation is insecure', 'SecurityError');
      };
      Object.defineProperty(Document.prototype, 'cookie', { get: refuse, set: refuse });
    },
  ],
] as const;

for (const [how, block] of blocked) {
  test(`a browser that ${how}: the page says that cookies are needed, and does not go round in circles`, async ({ visitor, page }) => {
    await page.addInitScript(block);
    await page.addInitScript(() => Object.defineProperty(Navigator.prototype, 'cookieEnabled', { get: () => false }));
    let documents = 0;
    page.on('request', (request) => request.isNavigationRequest() && (documents += 1));
    await page.goto('/enter-email');
    await visitor.isOn('/enter-email', 'Turn on cookies to log in');
    expect(documents).toBe(1);
    await expect(page.getByRole('button', { name: 'Accept all cookies' })).toHaveCount(0);
    await visitor.hasAWayOn();
    await expectAccessible(page);
    await page.getByRole('button', { name: 'Try again' }).click();
    await expect.poll(() => documents).toBe(2);
    await visitor.isOn('/enter-email', 'Turn on cookies to log in');
    expect(documents).toBe(2);
    await page.goto('/privacy');
    await visitor.isOn('/privacy', 'Privacy notice');
  });
}
