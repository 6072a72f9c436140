// Runs unchanged in the browser, on /mock?scenario=… and in the iframes of the gallery.
import { act } from './act.browser.js';
import { replaceStorage } from './storage.browser.js';

/** @typedef {import('../situation/situation').Situation} Situation */

/** The iframes of the gallery share the situation that their page has loaded and stored. @returns {Promise<Situation>} */
async function situationOf() {
  const shared = /** @type {{ situation?: Situation }} */ (parent);
  if (parent !== window && shared.situation) return shared.situation;
  const answer = await fetch(`/mock/situation.json${location.search}`);
  return answer.json();
}

/** Passkey requests stay pending. */
const makePasskeysPend = () => Object.defineProperty(navigator.credentials, 'get', { value: () => new Promise(() => undefined) });

/** Timers of up to eight seconds fire after 100 ms. */
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
  'asks-for-passkeys': makePasskeysPend,
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
    makePasskeysPend();
  },
  'without-months': () => {
    Date.prototype.getMonth = () => {
      throw new Error('This browser has no months');
    };
  },
};

/** Writes the app's page into this window, which preserves the simulated device and this running script. @param {string} address */
async function writeHere(address) {
  const text = await (await fetch(address, { headers: { accept: 'text/html' } })).text();
  document.open();
  // eslint-disable-next-line no-restricted-properties -- The app's own page, from where it is served, in a page of the mock.
  document.write(text);
  document.close();
}

const situation = await situationOf();
const { address, state, device, does } = situation;
if (parent === window) await replaceStorage(situation);
// An inert iframe is for a picture, and must not move the focus of its page.
if (/** @type {HTMLElement | null} */ (frameElement)?.inert) HTMLElement.prototype.focus = () => undefined;
const actions = new URLSearchParams(location.search).has('before') ? [] : does;
history.replaceState(state && { usr: state, key: 'situation', idx: 0 }, '', address);
// Not with a history state, which is lost in a reload this early.
if (parent === window && !device && !state && actions.length === 0) location.reload();
else {
  if (device) devices[device]?.();
  await writeHere(address);
  for (const action of actions) await act(action);
  document.documentElement.dataset.situation = 'entered';
}
