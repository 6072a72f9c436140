import { newVisitor } from './serve.mjs';
import { watchWire } from './wire.mjs';

/**
 * The JavaScript heap of a page in bytes, after its prefetch. It has its own visit, because the functions that the others expose
 * to the page take 0.6 MB.
 * @param {import('@playwright/test').Browser} chrome
 * @param {import('./visit.mjs').Target} target
 */
export async function heapOf(chrome, { origin, address, isApp }) {
  const context = await newVisitor(chrome, origin, isApp);
  const page = await context.newPage();
  const cdp = await context.newCDPSession(page);
  const wire = await watchWire(cdp);
  await page.goto(origin + address, { waitUntil: 'load' });
  await wire.idle();
  await cdp.send('HeapProfiler.collectGarbage');
  const { usedSize } = await cdp.send('Runtime.getHeapUsage');
  await context.close();
  return usedSize;
}
