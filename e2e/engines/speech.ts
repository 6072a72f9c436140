import { existsSync, readFileSync } from 'node:fs';
import { setTimeout as pause } from 'node:timers/promises';
import { setting } from '../user/driver';

/** The reader has finished when it is idle, and has not spoken for this time. Orca sometimes drops earlier keys. */
const SILENCE_MS = 450;
const POLL_MS = 40;

/** The lines of the record: utterances, and `false` when the reader is idle. On a busy machine it pauses for long within a page. */
function recorded() {
  const file = setting('READER_SPEECH');
  const lines = existsSync(file) ? readFileSync(file, 'utf8').split('\n').slice(0, -1) : [];
  return lines.map((line) => JSON.parse(line) as string | false | null);
}

/** Everything that the screen reader has spoken so far. */
export const spoken = () => recorded().filter((line) => typeof line === 'string' && line !== '') as string[];

export async function untilSilent() {
  let count = recorded().length;
  for (let since = Date.now(); Date.now() - since < SILENCE_MS; await pause(POLL_MS)) {
    const lines = recorded();
    if (lines.length === count && lines.at(-1) === false) continue;
    count = lines.length;
    since = Date.now();
  }
}

const roles =
  'heading level \\d|push button|toggle button|radio button|check box|password text|document web|visited link|link|entry|panel|clickable';
const states = 'not checked|checked|collapsed|expanded';
const role = new RegExp(`\\s+(${roles})(?=( (${roles}|${states}))*\\.?$)`, 'g');

/** Utterances about the structure of a page, its loading, and Orca itself. */
const own = new RegExp(
  `^(${roles}|leaving .*|(Browse|Focus) mode|form|banner|main content|information|image|•|` +
    'statusbar|description (term|value)|(Description list|List) with \\d+ items?|' +
    'Loading\\.\\s+Please wait|Finished loading .*|Page has .*|alert|notification)?\\.?$',
);

/** The words of the page in an utterance. Empty if all of it is Orca's. */
export function wordsOfPage(utterance: string): string {
  const text = utterance.replace(/\s+/g, ' ').trim();
  return own.test(text) ? '' : text.replace(role, '').replace(/\.$/, '').trim();
}
