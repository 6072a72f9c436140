// Runs in the browser, on /mock/walk, as it stands here: takes the steps of a walk again, in a window beside it.
import { act, isCalm } from './act.browser.js';

/** @typedef {import('./walk-step').Step} Step */

const query = new URLSearchParams(location.hash.slice(1));
const start = query.get('start') ?? '/mock';
/** @type {Step[]} */
const steps = JSON.parse(query.get('steps') ?? '[]');

const part = (/** @type {string} */ id) => /** @type {HTMLElement} */ (document.getElementById(id));
const tell = (/** @type {string} */ sentence) => void (part('told').textContent = sentence);

const lines = steps.map((step) => {
  const line = document.createElement('li');
  line.textContent = Object.entries(step)
    .map(([name, value]) => (value === true ? name : `${name}: ${value}`))
    .join(', ');
  part('steps').append(line);
  return line;
});

/** @param {string} path @param {object} body */
const post = (path, body) => fetch(path, { method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) });

/** The newest code and the newest link in a text. @param {string} text */
async function filledIn(text) {
  if (!/\{(code|link)\}/.test(text)) return text;
  /** @type {{ code?: string, link?: string }[]} */
  const inbox = await (await fetch('/mock/inbox.json')).json();
  const newest = (/** @type {'code' | 'link'} */ kind) => inbox.find((message) => message[kind])?.[kind];
  return text.replace('{code}', newest('code') ?? '000000').replace('{link}', newest('link') ?? '/reset/new-password');
}

/** A tenth of a second. Frames are no measure: the window that is watched covers this one. */
const moment = () => new Promise((resolve) => setTimeout(resolve, 100));

/** The visible page; nothing while it is busy. @param {Window} app */
function seenIn(app) {
  try {
    return isCalm(app) ? app.location.href + app.document.body.textContent : '';
  } catch {
    // Another site is nobody's to look into.
    return 'elsewhere';
  }
}

/** Waits until the page has not changed for longer than a double click lasts: a person takes it for finished. @param {Window} app */
async function settled(app) {
  for (let before = '', times = 0; times < 7; times += 1) {
    await moment();
    const now = seenIn(app);
    if (now === '' || now !== before) times = 0;
    before = now;
  }
}

const leadsNowhere = (/** @type {Step} */ step) => 'type' in step || 'choose' in step || 'fault' in step || 'later' in step;

/** @param {Window} app @param {Step} step */
async function take(app, step) {
  if ('fault' in step) return post('/mock/scenario', { id: step.fault });
  if ('later' in step) return post('/mock/clock', { advanceSeconds: step.later * 60 });
  if ('go' in step) return app.location.assign(await filledIn(step.go));
  if ('back' in step) return app.history.back();
  if ('forward' in step) return app.history.forward();
  if ('reload' in step) return app.location.reload();
  if ('type' in step) return act({ type: await filledIn(step.type), into: step.into }, app);
  if ('choose' in step) return act(step, app);
  if ('click' in step) return act(step, app);
  await act({ click: step.twice }, app);
  return act({ click: step.twice }, app);
}

/** Forgets what this browser has been through. */
async function beginAnew() {
  for (const key of Object.keys(localStorage)) if (key.startsWith('nhs-login-')) localStorage.removeItem(key);
  for (const cookie of document.cookie.split('; ')) document.cookie = `${cookie.split('=')[0]}=; path=/; max-age=0`;
  await post('/mock/reset', {});
}

/** @type {Window | null} */
let app = null;
let done = 0;
let playing = false;

async function next() {
  if (!app || app.closed) {
    // Within the press of the button, or the browser takes it for an advertisement. On a page of the mock, where Back ends.
    app = open('/mock', 'app', 'popup,width=1000,height=900');
    if (!app) return tell('The browser has blocked the window.');
    done = 0;
    for (const line of lines) line.removeAttribute('aria-current');
    await settled(app);
    await beginAnew();
  }
  const step = steps[done];
  if (!step) return;
  lines[done - 1]?.removeAttribute('aria-current');
  lines[done]?.setAttribute('aria-current', 'step');
  tell(`Step ${done + 1} of ${steps.length}, from ${start}`);
  await take(app, step);
  if (!leadsNowhere(step)) await settled(app);
  done += 1;
  if (done === steps.length) tell(`Arrived at ${app.location.pathname}`);
}

async function play() {
  playing = true;
  do await next();
  while (playing && done < steps.length);
}

/** @param {string} id @param {() => unknown} act */
function onPress(id, act) {
  const button = /** @type {HTMLButtonElement} */ (part(id));
  button.addEventListener('click', () => void act());
  button.disabled = false;
}
onPress('play', play);
onPress('next', next);
onPress('pause', () => (playing = false));
