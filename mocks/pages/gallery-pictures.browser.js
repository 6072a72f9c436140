// Runs unchanged in the browser, on /mock/gallery?address=…. Iframes share a session, so only one screen is live at a time, out of view.
// The picture is a copy of its page without scripts.
import { isSettled } from './act.browser.js';
import { moveByArrowKeys } from './arrow-keys.browser.js';
import { replaceStorage } from './storage.browser.js';

/** After this time the picture is taken even if the screen does not show its sentences. */
const LONGEST_MS = 6000;

const pictures = [...document.querySelectorAll('.picture')].map((item) => /** @type {HTMLElement} */ (item));
/** Items in view without a picture. @type {Set<HTMLElement>} */
const wanted = new Set();
let busy = false;

const plain = (/** @type {string} */ text) => text.replace(/\s+/g, ' ').trim();

/** Whether a screen shows its sentences. @param {Window} view @param {string[]} shows */
function isThere(view, shows) {
  // A document without its first bytes has neither.
  const { documentElement: root, body } = /** @type {{ documentElement: HTMLElement | null, body: HTMLElement | null }} */ (view.document);
  if (root?.dataset.situation !== 'entered' || !body) return false;
  const shown = plain(body.innerText);
  return (
    shows.every((sentence) => shown.includes(plain(sentence))) && (isSettled(view) || body.querySelector('main[aria-busy=true]') !== null)
  );
}

/** Copies typed and chosen values, because the markup does not contain them. @param {Document} live @param {Document} copy */
function copyFields(live, copy) {
  const fields = copy.querySelectorAll('input');
  for (const [at, { value, checked }] of live.querySelectorAll('input').entries()) {
    fields[at]?.setAttribute('value', value);
    fields[at]?.toggleAttribute('checked', checked);
  }
}

/** A copy of the page of a window, without scripts. @param {Window} view */
function copyOf({ document: live }) {
  const copy = /** @type {Document} */ (live.cloneNode(true));
  for (const part of copy.querySelectorAll('script, link[rel*=preload], noscript')) part.remove();
  copyFields(live, copy);
  return copy.documentElement;
}

function frame() {
  const made = document.createElement('iframe');
  made.tabIndex = -1;
  made.inert = true;
  return made;
}

/** Shows a copied page, which is not live. @param {HTMLElement} place @param {HTMLElement} copied */
async function showStill(place, copied) {
  const still = frame();
  // eslint-disable-next-line no-restricted-properties -- An empty page, which has no quirks.
  still.srcdoc = '<!doctype html>';
  const loaded = new Promise((resolve) => still.addEventListener('load', resolve, { once: true }));
  place.replaceChildren(still);
  await loaded;
  const page = still.contentDocument;
  page?.documentElement.replaceWith(page.importNode(copied, true));
}

/**
 * A copy of the page that an iframe ends on. Removes the iframe, also after an exception, because it would share the session of the next one.
 * @param {HTMLIFrameElement} live
 * @param {string} shows
 */
async function pageOf(live, shows) {
  document.body.append(live);
  const view = /** @type {Window} */ (live.contentWindow);
  const until = Date.now() + LONGEST_MS;
  let calmFor = 0;
  try {
    // A response to a click may still be pending when the page is settled.
    while (calmFor < 4 && Date.now() < until) {
      calmFor = isThere(view, shows.split('\n')) ? calmFor + 1 : 0;
      await new Promise((resolve) => setTimeout(resolve, 50));
    }
    return copyOf(view);
  } finally {
    live.remove();
  }
}

/** Enters the situation of a screen in an iframe out of view, and shows a picture of it. @param {HTMLElement} item */
async function take(item) {
  const { id = '', shows = '' } = item.dataset;
  const situation = await (await fetch(`/mock/situation.json?scenario=${id}`)).json();
  await replaceStorage(situation);
  Object.assign(window, { situation });
  const live = frame();
  live.className = 'live';
  live.src = '/mock/frame';
  const copied = await pageOf(live, shows);
  item.dataset.taken = '';
  await showStill(/** @type {HTMLElement} */ (item.querySelector('.still')), copied);
}

/** Takes the pictures one after another, in document order. */
async function takeWanted() {
  if (busy) return;
  busy = true;
  for (;;) {
    const next = pictures.find((item) => wanted.has(item));
    if (!next) break;
    wanted.delete(next);
    await take(next).catch(() => undefined);
  }
  busy = false;
}

const watcher = new IntersectionObserver(
  (entries) => {
    for (const { target, isIntersecting } of entries) {
      const item = /** @type {HTMLElement} */ (target);
      if (isIntersecting && item.dataset.taken === undefined) wanted.add(item);
      else wanted.delete(item);
    }
    void takeWanted();
  },
  { rootMargin: '200px' },
);
for (const item of pictures) watcher.observe(item);
moveByArrowKeys(() => pictures.map((item) => /** @type {HTMLElement} */ (item.querySelector('a'))));
