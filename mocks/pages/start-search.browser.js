// Runs unchanged in the browser, on /mock. The server searches, with and without this script.
import { moveByArrowKeys } from './arrow-keys.browser.js';

const search = /** @type {HTMLInputElement} */ (document.getElementById('search'));
const parts = ['found', 'results'].map((id) => /** @type {HTMLElement} */ (document.getElementById(id)));
const form = /** @type {HTMLFormElement} */ (search.form);

/** @type {AbortController | undefined} */
let asking;

async function show() {
  asking?.abort();
  asking = new AbortController();
  try {
    const answer = await fetch(`/mock?search=${encodeURIComponent(search.value)}`, { signal: asking.signal });
    const shown = new DOMParser().parseFromString(await answer.text(), 'text/html');
    for (const part of parts) part.replaceChildren(...(shown.getElementById(part.id)?.childNodes ?? []));
  } catch (error) {
    // The user typed another letter before the response arrived.
    if (!(error instanceof DOMException)) throw error;
  }
}

// On a phone the keyboard would cover the results.
search.addEventListener('input', () => {
  form.scrollIntoView();
  void show();
});

// The server has searched, but the user may have typed since.
if (search.value !== search.defaultValue) void show();

// The arrow keys move the focus between the box and the results.
moveByArrowKeys(() => [search, .../** @type {NodeListOf<HTMLElement>} */ (document.querySelectorAll('#results a'))]);

// Enter opens the first result as soon as the results have loaded.
form.addEventListener('submit', async (event) => {
  event.preventDefault();
  await show();
  document.querySelector('#results a')?.dispatchEvent(new MouseEvent('click', { cancelable: true }));
});
