import { addAuthenticator, hasAuthenticator } from './authenticator.mjs';
import { probe } from './probe.mjs';
import { slowDown } from './slow-down.mjs';
import { watchWire } from './wire.mjs';

/** @typedef {import('./pages.mjs').Steps} Steps */
/** @typedef {{ name: string, origin: string, address: string, steps: Steps, isApp: boolean }} Target something to visit */
/**
 * Options: a slow phone, a click to the next step, no typing, a device with a platform authenticator.
 * @typedef {{ slow?: boolean, click?: boolean, untouched?: boolean, withAuthenticator?: boolean }} How
 */

/**
 * One visit. Times are milliseconds of the page's clock, except `next`, which is since the click. NaN is an event that has not happened.
 * @typedef {Pick<import('./probe.mjs').Noted, 'fcp' | 'lcp' | 'lcpElement' | 'shift' | 'typable' | 'typed' | 'hydrated'> & {
 *   bytes: Record<import('./wire.mjs').Kind | 'all', number>, requests: number, requestsBefore: number, bytesBefore: number,
 *   otherHosts: string[], dropped: number, next: number, nextScripts: number }} Visit
 */

/** @param {import('./wire.mjs').Sent[]} sent */
function bytesOf(sent) {
  const sums = { html: 0, js: 0, css: 0, api: 0, other: 0, all: 0 };
  for (const { kind, bytes } of sent) {
    sums[kind] += bytes;
    sums.all += bytes;
  }
  return sums;
}

/**
 * Fills in the page, clicks its button and waits for the next step.
 * @param {import('@playwright/test').Page} page
 * @param {Steps} steps
 * @param {{ clicked: number, nextSeen: number }} times
 */
async function goOn(page, steps, times) {
  for (const [field, text] of Object.entries(steps.fills)) await page.fill(field, text);
  await page.locator('form [type=submit]').click({ noWaitAfter: true });
  await page.waitForSelector(steps.next ?? '');
  while (!(times.nextSeen > 0)) await page.waitForTimeout(50);
}

/**
 * Opens an address and, if it has a field and `untouched` is not set, types a character as soon as possible.
 * @param {import('@playwright/test').BrowserContext} context
 * @param {Target} target
 * @param {How} how
 */
export async function visit(context, { origin, address, steps, isApp }, how) {
  const page = await context.newPage();
  const cdp = await context.newCDPSession(page);
  const wire = await watchWire(cdp);
  if (how.slow) await slowDown(cdp);
  if (how.withAuthenticator) await addAuthenticator((method, params) => cdp.send(method, params));
  const times = { clicked: NaN, nextSeen: NaN };
  await page.exposeFunction('clicked', (/** @type {number} */ at) => (times.clicked = at));
  await page.exposeFunction('nextSeen', (/** @type {number} */ at) => (times.nextSeen = at));
  // Does not press a key, because that would end the search for the largest contentful paint.
  await page.exposeFunction('fieldSeen', () => (how.untouched ? undefined : cdp.send('Input.insertText', { text: 'a' })));
  await page.addInitScript(probe, { field: steps.field, next: steps.next });
  await page.goto(origin + address, { waitUntil: 'load' });
  // Fails without an authenticator, because its budget would be met trivially.
  if (how.withAuthenticator && !(await page.evaluate(hasAuthenticator))) throw new Error('The page has no platform authenticator');
  if (steps.field) {
    const works = (/** @type {boolean} */ alsoHydrated) => {
      const noted = /** @type {import('./probe.mjs').Noted} */ (Reflect.get(window, 'noted'));
      return noted.typable > 0 && (!alsoHydrated || noted.hydrated > 0);
    };
    await page.waitForFunction(works, isApp, { polling: 100 });
  }
  await wire.idle();
  const { noted, value, timeOrigin } = await page.evaluate((field) => {
    const input = field ? document.querySelector(field) : null;
    const noted = /** @type {import('./probe.mjs').Noted} */ (Reflect.get(window, 'noted'));
    return { noted, value: input instanceof HTMLInputElement ? input.value : '', timeOrigin: performance.timeOrigin };
  }, steps.field);
  const sent = [...wire.sent()];
  const before = sent.filter(({ at }) => at <= timeOrigin + noted.hydrated);
  if (how.click && steps.next) await goOn(page, steps, times);
  const after = wire.sent().filter(({ at, kind }) => kind === 'js' && at >= times.clicked && at <= times.nextSeen);
  await page.close();
  return {
    ...noted,
    bytes: bytesOf(sent),
    requests: sent.length,
    bytesBefore: noted.hydrated > 0 ? bytesOf(before).all : NaN,
    requestsBefore: noted.hydrated > 0 ? before.length : NaN,
    otherHosts: sent.map(({ url }) => url).flatMap((url) => (url.origin === origin ? [] : [url.host])),
    dropped: steps.field ? Number(value !== 'a') : NaN,
    next: times.nextSeen - times.clicked,
    nextScripts: times.nextSeen > 0 ? after.length : NaN,
  };
}
