import { isHydrated } from '../support/before-hydration';
import { flawsOfOrder, repeatedLinks } from '../support/page-order';
import { expect, test } from '../support/test';

test.describe('page order', { tag: '@long' }, () => {
  test.use({ viewport: { width: 320, height: 640 } });

  type Style = Partial<Record<'display' | 'flexFlow' | 'marginLeft' | 'width', string>>;

  const submits = 'form [type=submit]';
  const drawn: readonly (readonly [fault: string, found: string, selector: string, Style])[] = [
    ['a form from below', 'read before, seen after: input', 'form', { display: 'flex', flexFlow: 'column-reverse' }],
    ['a row from the right', 'read before, seen after: a Terms', 'footer ul', { display: 'flex', flexFlow: 'row-reverse' }],
    ['a button beside the window', 'beside the window: button', submits, { marginLeft: '-40px' }],
    ['a line that is too long', 'scrolls sideways: ', '#heading', { width: '400px' }],
    ['a short field for an email address', 'narrower than its form: ', '[type=email]', { width: '50%' }],
  ];

  for (const [fault, found, selector, style] of drawn) {
    test(`finds in the order of a page ${fault}`, async ({ visitor, page }) => {
      await visitor.startsAt('/enter-email');
      await isHydrated(page);
      expect(await page.evaluate(flawsOfOrder)).toEqual([]);
      await page.locator(selector).evaluate((part: HTMLElement, given) => void Object.assign(part.style, given), style);
      expect(await page.evaluate(flawsOfOrder)).toContainEqual(expect.stringContaining(found));
    });
  }

  test('finds a wrong order and a repeated link on a page', async ({ visitor, page }) => {
    await visitor.startsAt('/enter-email');
    await isHydrated(page);
    await page.locator(submits).evaluate((button: HTMLElement) => void (button.tabIndex = 1));
    await page.getByRole('link', { name: 'Learn more about NHS login' }).evaluate((link) => link.after(link.cloneNode(true)));
    expect(await page.evaluate(flawsOfOrder)).toEqual(['reached before its turn: button Continue']);
    expect(await page.evaluate(repeatedLinks)).toEqual([expect.stringMatching(/^linked twice: https:/)]);
  });
});
