import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { Html, html } from '../pages/html';
import { mapContent, mapStyles } from './content';
import type { Look } from './dot';
import { type JourneyMap, labelOf } from './edge';

const asItStands = (path: string) => new Html(readFileSync(path, 'utf8').replaceAll('</script', String.raw`<\/script`));
const library = (path: string) => asItStands(createRequire(import.meta.url).resolve(path));
/** A style sheet without its external requests. */
const styleSheet = () =>
  new Html(library('nhsuk-frontend/dist/nhsuk/nhsuk-frontend.min.css').text.replace(/@font-face\s*{[^}]*}|url\([^)]*\)/g, ''));

/** The map with its styles, for inclusion in a page. */
export const mapPart = async (map: JourneyMap, look?: Look): Promise<string> =>
  html`<style>
      ${new Html(mapStyles)}
    </style>
    ${await mapContent(map, look)}`.text;

/** The map as a self-contained file. Only the links to the gallery need a server. */
export async function mapFile(map: JourneyMap): Promise<string> {
  const part = new Html(await mapPart(map));
  return html`<!doctype html>
    <html lang="en">
      <head>
        <meta charset="utf-8" />
        <title>Journey map</title>
        <style>
          ${styleSheet()}
        </style>
      </head>
      <body class="nhsuk-frontend-supported">
        <main class="nhsuk-width-container">
          <h1>Journey map</h1>
          ${part}
        </main>
        <script>
          ${library('svg-pan-zoom/dist/svg-pan-zoom.min.js')};
        </script>
        <script type="module">
          ${asItStands(join(dirname(fileURLToPath(import.meta.url)), '../pages/map.browser.js'))};
        </script>
      </body>
    </html>`.text;
}

/** A summary of the map for the console. */
export function mapSummary({ pages, edges, testCounts, tests }: JourneyMap): string {
  const kinds = [...new Set(edges.map(({ kind }) => kind))].map((kind) => `${edges.filter((edge) => edge.kind === kind).length} ${kind}`);
  const never = edges.filter((edge) => !testCounts.get(edge));
  const counted = `${pages.length} addresses, ${edges.length} transitions: ${kinds.join(', ')}`;
  if (tests === 0) return `${counted}\nNo test has been recorded yet: run npm run test:all.`;
  const list = never.map((edge) => `  ${edge.from} -> ${edge.to}  (${edge.kind}) ${labelOf(edge)}`).sort();
  return [counted, `Covered by ${tests} tests: ${edges.length - never.length}. Never covered: ${never.length}`, ...list].join('\n');
}
