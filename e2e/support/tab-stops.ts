import type { Page } from '@playwright/test';

/** In the page: the controls in the order of the document, the focused one, and the faults of the focused one. */
function seeFocus() {
  const named = (part: Element) =>
    part.matches('[type=radio]')
      ? `radios ${part.getAttribute('name')}`
      : `${part.localName} ${part.id || part.textContent?.replace(/\s+/g, ' ').trim().slice(0, 60)}`;
  const controls = [...document.querySelectorAll<HTMLElement>('a[href], button, input, select, textarea, summary, [tabindex="0"]')]
    .filter((part) => !part.matches(':disabled, [inert] *') && part.checkVisibility({ visibilityProperty: true }))
    .map(named)
    // Tab reaches one radio of a group, and the arrow keys the others.
    .filter((name, index, names) => !name.startsWith('radios') || !names.slice(0, index).includes(name));
  const focus = document.activeElement ?? document.body;
  const flaws: string[] = [];

  // A radio or a checkbox is transparent, and its label draws it.
  const label = focus.matches('[type=radio], [type=checkbox]') ? focus.nextElementSibling : null;
  const styles = [focus, ...focus.children].map((part) => getComputedStyle(part));
  if (label) styles.push(getComputedStyle(label, '::before'));
  const indicated = styles.some(
    ({ outlineStyle, outlineColor, boxShadow }) => (outlineStyle !== 'none' && !/, 0\)$/.test(outlineColor)) || boxShadow !== 'none',
  );
  if (!indicated) flaws.push(`no visible focus: ${named(focus)}`);

  const shares = [0.1, 0.5, 0.9];
  const seen = [...focus.getClientRects()].some(({ left, top, width, height }) =>
    shares.some((across) =>
      shares.some((down) => {
        const hit = document.elementFromPoint(left + across * width, top + down * height);
        return hit && (focus.contains(hit) || label?.contains(hit));
      }),
    ),
  );
  if (!seen) flaws.push(`obscured with the focus: ${named(focus)}`);
  return { controls, focused: named(focus), flaws };
}

/**
 * Tab reaches each control once, in the order of the document, and each is seen to have the focus (WCAG 2.2, 2.1.1, 2.4.7 and 2.4.11). Another
 * check compares the order of the document with the visual order.
 */
export async function flawsOfTabbing(page: Page): Promise<string[]> {
  const { controls } = await page.evaluate(seeFocus);
  // From here Tab reaches the first control of the document.
  await page.evaluate(() => {
    document.body.tabIndex = -1;
    document.body.focus();
    document.body.removeAttribute('tabindex');
  });
  const reached: string[] = [];
  const flaws: string[] = [];
  let expected = controls;
  while (reached.length < expected.length) {
    await page.keyboard.press('Tab');
    const seen = await page.evaluate(seeFocus);
    expected = seen.controls;
    reached.push(seen.focused);
    flaws.push(...seen.flaws);
  }
  await page.evaluate(() => document.activeElement instanceof HTMLElement && document.activeElement.blur());
  const first = expected.findIndex((name, index) => reached[index] !== name);
  return first < 0 ? flaws : [`Tab reaches ${reached[first]} instead of ${expected[first]}`, ...flaws];
}
