/** In the page, with reduced motion: movements longer than an instant, and a spinner outside a busy element (WCAG 2.2, 2.3.3 and 4.1.3). */
export function flawsOfMotion(): string[] {
  const INSTANT_MS = 100;
  const parts = [...document.body.querySelectorAll<HTMLElement>('*')];
  const named = ({ localName, className }: HTMLElement) => `${localName} ${className}`;
  const moving = document
    .getAnimations()
    .filter(({ effect }) => Number(effect?.getComputedTiming().activeDuration) > INSTANT_MS)
    .map((animation) => `moves: ${animation instanceof CSSAnimation ? animation.animationName : animation.id}`);
  const changing = parts
    .filter((part) =>
      getComputedStyle(part)
        .transitionDuration.split(',')
        .some((time) => parseFloat(time) * 1000 > INSTANT_MS),
    )
    .map((part) => `changes slowly: ${named(part)}`);
  const silent = parts
    .filter((part) => part.matches('.app-spinner:not([aria-busy=true] *)') && part.checkVisibility())
    .map((part) => `turns without aria-busy: ${named(part)}`);
  return [...moving, ...changing, ...silent];
}
