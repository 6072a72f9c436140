// Runs in the browser, on /mock?scenario=… and in the frames of the gallery, as it stands here.
import { act } from './act.browser.js';
import { holdInstead } from './storage.browser.js';

/** @typedef {import('../situation/situation').Situation} Situation */

/** The frames of the gallery share what the page around them has asked for, and put into storage, once. @returns {Promise<Situation>} */
async function situationOf() {
  const shared = /** @type {{ situation?: Situation }} */ (parent);
  if (parent !== window && shared.situation) return shared.situation;
  const answer = await fetch(`/mock/situation.json${location.search}`);
  return answer.json();
}

/** Asks for a passkey without end. */
const asksWithoutEnd = () => Object.defineProperty(navigator.credentials, 'get', { value: () => new Promise(() => undefined) });

/** Eight seconds pass at once. */
function hurry() {
  const { setTimeout } = window;
  const hurries = (/** @type {TimerHandler} */ work, ms = 0) => setTimeout(work, ms > 8000 ? ms : Math.min(ms, 100));
  Object.defineProperty(window, 'setTimeout', { value: hurries });
}

/** @type {Record<string, () => void>} */
const devices = {
  'health-app': () => Object.defineProperty(navigator, 'userAgent', { value: `${navigator.userAgent} nhsapp-ios/1.0` }),
  'without-passkeys': () => Object.defineProperty(window, 'PublicKeyCredential', { value: undefined }),
  'cancels-passkeys': () => {
    const get = () => Promise.reject(new DOMException('Cancelled', 'NotAllowedError'));
    Object.defineProperty(navigator.credentials, 'get', { value: get });
  },
  'asks-for-passkeys': asksWithoutEnd,
  'without-cookies': () => {
    Object.defineProperty(document, 'cookie', { get: () => '', set: () => undefined });
    Object.defineProperty(navigator, 'cookieEnabled', { value: false });
  },
  'without-timers': () => {
    const { setTimeout } = window;
    const waits = (/** @type {TimerHandler} */ work, ms = 0) => (ms < 1000 ? setTimeout(work, ms) : 0);
    Object.defineProperty(window, 'setTimeout', { value: waits });
  },
  hurried: hurry,
  'hurried-without-answer': () => {
    hurry();
    asksWithoutEnd();
  },
  'without-months': () => {
    Date.prototype.getMonth = () => {
      throw new Error('This browser has no months');
    };
  },
};

/** Puts the app's page into this very window, which keeps what the device is made to be, and the hands that act. @param {string} address */
async function writeHere(address) {
  const text = await (await fetch(address, { headers: { accept: 'text/html' } })).text();
  document.open();
  // eslint-disable-next-line no-restricted-properties -- The app's own page, from where it is served, in a page of the mock.
  document.write(text);
  document.close();
}

const situation = await situationOf();
const { address, state, device, does } = situation;
if (parent === window) await holdInstead(situation);
// Out of sight, for a picture: the page around keeps its focus.
if (/** @type {HTMLElement | null} */ (frameElement)?.inert) HTMLElement.prototype.focus = () => undefined;
const actions = new URLSearchParams(location.search).has('before') ? [] : does;
history.replaceState(state && { usr: state, key: 'situation', idx: 0 }, '', address);
// Not with a state of the history, which a reload so early loses.
if (parent === window && !device && !state && actions.length === 0) location.reload();
else {
  if (device) devices[device]?.();
  await writeHere(address);
  for (const action of actions) await act(action);
  document.documentElement.dataset.situation = 'entered';
}
