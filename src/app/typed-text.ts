/** The text in them must never be there for the next user of the browser, even while it is shown as plain text. */
const secret = /password|one-time-code/;

/** Empties the fields for passwords and security codes, or `all` fields. */
export function emptyFields(all = false) {
  for (const field of document.querySelectorAll('input')) {
    if (!all && !secret.test(field.autocomplete)) continue;
    if (/radio|checkbox/.test(field.type)) field.checked = false;
    else field.value = '';
  }
}

/**
 * Sets whether the browser may save the text of the forms with its history entry. It would fill it in again after a reload or Back, whoever
 * uses the browser then. Browsers look at `autocomplete` when the document is left.
 */
export function allowRefill(allowed: boolean) {
  for (const form of document.forms) form.autocomplete = allowed ? 'on' : 'off';
}
