/** The text in them must never be there for the next user of the browser, even while it is shown as plain text. */
const secret = /password|one-time-code/;

function emptySecrets() {
  for (const field of document.querySelectorAll('input')) if (secret.test(field.autocomplete)) field.value = '';
}

/**
 * Sets whether the browser may save the text of the forms with its history entry. It would fill it in again after a reload or Back, whoever
 * uses the browser then. Browsers look at `autocomplete` when the document is left.
 */
function allowRefill(allowed: boolean) {
  for (const form of document.forms) form.autocomplete = allowed ? 'on' : 'off';
}

/** Keeps typed text from the next user of the browser when the document is left. Returns the function that stops it. */
export function followTypedText(): () => void {
  const hide = () => {
    emptySecrets();
    allowRefill(false);
  };
  const show = () => allowRefill(true);
  window.addEventListener('pagehide', hide);
  window.addEventListener('pageshow', show);
  return () => {
    window.removeEventListener('pagehide', hide);
    window.removeEventListener('pageshow', show);
  };
}
