import { newVisitor } from './serve.mjs';
import { slowDown } from './slow-down.mjs';
import { watchWire } from './wire.mjs';

const next = '#otp-input';

/** Reports when the button was clicked and when the next step's field is visible, in milliseconds since 1970. @param {string} field */
function watch(field) {
  const call = (/** @type {string} */ name, /** @type {number} */ at) => Reflect.get(window, name)(at);
  addEventListener('click', ({ timeStamp }) => call('clicked', performance.timeOrigin + timeStamp), { capture: true });
  const look = () => {
    const input = document.querySelector(field);
    if (!input || input.getBoundingClientRect().width === 0 || input.closest('[inert]')) return void requestAnimationFrame(look);
    setTimeout(() => call('seen', performance.timeOrigin + performance.now()));
  };
  requestAnimationFrame(look);
}

/** Logs in a user who may choose how to receive the security code. @param {import('@playwright/test').Page} page @param {string} origin */
async function comeToTheChoice(page, origin) {
  await page.goto(`${origin}/login`);
  await page.fill('#user-email', 'both@example.com');
  await page.fill('#password-input', 'Passw0rd$1');
  await page.locator('form [type=submit]').click();
  await page.waitForURL('**/choose-authentication-method');
  await page.locator('#choice-1').check();
}

/**
 * From the click to the next step, in milliseconds, on the page where that takes exactly one call and no specified wait: the choice
 * of how to receive the security code. Beside it, the click on a plain page that links to another.
 * @param {import('@playwright/test').Browser} chrome
 * @param {import('./visit.mjs').Target} target
 */
export async function clickWithOneCall(chrome, { origin, isApp }) {
  const context = await newVisitor(chrome, origin, isApp, 'both');
  const page = await context.newPage();
  const cdp = await context.newCDPSession(page);
  const wire = await watchWire(cdp);
  const times = { clicked: NaN, seen: NaN };
  await page.exposeFunction('clicked', (/** @type {number} */ at) => (times.clicked = at));
  await page.exposeFunction('seen', (/** @type {number} */ at) => (times.seen = at));
  await page.addInitScript(watch, next);
  if (isApp) await comeToTheChoice(page, origin);
  else await page.goto(`${origin}/login`);
  await wire.idle();
  await slowDown(cdp);
  await page.locator('form [type=submit]').click({ noWaitAfter: true });
  while (Number.isNaN(times.seen)) await page.waitForTimeout(50);
  await context.close();
  return times.seen - times.clicked;
}
