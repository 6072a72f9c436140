/** How somebody tells things apart that have words on them. */
export type Kind = 'button' | 'link' | 'field' | 'choice' | 'disclosure';

/**
 * The one thing of its kind on a page that has exactly these words and can be used: seen, not disabled and not inert. A field by its
 * label; a choice is its label, which is what users click. It is sent into the page, so it stands alone.
 */
export function findByWords(kind: Kind, name: string): HTMLElement | null {
  const selectors = {
    button: 'button, [role=button]',
    link: 'a[href]:not([role])',
    field: 'label',
    choice: 'label',
    disclosure: 'summary',
  };
  const words = (element: Element) => (element.getAttribute('aria-label') ?? element.textContent).replace(/\s+/g, ' ').trim();
  const found = [...document.querySelectorAll<HTMLElement>(selectors[kind])]
    .filter((element) => words(element) === name)
    .map((element) => (kind === 'field' ? (element as HTMLLabelElement).control : element))
    .filter((element) => element !== null)
    .filter((element) => element.getClientRects().length > 0 && !element.matches(':disabled') && !element.closest('[inert]'));
  if (found.length > 1) throw new Error(`${found.length} times ${kind} '${name}'`);
  return found[0] ?? null;
}
