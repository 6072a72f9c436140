/** Arrow keys move the focus between the visible links. Enter opens one. @param {readonly HTMLElement[]} links */
export function moveByArrowKeys(links) {
  document.addEventListener('keydown', (event) => {
    const step = { ArrowDown: 1, ArrowRight: 1, ArrowUp: -1, ArrowLeft: -1 }[event.key];
    const shown = links.filter((link) => link.closest('[hidden], details:not([open])') === null);
    const at = shown.findIndex((link) => link === document.activeElement);
    if (step === undefined || at < 0) return;
    event.preventDefault();
    shown[at + step]?.focus();
  });
}
