/**
 * In the page, at its end: text that is cut, or over other text or a control, text beside the window, and parts that stay in the window and
 * take more than half of it (WCAG 2.2, 1.4.10). `spaced`: with the text spacing of 1.4.12.
 */
export function flawsOfLayout(spaced = false): string[] {
  const flaws = new Set<string>();
  /** The tolerance in pixels for rounded positions. */
  const TOLERANCE_PX = 2;
  /** A line's box is higher than its letters. */
  const ABOVE_LETTERS = 0.2;
  const before = document.adoptedStyleSheets;
  const { scrollX, scrollY } = window;
  if (spaced) {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(`
      * { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important }
      p { margin-bottom: 2em !important }`);
    document.adoptedStyleSheets = [...before, sheet];
  }
  // There, a sticky part at the lower edge is at its own place.
  window.scrollTo(0, document.documentElement.scrollHeight);

  const styles = new Map<Element, CSSStyleDeclaration>();
  const styleOf = (part: Element) => {
    const style = styles.get(part) ?? getComputedStyle(part);
    styles.set(part, style);
    return style;
  };
  const around = (part: Element): Element[] => (part.parentElement ? [part, ...around(part.parentElement)] : [part]);
  const shown = (part: Element) =>
    part.checkVisibility({ visibilityProperty: true }) &&
    !part.closest('[inert]') &&
    around(part).every(({ clientWidth, clientHeight }) => clientWidth !== 1 || clientHeight !== 1);
  const named = (text: string | null | undefined) => (text ?? '').replace(/\s+/g, ' ').trim().slice(0, 60);

  interface Box {
    part: Element;
    name: string;
    left: number;
    right: number;
    top: number;
    bottom: number;
  }
  const boxes: Box[] = [];
  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  while (texts.nextNode()) {
    const { currentNode: text } = texts;
    const part = text.parentElement;
    if (!part || !named(text.textContent) || !shown(part)) continue;
    const range = document.createRange();
    range.selectNodeContents(text);
    for (const { left, right, top, bottom, height, width } of range.getClientRects()) {
      if (width === 0) continue;
      const name = named(text.textContent);
      const inset = height * ABOVE_LETTERS;
      boxes.push({ part, name, left, right, top: top + inset, bottom: bottom - inset });
      if (left < -TOLERANCE_PX || right > innerWidth + TOLERANCE_PX) flaws.add(`beside the window: ${name}`);
      for (const frame of around(part)) {
        const { overflowX, overflowY } = styleOf(frame);
        const edge = frame.getBoundingClientRect();
        const cutsX = /hidden|clip/.test(overflowX) || frame.matches('button, .nhsuk-button');
        const cutsY = /hidden|clip/.test(overflowY) || frame.matches('button, .nhsuk-button');
        if (cutsX && (left < edge.left - TOLERANCE_PX || right > edge.right + TOLERANCE_PX)) flaws.add(`cut: ${name}`);
        if (cutsY && (top + inset < edge.top - TOLERANCE_PX || bottom - inset > edge.bottom + TOLERANCE_PX)) flaws.add(`cut: ${name}`);
      }
    }
  }
  for (const part of document.querySelectorAll<HTMLElement>('button, .nhsuk-button, input, select, textarea, svg, img')) {
    if (!shown(part)) continue;
    const { left, right, top, bottom } = part.getBoundingClientRect();
    boxes.push({ part, name: part.id || named(part.textContent) || part.tagName, left, right, top, bottom });
  }

  boxes.sort((one, other) => one.top - other.top);
  for (const [index, upper] of boxes.entries()) {
    for (const lower of boxes.slice(index + 1)) {
      if (lower.top >= upper.bottom - TOLERANCE_PX) break;
      const beside = lower.left >= upper.right - TOLERANCE_PX || upper.left >= lower.right - TOLERANCE_PX;
      const within = upper.part.contains(lower.part) || lower.part.contains(upper.part);
      if (!beside && !within) flaws.add(`overlap: ${upper.name} | ${lower.name}`);
    }
  }

  for (const part of document.body.querySelectorAll('*')) {
    if (!/sticky|fixed/.test(styleOf(part).position) || !shown(part)) continue;
    const { height } = part.getBoundingClientRect();
    if (height > innerHeight / 2) flaws.add(`stays in the window with ${height} of ${innerHeight}: ${named(part.textContent)}`);
  }
  const { scrollWidth } = document.documentElement;
  if (scrollWidth > innerWidth) flaws.add(`scrolls sideways: ${scrollWidth} of ${innerWidth}`);

  window.scrollTo(scrollX, scrollY);
  document.adoptedStyleSheets = before;
  return [...flaws].map((flaw) => (spaced ? `with text spacing, ${flaw}` : flaw));
}

/** In the page: replaces each text within an element of a selector by a word of 200 letters. */
export function lengthenTexts(selector: string) {
  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  while (texts.nextNode()) {
    const { currentNode: text } = texts;
    if (text.textContent?.trim() && text.parentElement?.closest(selector)) text.textContent = 'W'.repeat(200);
  }
}
