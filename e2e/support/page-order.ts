/**
 * In the page: the faults in the order and position of visible elements. The reading order and the Tab order are top to bottom and
 * left to right (WCAG 2.2, 1.3.2 and 2.4.3), and nothing is outside the window (1.4.10).
 */
export function flawsOfOrder(): string[] {
  const flaws: string[] = [];
  /** The tolerance in pixels for elements in one row. */
  const TOLERANCE_PX = 4;
  const items = [
    ...document.querySelectorAll<HTMLElement>('h1, h2, h3, h4, h5, h6, input, select, textarea, button, a[href], summary'),
  ].filter(
    // An element for screen readers only has one pixel.
    (item) => item.checkVisibility({ visibilityProperty: true }) && item.getBoundingClientRect().width > 1,
  );
  const named = ({ localName, innerText, id }: HTMLElement) => `${localName} ${innerText.replace(/\s+/g, ' ').trim() || id}`;

  /** The largest part of the page that contains the one and not the other. */
  const partOf = (one: HTMLElement, other: HTMLElement): HTMLElement => {
    const { parentElement } = one;
    return !parentElement || parentElement.contains(other) ? one : partOf(parentElement, other);
  };
  const linesOf = (part: HTMLElement) => [...part.getClientRects()];

  for (const [index, second] of items.entries()) {
    const first = items[index - 1];
    if (!first || first.contains(second)) continue;
    const last = linesOf(partOf(first, second)).at(-1);
    const next = linesOf(partOf(second, first))[0];
    if (!last || !next) continue;
    const below = next.top >= last.bottom - TOLERANCE_PX;
    const beside = next.left >= last.right - TOLERANCE_PX && next.top < last.bottom && next.bottom > last.top;
    if (!below && !beside) flaws.push(`read before, seen after: ${named(first)} | ${named(second)}`);
  }

  for (const item of items) {
    const { left, right } = item.getBoundingClientRect();
    if (left < 0 || right > innerWidth) flaws.push(`beside the window: ${named(item)}`);
    // An address may be long, and a phone has no spare width.
    const room = innerWidth < 641 && item.matches('[type=email]') ? item.parentElement : null;
    const style = room && getComputedStyle(room);
    const width = room ? room.clientWidth - parseFloat(style?.paddingLeft ?? '') - parseFloat(style?.paddingRight ?? '') : 0;
    if (width - item.offsetWidth > TOLERANCE_PX) flaws.push(`narrower than its form: ${item.id}`);
  }
  for (const part of document.querySelectorAll<HTMLElement>('[tabindex]')) {
    if (part.tabIndex > 0) flaws.push(`reached before its turn: ${named(part)}`);
  }
  const { scrollWidth } = document.documentElement;
  if (scrollWidth > innerWidth) flaws.push(`scrolls sideways: ${scrollWidth} of ${innerWidth}`);
  return flaws;
}

/** In the page: the duplicate links. The layout has its own links, which some pages repeat: Back, the help centre. Legal texts do too. */
export function repeatedLinks(): string[] {
  const links = [...document.querySelectorAll<HTMLAnchorElement>('main a[href]')]
    .filter((link) => link.checkVisibility({ visibilityProperty: true }) && link.getBoundingClientRect().width > 1)
    .map(({ href }) => href);
  return links.filter((href, index) => links.indexOf(href) < index).map((twice) => `linked twice: ${twice}`);
}
