import { fileOf, widths } from './take.mjs';

/** @param {unknown} text */
const escaped = (text) => String(text).replace(/[&<>"]/g, (character) => `&#${character.charCodeAt(0)};`);

/** @typedef {import('./take.mjs').Screen & { change?: string }} Judged */

/** @param {Judged} screen */
const figure = ({ id, address, label, change }) => `
  <figure id="${escaped(id)}"${change ? ' class="changed"' : ''}>
    <figcaption><b>${escaped(address)}</b> ${escaped(label)}${change ? ` <strong>${escaped(change)}</strong>` : ''}<br><code>${escaped(id)}</code></figcaption>
    ${Object.keys(widths)
      .map(
        (kind) =>
          `<img loading="lazy" class="${kind}" src="${escaped(fileOf(id, kind))}" alt="${escaped(`${address}, ${label}, on a ${kind}`)}">`,
      )
      .join('')}
    ${change ? `<img loading="lazy" class="phone" src="before/${escaped(fileOf(id, 'phone'))}" alt="As it was committed">` : ''}
  </figure>`;

/**
 * One page with every picture, by journey; what has changed comes first.
 * @param {readonly Judged[]} screens
 * @param {string} verdict about the comparison
 */
export function contactSheet(screens, verdict) {
  const journeys = [...new Set(screens.map(({ journey }) => journey))];
  const changed = screens.filter(({ change }) => change);
  const section = (/** @type {string} */ title, /** @type {readonly Judged[]} */ some) =>
    some.length > 0 ? `<h2>${escaped(title)} (${some.length})</h2><div>${some.map(figure).join('')}</div>` : '';
  return `<!doctype html><html lang="en"><meta charset="utf-8"><title>Every screen</title>
<style>
  body { font: 14px sans-serif; margin: 16px; background: #fff }
  div { display: flex; flex-wrap: wrap; gap: 16px; align-items: flex-start }
  figure { margin: 0; padding: 8px; border: 1px solid #aeb7bd }
  figcaption { max-width: 560px; margin-bottom: 8px }
  img { vertical-align: top; border: 1px solid #d8dde0; margin-right: 8px }
  .phone { width: 195px } .desktop { width: 360px }
  .changed { border: 4px solid #d5281b }
</style>
<h1>Every screen (${screens.length})</h1><p>${escaped(verdict)}</p>
${section('Changed', changed)}
${journeys
  .map((journey) =>
    section(
      journey,
      screens.filter((screen) => screen.journey === journey),
    ),
  )
  .join('')}</html>`;
}
