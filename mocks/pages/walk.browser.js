// Runs unchanged in the browser, on /mock/walk. Replays the steps of a walk in another window.
import { act, isSettled } from './act.browser.js';
import { post } from './dock-parts.browser.js';

/** @typedef {import('./walk-step').Step} Step */

const query = new URLSearchParams(location.hash.slice(1));
const start = query.get('start') ?? '/mock';
/** @type {Step[]} */
const steps = JSON.parse(query.get('steps') ?? '[]');

const part = (/** @type {string} */ id) => /** @type {HTMLElement} */ (document.getElementById(id));
const showStatus = (/** @type {string} */ sentence) => void (part('status').textContent = sentence);

const lines = steps.map((step) => {
  const line = document.createElement('li');
  line.textContent = Object.entries(step)
    .map(([name, value]) => (value === true ? name : `${name}: ${value}`))
    .join(', ');
  part('steps').append(line);
  return line;
});

/** The newest code and the newest link in a text. @param {string} text */
async function filledIn(text) {
  if (!/\{(code|link)\}/.test(text)) return text;
  /** @type {{ code?: string, link?: string }[]} */
  const inbox = await (await fetch('/mock/inbox.json')).json();
  const newest = (/** @type {'code' | 'link'} */ kind) => inbox.find((message) => message[kind])?.[kind];
  return text.replace('{code}', newest('code') ?? '000000').replace('{link}', newest('link') ?? '/reset/new-password');
}

/** Waits a tenth of a second. Not an animation frame, because the other window covers this one. */
const pause = () => new Promise((resolve) => setTimeout(resolve, 100));

/** The address and the text of the page. Empty while it is busy. @param {Window} app */
function seenIn(app) {
  try {
    return isSettled(app) ? app.location.href + app.document.body.textContent : '';
  } catch {
    // The page of another site is not accessible.
    return 'another site';
  }
}

/** Waits until the page has not changed for longer than a double click lasts. @param {Window} app */
async function settled(app) {
  for (let before = '', times = 0; times < 7; times += 1) {
    await pause();
    const now = seenIn(app);
    if (now === '' || now !== before) times = 0;
    before = now;
  }
}

const staysOnPage = (/** @type {Step} */ step) => 'type' in step || 'choose' in step || 'fault' in step || 'later' in step;

/** @param {Window} app @param {Step} step */
async function take(app, step) {
  if ('fault' in step) return post('/mock/scenario', { id: step.fault });
  if ('later' in step) return post('/mock/clock', { advanceSeconds: step.later * 60 });
  if ('go' in step) return app.location.assign(await filledIn(step.go));
  if ('back' in step) return app.history.back();
  if ('forward' in step) return app.history.forward();
  if ('reload' in step) return app.location.reload();
  if ('type' in step) return act({ type: await filledIn(step.type), into: step.into }, app);
  if ('choose' in step || 'click' in step) return act(step, app);
  await act({ click: step.twice }, app);
  return act({ click: step.twice }, app);
}

/** Deletes the app's storage and cookies, and resets the server. */
async function resetBrowser() {
  for (const key of Object.keys(localStorage)) if (key.startsWith('nhs-login-')) localStorage.removeItem(key);
  for (const cookie of document.cookie.split('; ')) document.cookie = `${cookie.split('=')[0]}=; path=/; max-age=0`;
  await post('/mock/reset');
}

/** @type {Window | null} */
let app = null;
let done = 0;
let playing = false;

async function next() {
  if (!app || app.closed) {
    // During the click, because the browser would block a later popup. Starts on a page of the mock, so that Back ends there.
    app = open('/mock', 'app', 'popup,width=1000,height=900');
    if (!app) return showStatus('The browser has blocked the window.');
    done = 0;
    for (const line of lines) line.removeAttribute('aria-current');
    await settled(app);
    await resetBrowser();
  }
  const step = steps[done];
  if (!step) return;
  lines[done - 1]?.removeAttribute('aria-current');
  lines[done]?.setAttribute('aria-current', 'step');
  showStatus(`Step ${done + 1} of ${steps.length}, from ${start}`);
  await take(app, step);
  if (!staysOnPage(step)) await settled(app);
  done += 1;
  if (done === steps.length) showStatus(`Arrived at ${app.location.pathname}`);
}

async function play() {
  playing = true;
  do await next();
  while (playing && done < steps.length);
}

/** @param {string} id @param {() => unknown} act */
function onClick(id, act) {
  const button = /** @type {HTMLButtonElement} */ (part(id));
  button.addEventListener('click', () => void act());
  button.disabled = false;
}
onClick('play', play);
onClick('next', next);
onClick('pause', () => (playing = false));
