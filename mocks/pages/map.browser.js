// Runs in the browser, on /mock/map and in the file of `node scripts/map.mjs`, as it stands here, after svg-pan-zoom.
const drawing = /** @type {SVGSVGElement} */ (document.querySelector('.map-drawing svg'));
// As wide as the page, and as high as the drawing needs then: the viewer removes the size that says so.
const { width, height } = drawing.viewBox.baseVal;
drawing.style.aspectRatio = `${width} / ${height}`;
// The viewer does this by itself, and would be limited by a second size.
drawing.removeAttribute('width');
drawing.removeAttribute('height');

/** @type {typeof import('svg-pan-zoom')} */
const svgPanZoom = Reflect.get(window, 'svgPanZoom');
const view = svgPanZoom(drawing, { minZoom: 0.8, maxZoom: 40, zoomScaleSensitivity: 0.4, fit: true, center: true });

/** @param {string} id @param {() => unknown} act */
function onPress(id, act) {
  const button = /** @type {HTMLButtonElement} */ (document.getElementById(id));
  button.addEventListener('click', () => act());
  button.disabled = false;
}
onPress('zoom-in', () => view.zoomIn());
onPress('zoom-out', () => view.zoomOut());
onPress('zoom-whole', () => view.resize().fit().center());

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

// Somebody may have typed before this script came.
if (search.value) filterTransitions();
if (find?.value) findPlaces();

// Makes it a module to the type checker too.
export {};
