// Runs in the browser, on /mock, as it stands here. The server does the searching, as it does without this script.
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
    // Another letter was typed before the answer came.
    if (!(error instanceof DOMException)) throw error;
  }
}

// On a phone the results would come below the keyboard.
search.addEventListener('input', () => {
  form.scrollIntoView();
  void show();
});

// The server has searched already. Somebody may have typed since.
if (search.value !== search.defaultValue) void show();

/** The arrow keys lead from the box through the results, and back. */
document.addEventListener('keydown', (event) => {
  const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
  const stops = [search, .../** @type {NodeListOf<HTMLElement>} */ (document.querySelectorAll('#results a'))];
  const at = stops.findIndex((stop) => stop === document.activeElement);
  if (!step || at < 0) return;
  event.preventDefault();
  stops[at + step]?.focus();
});

// Enter opens the first result, as soon as it is there.
form.addEventListener('submit', async (event) => {
  event.preventDefault();
  await show();
  document.querySelector('#results a')?.dispatchEvent(new MouseEvent('click', { cancelable: true }));
});

// Makes it a module to the type checker too.
export {};
