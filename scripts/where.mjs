import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { SourceMap } from 'node:module';
import { join, resolve } from 'node:path';
import { text } from 'node:stream/consumers';
import { root } from './command.mjs';
import { commandLine, refuse } from './command-line.mjs';

const usage = `
Prints the file, line and column of the source for each place in a report of an exception.

Usage: node scripts/where.mjs [report] [--maps <folder>]

  report           the text of a report, or a line of the collector's log; without it, standard input
  --maps <folder>  a folder of releases, or of a build; dist unless set

Example: grep '"rendering"' reports.log | tail -1 | node scripts/where.mjs --maps /srv/nhs-login`;

const { values, positionals } = commandLine(usage, {
  options: { maps: { type: 'string', default: join(root, 'dist') } },
  allowPositionals: true,
});

/** Build and places of a report. @param {string} report @returns {{ build: string, places: string }} */
function read(report) {
  try {
    const { build, places } = JSON.parse(report);
    if (/^[\da-f]{8}$/.test(build) && /^([\w.-]+\.js:\d+:\d+( |$))+$/.test(places)) return { build, places };
  } catch {
    // Not JSON.
  }
  return refuse('The report is not the JSON of one report with build and places');
}

/** The source maps of a build, by the names of its scripts. @param {string} build @returns {Record<string, import('node:module').SourceMapPayload>} */
function mapsOf(build) {
  const folder = resolve(values.maps);
  const releases = join(folder, 'releases');
  const names = existsSync(releases) ? readdirSync(releases).filter((name) => name.endsWith('.maps.json')) : [];
  const files = [join(folder, '.maps.json'), ...names.map((name) => join(releases, name))].filter(existsSync);
  for (const file of files) {
    const { build: id, maps } = JSON.parse(readFileSync(file, 'utf8'));
    if (id === build) return maps;
  }
  return refuse(`${folder} has no source maps of the build ${build}`);
}

const { build, places } = read(positionals[0] ?? (await text(process.stdin)));
const maps = mapsOf(build);
for (const place of places.trim().split(' ')) {
  const [chunk = '', line, column] = place.split(':');
  const map = maps[chunk] ?? refuse(`The build ${build} has no script ${chunk}`);
  // Browsers count from 1, source maps from 0.
  const found = new SourceMap(map).findEntry(Number(line) - 1, Number(column) - 1);
  const source = 'originalSource' in found ? found : refuse(`The script ${chunk} has no source at ${line}:${column}`);
  // Relative to the script, which is somewhere below the project.
  const file = source.originalSource.replace(/^(\.\.\/)+/, '');
  console.log(`${file}:${source.originalLine + 1}:${source.originalColumn + 1}`);
}
