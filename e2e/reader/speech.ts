import { existsSync, readFileSync } from 'node:fs';
import { setTimeout as pause } from 'node:timers/promises';
import { setting } from '../engines/setting';

/** The reader has finished when it has not spoken for this time. Orca sometimes drops earlier keys. */
const SILENCE_MS = 450;
const POLL_MS = 40;

/** Everything that the screen reader has spoken so far. */
export function spoken(): string[] {
  const file = setting('READER_SPEECH');
  if (!existsSync(file)) return [];
  const lines = readFileSync(file, 'utf8').split('\n').slice(0, -1);
  return lines.map((line) => (JSON.parse(line) as string | null) ?? '').filter(Boolean);
}

/** Waits until the screen reader has finished. */
export async function untilSilent() {
  let count = spoken().length;
  for (let since = Date.now(); Date.now() - since < SILENCE_MS; await pause(POLL_MS)) {
    if (spoken().length === count) continue;
    count = spoken().length;
    since = Date.now();
  }
}
