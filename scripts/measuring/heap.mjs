import { newVisitor } from './serve.mjs';
import { watchWire } from './wire.mjs';

/**
 * The JavaScript heap of a page, in bytes, after what it fetches ahead has come. In a visit of its own: what the others expose to the
 * page takes 0.6 MB itself.
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
