import { chromium } from '@playwright/test';
import { browserArguments, findBrowser } from '../browser.mjs';
import { budgets, isWithin, visitBudgets } from './budgets.mjs';
import { kB, KiB } from './columns.mjs';
import { addAuthenticator, hasAuthenticator, openDevice } from './device.mjs';
import { holdDocuments } from './documents.mjs';
import { textLogin } from './journeys.mjs';
import { serveOnLine, totalOf } from './line.mjs';
import { runJourney } from './run-journey.mjs';
import { enter } from './situation.mjs';
import { sizesOfAddress } from './sizes.mjs';
import { beginVisit, otherHosts } from './visit.mjs';

/** @typedef {import('@playwright/test').Browser} Browser */
/** @typedef {import('./line.mjs').Line} Line */

/** @type {Record<keyof import('./budgets.mjs').Budget, [label: string, format: (value: number) => string]>} */
const names = {
  initialJs: ['Initial JS', kB],
  inlineCss: ['Inline CSS', kB],
  blockingSheets: ['Blocking style sheets', String],
  bytes: ['All bytes', KiB],
  requests: ['Requests', String],
  otherHosts: ['Other hosts', String],
};

/**
 * Compares figures with a budget, one line each. Returns whether all are within it.
 * @param {string} title
 * @param {Partial<import('./budgets.mjs').Budget>} figures
 * @param {Partial<import('./budgets.mjs').Budget>} budget
 */
function hold(title, figures, budget) {
  const verdicts = Object.entries(figures).map(([name, value]) => {
    const key = /** @type {keyof import('./budgets.mjs').Budget} */ (name);
    const [label, format] = names[key];
    const most = budget[key] ?? NaN;
    const within = isWithin(value, most);
    const cells = [within ? 'ok  ' : 'OVER', title.padEnd(27), label.padEnd(22), format(value).padStart(10)];
    console.log(`${cells.join('  ')}   at most ${format(most)}`);
    return within;
  });
  return verdicts.every(Boolean);
}

/**
 * The cost of one visit at the machine's own speed. Types nothing, because the cost would depend on whether the script had loaded.
 * @param {Browser} chrome
 * @param {Line} server
 * @param {string} address
 * @param {{ passkeys?: boolean }} [how] with a platform authenticator. Fails without one, because its budget would be met trivially.
 */
async function measureVisit(chrome, server, address, { passkeys = false } = {}) {
  const { cookies } = await enter(chrome, server.origin, { screen: 'enter-email.usual' });
  const device = await openDevice(chrome, cookies);
  const visit = await beginVisit(device, server, { isSlow: false });
  if (passkeys) await addAuthenticator(visit.tab.send);
  const { asked } = await visit.open(address);
  if (passkeys && !(await visit.tab.evaluate(hasAuthenticator))) throw new Error('The page has no platform authenticator');
  await device.close();
  return { ...totalOf(visit.carried()), otherHosts: otherHosts(asked).length };
}

/**
 * Compares what a browser fetches from two servers of a build with its budgets. The log-in mostly waits, so the other visits run in parallel.
 * @param {Browser} chrome
 * @param {Line} server
 * @param {Line} loginServer
 */
async function holdVisits(chrome, server, loginServer) {
  const holdAddresses = async () => {
    const verdicts = [];
    for (const [address, budget] of Object.entries(budgets))
      verdicts.push(hold(address, await measureVisit(chrome, server, address), budget));
    const figures = await measureVisit(chrome, server, '/enter-email', { passkeys: true });
    return [...verdicts, hold('/enter-email, authenticator', figures, visitBudgets.authenticator)];
  };
  const [verdicts, { total }] = await Promise.all([holdAddresses(), runJourney(chrome, loginServer, textLogin, { isSlow: false })]);
  return [...verdicts, hold('Log-in by text message', total, visitBudgets.textLogin)];
}

/** Compares a build with its budgets of bytes and requests. Returns whether it is within all of them. @param {string} folder */
export async function checkBudgets(folder) {
  const executablePath = await findBrowser();
  const chrome = executablePath ? await chromium.launch({ executablePath, args: browserArguments }) : undefined;
  const servers = /** @type {const} */ ([await serveOnLine(folder, { isSlow: false }), await serveOnLine(folder, { isSlow: false })]);
  try {
    const verdicts = [holdDocuments(folder)];
    for (const [address, budget] of Object.entries(budgets)) verdicts.push(hold(address, sizesOfAddress(folder, address), budget));
    if (chrome) verdicts.push(...(await holdVisits(chrome, ...servers)));
    else console.log('There is no Chromium here: the bytes and requests of visits were left out.');
    return verdicts.every(Boolean);
  } finally {
    await chrome?.close();
    await Promise.all(servers.map(({ close }) => close()));
  }
}
