/** @typedef {{ file: string, kind: string, caption: string }} Picture `file` as seen from the sheet */
/** @typedef {{ screen: import('./take.mjs').Screen, change?: string | undefined, rows: Picture[][] }} Entry a screen, and its pictures in rows */

/** @param {unknown} text */
const escaped = (text) => String(text).replace(/[&<>"]/g, (character) => `&#${character.charCodeAt(0)};`);

/** @param {Entry['screen']} screen @param {Picture} picture */
const image = ({ address, label }, { file, kind, caption }) => {
  const source = escaped(encodeURI(file));
  return `<a href="${source}"><img loading="lazy" class="${kind}" src="${source}" alt="${escaped(`${address}, ${label}, ${kind}, ${caption}`)}">${escaped(caption)}</a>`;
};

/** @param {Entry} entry */
const figure = ({ screen, change, rows }) => `
  <figure id="${escaped(screen.id)}">
    <figcaption><b>${escaped(screen.address)}</b> ${escaped(screen.label)}${change ? ` <strong>${escaped(change)}</strong>` : ''}<br><code>${escaped(screen.id)}</code></figcaption>
    ${rows.map((row) => `<div>${row.map((picture) => image(screen, picture)).join('')}</div>`).join('')}
  </figure>`;

/** One page with the pictures of these screens, by journey. @param {readonly Entry[]} entries @param {string} title */
export function contactSheet(entries, title) {
  const journeys = [...new Set(entries.map(({ screen }) => screen.journey))];
  const section = (/** @type {string} */ journey) => {
    const own = entries.filter(({ screen }) => screen.journey === journey);
    return `<h2>${escaped(journey)} (${own.length})</h2><section>${own.map(figure).join('')}</section>`;
  };
  return `<!doctype html><html lang="en"><meta charset="utf-8"><title>${escaped(title)}</title>
<style>
  body { font: 14px sans-serif; margin: 16px; background: #fff }
  section { display: flex; flex-wrap: wrap; gap: 16px; align-items: flex-start }
  figure { margin: 0; padding: 8px; border: 1px solid #aeb7bd }
  figcaption { max-width: 560px; margin-bottom: 8px }
  figure div { display: flex; gap: 8px; margin-bottom: 8px; align-items: flex-start }
  img { display: block; border: 1px solid #d8dde0 }
  strong { color: #d5281b }
  .phone { width: 260px } .desktop { width: 440px }
</style>
<h1>${escaped(title)}</h1>
${journeys.map(section).join('')}</html>`;
}
