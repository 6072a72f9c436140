import type { Page } from '@playwright/test';
import { violations } from '../support/accessible';
import { flawsOfPaste, phoneFor } from '../support/expect-screen';
import { flawsInForcedColours } from '../support/forced-colours';
import { flawsOfLayout } from '../support/layout-flaws';
import { flawsOfMotion } from '../support/motion-flaws';
import { flawsOfOrder, repeatedLinks } from '../support/page-order';
import { screenOf } from '../support/pages';
import { enterScreen } from '../support/situation';
import { flawsOfTabbing } from '../support/tab-stops';
import { expect, test } from '../support/test';

test.describe('checks of every screen', () => {
  const screen = screenOf('enter-email.usual');
  test.use(phoneFor([screen]));

  const layout = (page: Page) => page.evaluate(flawsOfLayout, false);
  const spacing = (page: Page) => page.evaluate(flawsOfLayout, true);
  const order = (page: Page) => page.evaluate(flawsOfOrder);
  const motion = (page: Page) => page.evaluate(flawsOfMotion);
  const accessibility = (page: Page) => violations(page);
  const forcedColours = async (page: Page) => {
    await page.emulateMedia({ forcedColors: 'active' });
    return page.evaluate(flawsInForcedColours);
  };

  const drawn = [
    ['a text of a fixed height', 'cut: Email address', layout, 'label { height: 8px; overflow: hidden }'],
    ['a text over another', 'overlap: ', layout, '.nhsuk-hint, form { margin-top: -60px }'],
    ['a text beside the window', 'beside the window: Email address', layout, 'label { margin-left: -20px }'],
    ['a header that covers the window', 'stays in the window with ', layout, 'header { position: sticky; top: 0; height: 60vh }'],
    [
      'a text without room for more space',
      'with text spacing, cut: ',
      spacing,
      'label { width: 7em; overflow: hidden; white-space: nowrap }',
    ],
    ['a form from below', 'read before, seen after: input', order, 'form { display: flex; flex-flow: column-reverse }'],
    ['a row from the right', 'read before, seen after: a Terms', order, 'footer ul { display: flex; flex-flow: row-reverse }'],
    ['a button beside the window', 'beside the window: button', order, 'form [type=submit] { margin-left: -40px }'],
    ['a line that is too long', 'scrolls sideways: ', order, '#heading { width: 400px }'],
    ['a short field for an email address', 'narrower than its form: ', order, '[type=email] { width: 50% }'],
    ['a slow transition', 'changes slowly: button', motion, 'button { transition: color 1s }'],
    ['an endless animation', 'moves: turn', motion, '@keyframes turn { to { rotate: 1turn } } h1 { animation: turn 1s infinite }'],
    [
      'small links beside each other',
      'target-size: ',
      accessibility,
      'footer * { font-size: 8px !important; line-height: 1 !important; margin: 0 !important; padding: 0 !important }',
    ],
    ['a button without a border', 'neither border nor underline: button Continue', forcedColours, 'button { border: 0 !important }'],
    [
      'a field that looks the same with the focus',
      'looks the same with the focus: input',
      forcedColours,
      'input { border: 2px solid CanvasText !important; outline: 0 !important }',
    ],
    ['an icon in the colour of its background', 'an icon in the colour of its background: NHS', forcedColours, 'svg * { fill: canvas }'],
    [
      'a focus without an outline',
      'no visible focus: input',
      flawsOfTabbing,
      'input { outline: 0 !important; box-shadow: none !important }',
    ],
    ['a focus below a footer', 'obscured with the focus: input', flawsOfTabbing, 'footer { position: fixed; inset: 0; z-index: 9 }'],
  ] as const;

  test('reports each fault that a style sheet makes', async ({ page }) => {
    await enterScreen(page, screen);
    for (const [fault, found, find, css] of drawn) {
      await page.evaluate((text) => {
        const sheet = new CSSStyleSheet();
        sheet.replaceSync(text);
        document.adoptedStyleSheets = [sheet];
      }, css);
      expect.soft(await find(page), fault).toContainEqual(expect.stringContaining(found));
      await page.emulateMedia({ forcedColors: null });
    }
  });

  const marked = [
    ['a name without its label', 'label-content-name-mismatch: ', accessibility, 'main button[type=submit]', { 'aria-label': 'Next' }],
    ['a button before its turn', 'reached before its turn: button Continue', order, 'main button[type=submit]', { tabindex: '1' }],
    ['a button that Tab does not reach', 'instead of button Continue', flawsOfTabbing, 'main button[type=submit]', { tabindex: '-1' }],
    ['a spinner outside a busy element', 'turns without aria-busy: ', motion, 'h1', { class: 'app-spinner' }],
    ['a field that cuts a pasted text', 'pasted, not in the field: ', flawsOfPaste, 'main input[type=email]', { maxlength: '6' }],
  ] as const;

  test('reports each fault of an attribute', async ({ page }) => {
    for (const [fault, found, find, selector, attributes] of marked) {
      await enterScreen(page, screen);
      await page.locator(selector).evaluate((part, given) => {
        for (const [name, value] of Object.entries(given)) part.setAttribute(name, value);
      }, attributes);
      expect.soft(await find(page), fault).toContainEqual(expect.stringContaining(found));
    }
  });

  test('reports a repeated link', async ({ page }) => {
    await enterScreen(page, screen);
    await page.getByRole('link', { name: 'Learn more about NHS login' }).evaluate((link) => link.after(link.cloneNode(true)));
    expect(await page.evaluate(repeatedLinks)).toEqual([expect.stringMatching(/^linked twice: https:/)]);
  });
});
