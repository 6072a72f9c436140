import { chromium } from '@playwright/test';
import { browserArguments, findBrowser } from '../browser.mjs';
import { budgets, isWithin } from './budgets.mjs';
import { holdDocuments } from './documents.mjs';
import { stepsOf } from './pages.mjs';
import { newVisitor, serveBuild } from './serve.mjs';
import { count, kB, KiB } from './table.mjs';
import { visit } from './visit.mjs';
import { weighAddress } from './weigh.mjs';

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
 * Holds figures against an address's budget, one line each. Whether all are within it.
 * @param {string} address
 * @param {Partial<import('./budgets.mjs').Budget>} figures
 */
function hold(address, figures) {
  const verdicts = Object.entries(figures).map(([name, value]) => {
    const key = /** @type {keyof import('./budgets.mjs').Budget} */ (name);
    const [label, format] = names[key];
    const most = budgets[address]?.[key] ?? NaN;
    const within = isWithin(value, most);
    const cells = [within ? 'ok  ' : 'OVER', address.padEnd(14), label.padEnd(22), format(value).padStart(10)];
    console.log(`${cells.join('  ')}   at most ${format(most)}`);
    return within;
  });
  return verdicts.every(Boolean);
}

/**
 * The cost of one visit, on a machine as fast as it is. Nothing is typed: its cost would depend on whether the script was there.
 * @param {import('@playwright/test').Browser} chrome
 * @param {string} origin
 * @param {string} address
 */
async function weighVisit(chrome, origin, address) {
  const context = await newVisitor(chrome, origin, true);
  const target = { name: 'app', origin, address, steps: stepsOf(address), isApp: true };
  const { bytes, requests, otherHosts } = await visit(context, target, { untouched: true });
  await context.close();
  return { bytes: bytes.all, requests, otherHosts: new Set(otherHosts).size };
}

/** Holds a build against its budgets of bytes and requests. Whether it is within all of them. @param {string} folder */
export async function checkBudgets(folder) {
  const executablePath = await findBrowser();
  const chrome = executablePath ? await chromium.launch({ executablePath, args: browserArguments }) : undefined;
  const server = await serveBuild(folder);
  try {
    const verdicts = [holdDocuments(folder)];
    for (const address of Object.keys(budgets)) {
      verdicts.push(hold(address, weighAddress(folder, address)));
      if (chrome) verdicts.push(hold(address, await weighVisit(chrome, server.origin, address)));
    }
    if (!chrome) console.log('There is no Chromium here: the bytes and requests of a visit were left out.');
    return verdicts.every(Boolean);
  } finally {
    await chrome?.close();
    await server.close();
  }
}
