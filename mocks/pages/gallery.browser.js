// Runs unchanged in the browser, on /mock/gallery.
import { moveByArrowKeys } from './arrow-keys.browser.js';
import { replaceStorage } from './storage.browser.js';

/** @template {HTMLElement} Kind @param {string} id @returns {Kind} */
const byId = (id) => /** @type {Kind} */ (document.getElementById(id));

const search = /** @type {HTMLInputElement} */ (byId('search'));
const kind = /** @type {HTMLSelectElement} */ (byId('kind'));
const size = /** @type {HTMLSelectElement} */ (byId('size'));
const stage = byId('stage');
const entries = [...document.querySelectorAll('li[data-words]')].map((item) => /** @type {HTMLElement} */ (item));

/** Unfolds all addresses, or the first one and that of the chosen screen. @param {boolean} all */
function unfold(all) {
  const id = new URLSearchParams(location.search).get('scenario') ?? '';
  for (const [at, folded] of document.querySelectorAll('.address details').entries()) {
    const isChosen = folded.querySelector(`[data-id="${CSS.escape(id)}"]`) !== null;
    /** @type {HTMLDetailsElement} */ (folded).open = all || at === 0 || isChosen;
  }
}

/** Hides the entries without the searched text. */
function filter() {
  const wanted = search.value.toLowerCase().trim();
  for (const item of entries) {
    const fits = kind.value === '' || item.dataset.kind === kind.value;
    item.hidden = !fits || !(item.dataset.words ?? '').includes(wanted);
  }
  unfold(wanted !== '' || kind.value !== '');
  for (const part of document.querySelectorAll('.journey, .address')) {
    /** @type {HTMLElement} */ (part).hidden = !part.querySelector('li:not([hidden])');
  }
  byId('found').textContent = `${entries.filter((item) => !item.hidden).length} of ${entries.length} screens`;
}

/** @param {string} kind @param {string} title */
function frame(kind, title) {
  const figure = document.createElement('figure');
  figure.className = kind;
  const inside = document.createElement('iframe');
  inside.title = title;
  inside.src = '/mock/frame';
  figure.append(inside);
  return figure;
}

/** Enters the situation of a screen and shows it in two iframes, which read it from this window. @param {HTMLElement} link */
async function show({ dataset, textContent }) {
  const { id = '', address = '', about = '', shows = '' } = dataset;
  // Pages of the app fail when their stored state is deleted. So the old iframes are removed before, and the new ones inserted after it.
  byId('frames').replaceChildren();
  const answer = await fetch(`/mock/situation.json?scenario=${id}`);
  const situation = await answer.json();
  await replaceStorage(situation);
  Object.assign(window, { situation });
  const link = `${location.origin}/mock?scenario=${id}`;
  byId('chosen').textContent = textContent;
  byId('address').textContent = address;
  byId('about').textContent = about;
  byId('open').setAttribute('href', link);
  byId('copied').textContent = '';
  byId('copy').onclick = async () => {
    await navigator.clipboard.writeText(link);
    byId('copied').textContent = 'Copied';
  };
  stage.hidden = false;
  byId('sentences').textContent = shows;
  // New iframes, so that Back leaves the gallery instead of returning to the previous screen.
  byId('frames').replaceChildren(frame('phone', 'On a phone'), frame('desktop', 'On a desktop'));
  history.replaceState(null, '', `/mock/gallery?${new URLSearchParams({ search: search.value, kind: kind.value, scenario: id })}`);
}

const links = entries.map((item) => /** @type {HTMLElement} */ (item.querySelector('a')));
for (const link of links) {
  link.addEventListener('click', async (event) => {
    event.preventDefault();
    await show(link);
    byId('chosen').focus();
  });
}
moveByArrowKeys(() => links);

/** The style sheet shows the iframes of the chosen size. */
size.addEventListener('input', () => {
  byId('frames').dataset.size = size.value;
});
kind.addEventListener('input', filter);
search.addEventListener('input', filter);
// The server has filtered the list, but the user may have typed since.
filter();
const chosen = links.find(({ dataset }) => dataset.id === new URLSearchParams(location.search).get('scenario'));
if (chosen) await show(chosen);
