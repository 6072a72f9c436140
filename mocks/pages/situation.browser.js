// Runs unchanged in the browser, on /mock?scenario=…, also in the frame of the gallery.
import { act, replaceStorage } from './act.browser.js';

/** @typedef {import('../situation/situation').Situation} Situation */

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

let leaves = false;
addEventListener('beforeunload', () => (leaves = true));

/** Reads an answer of the server. Never, if the window has begun to open another page, which `document.open` would stop. @param {string} address */
async function read(address) {
  const text = await (await fetch(address, { headers: { accept: 'text/html' } })).text();
  return leaves ? new Promise(() => undefined) : text;
}

/** Writes the app's page into this window, which preserves the simulated device and this running script. @param {string} address */
async function writeHere(address) {
  const text = await read(address);
  document.open();
  // eslint-disable-next-line no-restricted-properties -- The app's own page, from where it is served, in a page of the mock.
  document.write(text);
  document.close();
}

/** @type {Situation} */
const situation = JSON.parse(await read(`/mock/situation.json${location.search}`));
const { address, state, device, does } = situation;
await replaceStorage(situation);
const actions = new URLSearchParams(location.search).has('before') ? [] : does;
history.replaceState(state && { usr: state, key: 'situation', idx: 0 }, '', address);
// The app's policy forbids its pages in a frame. A reload this early would discard the history state.
if (parent === window && !device && !state && actions.length === 0) location.reload();
else {
  if (device) devices[device]?.();
  await writeHere(address);
  for (const action of actions) await act(action);
  document.documentElement.dataset.situation = 'entered';
}
