import { setTimeout as wait } from 'node:timers/promises';

/** @typedef {import('./device.mjs').Tab} Tab */

const PATIENCE_MS = 10_000;

/** The centre of the element with this name, scrolled into view. Runs in the page, as text. @param {string} kinds @param {string} name */
function middleOf(kinds, name) {
  const element = [...document.querySelectorAll(kinds)].find(
    (one) => one.textContent.replace(/\s+/g, ' ').trim() === name && one.checkVisibility() && !one.closest('[inert]'),
  );
  if (!element) return undefined;
  element.scrollIntoView({ block: 'center' });
  const { x, y, width, height } = element.getBoundingClientRect();
  return { x: x + width / 2, y: y + height / 2 };
}

/** Clicks the element with a name by mouse events, as soon as it exists. @param {Tab} tab @param {string} kinds @param {string} name */
async function clickOn(tab, kinds, name) {
  const asked = [kinds, name].map((one) => JSON.stringify(one)).join(', ');
  for (const start = Date.now(); Date.now() - start < PATIENCE_MS; await wait(100)) {
    const point = await tab.evaluate(`(${middleOf.toString()})(${asked})`);
    if (!point) continue;
    const clickedAt = Date.now();
    for (const type of ['mousePressed', 'mouseReleased']) {
      await tab.send('Input.dispatchMouseEvent', { type, ...point, button: 'left', clickCount: 1 });
    }
    return clickedAt;
  }
  throw new Error(`Nothing here is called ${name}`);
}

/** Clicks a button or link. Returns the time in milliseconds since 1970. @param {Tab} tab @param {string} name */
export const click = (tab, name) => clickOn(tab, 'button, a', name);

/** Chooses a radio by its label. @param {Tab} tab @param {string} label */
export const choose = (tab, label) => clickOn(tab, 'label', label);

/** Replaces the text of the field with a label. @param {Tab} tab @param {string} label @param {string} text */
export async function type(tab, label, text) {
  await clickOn(tab, 'label', label);
  await tab.evaluate('document.activeElement.select?.()');
  await tab.send('Input.insertText', { text });
}
