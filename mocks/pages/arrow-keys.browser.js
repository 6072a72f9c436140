/** Arrow keys move the focus between the visible links. Enter opens one. @param {() => readonly HTMLElement[]} linksNow */
export function moveByArrowKeys(linksNow) {
  document.addEventListener('keydown', (event) => {
    const step = { ArrowDown: 1, ArrowRight: 1, ArrowUp: -1, ArrowLeft: -1 }[event.key];
    // In a field, the other two move the cursor.
    if (event.target instanceof HTMLInputElement && /Left|Right/.test(event.key)) return;
    const shown = linksNow().filter((link) => link.closest('[hidden], details:not([open])') === null);
    const at = shown.findIndex((link) => link === document.activeElement);
    if (step === undefined || at < 0) return;
    event.preventDefault();
    shown[at + step]?.focus();
  });
}
