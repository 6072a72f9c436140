/** The kinds of elements that a user finds by their text. */
export type Kind = 'button' | 'link' | 'field' | 'choice' | 'disclosure';

/**
 * The only element of a kind with exactly this name that is visible, enabled and not inert. A field is found by its label. A choice is its
 * label, which users click. Uses no other function, because it is sent into the page as text.
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
