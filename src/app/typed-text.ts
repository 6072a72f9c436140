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

/** Prevents the browser from restoring typed text for the next user. */
export function followTypedText() {
  window.addEventListener('pagehide', () => {
    emptySecrets();
    allowRefill(false);
  });
  window.addEventListener('pageshow', ({ persisted }) => persisted && allowRefill(true));
}
