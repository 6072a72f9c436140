import { chromium } from '@playwright/test';
import { browserArguments, findBrowser } from '../browser.mjs';
import { budgets, isWithin, visitBudgets } from './budgets.mjs';
import { holdDocuments } from './documents.mjs';
import { textLogin } from './journeys.mjs';
import { openLine } from './line.mjs';
import { stepsOf } from './pages.mjs';
import { runJourney } from './run-journey.mjs';
import { newVisitor, serveBuild } from './serve.mjs';
import { sizesOfAddress } from './sizes.mjs';
import { count, kB, KiB } from './table.mjs';
import { visit } from './visit.mjs';

/** @type {Record<keyof import('./budgets.mjs').Budget, [label: string, format: (value: number) => string]>} */
const names = {
  initialJs: ['Initial JS', kB],
  inlineCss: ['Inline CSS', kB],
  blockingSheets: ['Blocking style sheets', count],
  bytes: ['All bytes', KiB],
  requests: ['Requests', count],
  otherHosts: ['Other hosts', count],
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
 * @param {import('@playwright/test').Browser} chrome
 * @param {string} origin
 * @param {string} address
 * @param {import('./visit.mjs').How} [how]
 */
async function measureVisit(chrome, origin, address, how) {
  const context = await newVisitor(chrome, origin, true);
  const target = { name: 'app', origin, address, steps: stepsOf(address), isApp: true };
  const { bytes, requests, otherHosts } = await visit(context, target, { untouched: true, ...how });
  await context.close();
  return { bytes: bytes.all, requests, otherHosts: new Set(otherHosts).size };
}

/** The cost of a complete log-in, on a line that is not slowed down. @param {import('@playwright/test').Browser} chrome @param {string} origin */
async function measureLogin(chrome, origin) {
  const line = await openLine(origin, { isSlow: false });
  try {
    return (await runJourney(chrome, line, textLogin, { isSlow: false })).total;
  } finally {
    await line.close();
  }
}

/**
 * Compares what a browser fetches from a server with its budgets. The log-in mostly waits, so the other visits run in parallel.
 * @param {import('@playwright/test').Browser} chrome
 * @param {string} origin
 */
async function holdVisits(chrome, origin) {
  const holdAddresses = async () => {
    const verdicts = [];
    for (const [address, budget] of Object.entries(budgets))
      verdicts.push(hold(address, await measureVisit(chrome, origin, address), budget));
    const { bytes, requests } = await measureVisit(chrome, origin, '/enter-email', { withAuthenticator: true });
    return [...verdicts, hold('/enter-email, authenticator', { bytes, requests }, visitBudgets.authenticator)];
  };
  const [verdicts, login] = await Promise.all([holdAddresses(), measureLogin(chrome, origin)]);
  return [...verdicts, hold('Log-in by text message', login, visitBudgets.textLogin)];
}

/** Compares a build with its budgets of bytes and requests. Returns whether it is within all of them. @param {string} folder */
export async function checkBudgets(folder) {
  const executablePath = await findBrowser();
  const chrome = executablePath ? await chromium.launch({ executablePath, args: browserArguments }) : undefined;
  const server = await serveBuild(folder);
  try {
    const verdicts = [holdDocuments(folder)];
    for (const [address, budget] of Object.entries(budgets)) verdicts.push(hold(address, sizesOfAddress(folder, address), budget));
    if (chrome) verdicts.push(...(await holdVisits(chrome, server.origin)));
    else console.log('There is no Chromium here: the bytes and requests of visits were left out.');
    return verdicts.every(Boolean);
  } finally {
    await chrome?.close();
    await server.close();
  }
}
