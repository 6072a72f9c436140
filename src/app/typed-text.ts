/** Browsers must never restore these fields for the next user, even while they are shown as plain text. */
const secret = /password|one-time-code/;

function emptySecrets() {
  for (const field of document.querySelectorAll('input')) if (secret.test(field.autocomplete)) field.value = '';
}

/**
 * Sets whether the browser may save the forms' text with its history entry. It would restore the text after a reload or
 * Back, even for another user. Browsers read `autocomplete` when the document is unloaded.
 */
function allowRefill(allowed: boolean) {
  for (const form of document.forms) form.autocomplete = allowed ? 'on' : 'off';
}

/** Prevents the browser from restoring typed text for the next user. Returns a function that stops it. */
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
