/**
 * In the page, in forced colours: controls without a border or an underline, controls that look the same with the focus, and icons in the
 * colour of their background (WCAG 2.2, 1.4.11 and 2.4.7).
 */
export function flawsInForcedColours(): string[] {
  const flaws: string[] = [];
  const LEAST_CONTRAST = 3;
  const named = (part: Element) => `${part.localName} ${part.id || part.textContent?.replace(/\s+/g, ' ').trim() || part.className}`;
  const numbersOf = (colour: string) => (colour.match(/[\d.]+/g) ?? []).map(Number);
  const isClear = (colour: string) => colour === 'none' || numbersOf(colour)[3] === 0;
  const luminanceOf = (colour: string) => {
    const [red = 0, green = 0, blue = 0] = numbersOf(colour).map((value) => {
      const share = value / 255;
      return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
    });
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
  };
  const contrast = (one: string, other: string) => {
    const [lighter = 0, darker = 0] = [luminanceOf(one), luminanceOf(other)].sort((first, second) => second - first);
    return (lighter + 0.05) / (darker + 0.05);
  };
  const canvas = document.createElement('span');
  canvas.style.color = 'Canvas';
  document.body.append(canvas);
  const { color: canvasColour } = getComputedStyle(canvas);
  canvas.remove();
  const backgroundOf = (part: Element | null): string => {
    if (!part) return canvasColour;
    const { backgroundColor } = getComputedStyle(part);
    return isClear(backgroundColor) ? backgroundOf(part.parentElement) : backgroundColor;
  };

  const linesOf = (part: Element, pseudo?: string) => {
    const style = getComputedStyle(part, pseudo);
    const background = backgroundOf(part.parentElement);
    const sides = ['border-top', 'border-right', 'border-bottom', 'border-left', 'outline'].flatMap((side) => {
      const [width, kind, colour] = ['width', 'style', 'color'].map((value) => style.getPropertyValue(`${side}-${value}`));
      const drawn =
        kind !== 'none' && parseFloat(width ?? '') > 0 && !isClear(colour ?? '') && contrast(colour ?? '', background) >= LEAST_CONTRAST;
      return drawn ? [`${side} ${width} ${kind} ${colour}`] : [];
    });
    const underline = style.textDecorationLine.includes('underline') ? [`underline ${style.textDecorationThickness}`] : [];
    return [...sides, ...underline];
  };
  /** A radio or a box to tick is transparent, and its label draws it. */
  const look = (control: HTMLElement) => {
    const label = control.matches('[type=radio], [type=checkbox]') ? control.nextElementSibling : null;
    return [control, ...control.querySelectorAll('*')].flatMap((part) => linesOf(part)).concat(label ? linesOf(label, '::before') : []);
  };

  document.body.tabIndex = -1;
  document.body.focus();
  document.body.removeAttribute('tabindex');
  for (const control of document.querySelectorAll<HTMLElement>('a[href], button, input, select, textarea, summary')) {
    if (!control.checkVisibility({ visibilityProperty: true }) || control.closest('[inert]') || control.matches(':disabled')) continue;
    const before = look(control).join();
    // The skip link is drawn only with the focus.
    if (!before && !control.querySelector('svg') && control.offsetWidth > 1) flaws.push(`neither border nor underline: ${named(control)}`);
    control.focus({ preventScroll: true });
    const after = look(control).join();
    if (!after || after === before) flaws.push(`looks the same with the focus: ${named(control)}`);
    control.blur();
  }

  for (const icon of document.querySelectorAll('svg')) {
    if (!icon.checkVisibility({ visibilityProperty: true })) continue;
    const background = backgroundOf(icon);
    const shapes = [...icon.querySelectorAll('path, circle, rect, polygon')].flatMap((shape) => {
      const { fill, stroke } = getComputedStyle(shape);
      return [fill, stroke].filter((colour) => !isClear(colour));
    });
    if (!shapes.some((colour) => contrast(colour, background) >= LEAST_CONTRAST)) {
      flaws.push(`an icon in the colour of its background: ${icon.getAttribute('aria-label') ?? icon.getAttribute('class')}`);
    }
  }
  return flaws;
}
