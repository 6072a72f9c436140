import { setTimeout as wait } from 'node:timers/promises';
import { openBareTab } from './bare-tab.mjs';
import { totalOf } from './line.mjs';
import { notesOf, parseNotes, readNotes, watchScript } from './notes.mjs';
import { cpuRate } from './slow-down.mjs';

/** @typedef {import('./notes.mjs').Notes} Notes */
/** @typedef {Pick<import('./line.mjs').Line, 'origin' | 'carried'>} Route of the visit: a line, or a server without one */
/** @typedef {import('./bare-tab.mjs').Cookies} Cookies */

/**
 * @typedef {object} BareVisit
 * @property {import('./bare-tab.mjs').BareTab} tab
 * @property {(eachLook?: () => Promise<void>) => Promise<Notes>} rest once nothing has been noted, drawn or sent for a while
 * @property {() => import('./line.mjs').Carried[]} carried for this visit until now
 */

const LOOK_MS = 250;
const QUIET_MS = 1500;
const PATIENCE_MS = 25_000;
/** Some pages wait for an answer that never arrives. */
const HANGING_MS = 4000;

/** Whether an answer is pending, or has just arrived. @param {readonly import('./line.mjs').Carried[]} carried */
function isBusy(carried) {
  const now = Date.now();
  return carried.some(({ at, until }) => (until === undefined ? now - at < HANGING_MS : now - until < QUIET_MS));
}

/**
 * A visit in a tab whose scripts only the emulated phone slows down. Its notes survive each navigation.
 * @param {import('@playwright/test').Browser} chrome
 * @param {Route} route
 * @param {{ cookies: Cookies, isSlow: boolean }} how
 * @returns {Promise<BareVisit>}
 */
export async function beginVisit(chrome, route, { cookies, isSlow }) {
  const first = route.carried().length;
  const carried = () => route.carried().slice(first);
  const tab = await openBareTab(chrome, { cookies, atStart: watchScript });
  if (isSlow) await tab.send('Emulation.setCPUThrottlingRate', { rate: cpuRate });
  /** @type {Map<number, Notes>} by the document's beginning */
  const documents = new Map();
  const look = async () => {
    const json = await tab.evaluate(readNotes(route.origin));
    if (!json) return;
    const notes = parseNotes(json);
    documents.set(notes.begun, notes);
  };
  return {
    tab,
    carried,
    rest: async (eachLook) => {
      let before = '';
      let changedAt = Date.now();
      for (const start = Date.now(); Date.now() - start < PATIENCE_MS; await wait(LOOK_MS)) {
        await look();
        await eachLook?.();
        const { headings, tasks, shift } = notesOf([...documents.values()]);
        const now = JSON.stringify([headings, tasks, shift]);
        if (now !== before) changedAt = Date.now();
        before = now;
        if (headings.length > 0 && Date.now() - changedAt > QUIET_MS && !isBusy(carried())) break;
      }
      return notesOf([...documents.values()]);
    },
  };
}

/**
 * Opens an address and waits until it is idle. Returns its notes, requests and bytes on the wire.
 * @param {import('@playwright/test').Browser} chrome
 * @param {Route} route
 * @param {string} address
 * @param {Cookies} cookies
 */
export async function openCold(chrome, route, address, cookies) {
  const visit = await beginVisit(chrome, route, { cookies, isSlow: true });
  await visit.tab.send('Page.navigate', { url: route.origin + address });
  const notes = await visit.rest();
  const total = totalOf(visit.carried());
  await visit.tab.close();
  return { ...notes, ...total };
}
