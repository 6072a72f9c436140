// Runs unchanged in the browser after svg-pan-zoom, on /mock/map and in the file of `node scripts/map.mjs`.
const drawing = /** @type {SVGSVGElement} */ (document.querySelector('.map-drawing svg'));
// As wide as the page, with the proportions of the drawing, because the viewer removes its size.
const { width, height } = drawing.viewBox.baseVal;
drawing.style.aspectRatio = `${width} / ${height}`;
// The viewer sets its own size. These attributes would limit it.
drawing.removeAttribute('width');
drawing.removeAttribute('height');

/** @type {typeof import('svg-pan-zoom')} */
const svgPanZoom = Reflect.get(window, 'svgPanZoom');
const view = svgPanZoom(drawing, { minZoom: 0.8, maxZoom: 40, zoomScaleSensitivity: 0.4, fit: true, center: true });

/** @param {string} id @param {() => unknown} act */
function onClick(id, act) {
  const button = /** @type {HTMLButtonElement} */ (document.getElementById(id));
  button.addEventListener('click', () => act());
  button.disabled = false;
}
onClick('zoom-in', () => view.zoomIn());
onClick('zoom-out', () => view.zoomOut());
onClick('zoom-all', () => view.resize().fit().center());

const search = /** @type {HTMLInputElement} */ (document.getElementById('search'));
const rows = /** @type {HTMLTableRowElement[]} */ ([...document.querySelectorAll('#transitions tbody tr')]);
const shown = /** @type {HTMLElement} */ (document.getElementById('shown'));

const filterTransitions = () => {
  const words = search.value.toLowerCase().split(/\s+/);
  for (const row of rows) row.hidden = !words.every((word) => row.textContent.toLowerCase().includes(word));
  shown.textContent = `${rows.filter((row) => !row.hidden).length} of ${rows.length} transitions`;
};
search.addEventListener('input', filterTransitions);

// The file of `node scripts/map.mjs` has no such search.
const find = /** @type {HTMLInputElement | null} */ (document.getElementById('find'));
const places = document.querySelectorAll('#places li');
const findPlaces = () => {
  const word = (find?.value ?? '').toLowerCase().trim();
  let found = 0;
  for (const place of places) {
    const fits = place.textContent.toLowerCase().includes(word);
    /** @type {HTMLElement} */ (place).hidden = !fits;
    if (fits) found += 1;
  }
  /** @type {HTMLElement} */ (document.getElementById('places')).hidden = word === '';
  /** @type {HTMLElement} */ (document.getElementById('found')).textContent = word && `${found} of ${places.length} addresses`;
};
find?.addEventListener('input', findPlaces);

// The user may have typed before this script loaded.
if (search.value) filterTransitions();
if (find?.value) findPlaces();

// The type checker treats only a file with an import or export as a module.
export {};
