import { setTimeout as wait } from 'node:timers/promises';
import { openDevice } from './device.mjs';
import { notesOf, readNotes, watchScript } from './notes.mjs';

/** @typedef {import('./line.mjs').Carried} Carried */
/** @typedef {import('./notes.mjs').Notes} Notes */

/**
 * @typedef {object} Visit
 * @property {import('./device.mjs').Tab} tab
 * @property {(address: string) => Promise<Notes>} open an address; resolves when the page is idle
 * @property {() => Promise<Notes>} rest resolves once nothing has been noted, drawn or sent for a while
 * @property {() => Carried[]} carried for this visit until now
 */

/**
 * @typedef {object} How
 * @property {boolean} isSlow whether the phone is
 * @property {string | undefined} [field] types a character into this one as soon as possible
 * @property {(tab: Visit['tab']) => Promise<void>} [eachLook]
 */

/** How many times slower the phone computes than this machine, as in Lighthouse. */
const CPU_RATE = 4;
const LOOK_MS = 250;
const QUIET_MS = 1500;
const PATIENCE_MS = 25_000;
/** Some pages wait for an answer that never arrives. */
const HANGING_MS = 4000;

/** @typedef {Pick<import('./line.mjs').Line, 'origin' | 'carried'>} Server */

/** Whether an answer is pending, or has just arrived. @param {readonly Carried[]} carried */
function isBusy(carried) {
  const now = Date.now();
  return carried.some(({ at, until }) => (until === undefined ? now - at < HANGING_MS : now - until < QUIET_MS));
}

/**
 * A visit in a tab whose scripts only the emulated phone slows down. Its notes survive each navigation.
 * @param {import('./device.mjs').Device} device
 * @param {Server} server
 * @param {How} how
 * @returns {Promise<Visit>}
 */
export async function beginVisit(device, server, { isSlow, field, eachLook }) {
  const first = server.carried.length;
  const carried = () => server.carried.slice(first);
  const tab = await device.openTab(watchScript(field));
  if (isSlow) await tab.send('Emulation.setCPUThrottlingRate', { rate: CPU_RATE });
  /** @type {Map<number, Notes>} by the document's beginning */
  const documents = new Map();
  const rest = async () => {
    let before = '';
    let changedAt = Date.now();
    for (const start = Date.now(); Date.now() - start < PATIENCE_MS; await wait(LOOK_MS)) {
      const notes = await tab.evaluate(readNotes(server.origin));
      if (notes) documents.set(notes.begun, notes);
      await eachLook?.(tab);
      const { headings, tasks, shift } = notesOf([...documents.values()]);
      const now = JSON.stringify([headings, tasks, shift]);
      if (now !== before) changedAt = Date.now();
      before = now;
      if (headings.length > 0 && Date.now() - changedAt > QUIET_MS && !isBusy(carried())) break;
    }
    return notesOf([...documents.values()]);
  };
  const open = async (/** @type {string} */ address) => {
    await tab.send('Page.navigate', { url: server.origin + address });
    return rest();
  };
  return { tab, carried, rest, open };
}

/**
 * One visit on a new device.
 * @param {import('@playwright/test').Browser} chrome
 * @param {Server} server
 * @param {{ address: string, cookies: import('./device.mjs').Cookies }} situation
 * @param {How} how
 */
export async function visitOnce(chrome, server, { address, cookies }, how) {
  const device = await openDevice(chrome, cookies);
  const visit = await beginVisit(device, server, how);
  const notes = await visit.open(address);
  await device.close();
  return { notes, carried: visit.carried() };
}

/** The requests of a page to other hosts than its own. @param {Notes['asked']} asked */
export const otherHosts = (asked) => asked.filter(([path]) => path.startsWith('http'));
