import { execFile } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { HttpResponse } from 'msw';
import { fileForBrowser } from './file-for-browser';
import { Html, html } from './html';
import { page } from './layout';
import { pageRoute } from './page-route';

const folder = dirname(fileURLToPath(import.meta.url));
const command = join(folder, '../../scripts/map.mjs');

/** Reads the code in a process of its own: that takes seconds, in which this server has other visitors. */
const drawn = async () => (await promisify(execFile)(process.execPath, [command, '--content'], { maxBuffer: 2 ** 26 })).stdout;
let drawing: Promise<string> | undefined;

/** Every address and every way between them. Drawn anew at each visit, as the code and the recorded journeys are then. */
export const mapPage = pageRoute('GET /mock/map', async () => {
  drawing ??= drawn().finally(() => (drawing = undefined));
  const content = new Html(await drawing);
  return page(
    'Journey map',
    html`${content}
      <p><a href="/mock">Back to the example service</a></p>
      <script src="/mock/svg-pan-zoom.js"></script>
      <script type="module" src="/mock/map.browser.js"></script>`,
  );
});

const library = createRequire(import.meta.url).resolve('svg-pan-zoom/dist/svg-pan-zoom.min.js');

/** The scripts of that page: its own, and the library that moves and zooms the drawing. */
export const mapScripts = [
  fileForBrowser('map.browser.js'),
  pageRoute('GET /mock/svg-pan-zoom.js', () => {
    const script = readFileSync(library, 'utf8');
    return new HttpResponse(script, { headers: { 'content-type': 'text/javascript' } });
  }),
];
