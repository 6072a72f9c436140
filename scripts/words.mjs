import { isStarted } from './command.mjs';
import { commandLine } from './command-line.mjs';
import { copyOfApp } from './wording/copy.mjs';
import { explained } from './wording/explained.mjs';
import { judge, readingAge } from './wording/judge.mjs';

/** @typedef {import('./wording/copy.mjs').Copy} Copy */

/** The highest reading age that the journeys may have, in years (NHS content style: 9 to 11). */
const OLDEST = 11;
/** Whether a text is part of a journey. Legal and cookie pages have no limit. @param {Copy} copy */
const isOfJourney = ({ file }) => !/journeys\/(legal|cookies)\//.test(file);

/** The findings in these texts, one line each. @param {readonly Copy[]} copy @param {typeof explained} reasons */
export function complaintsAbout(copy, reasons = explained) {
  const found = judge(copy);
  /** @param {Copy} finding */
  const reasonFor = (finding) => reasons.find(({ file, text = '' }) => finding.file.startsWith(file) && finding.text.includes(text));
  const needed = new Set(found.map(reasonFor));
  return [
    ...found.filter((finding) => !reasonFor(finding)).map(({ file, line, fault, text }) => `${file}:${line}: ${fault}\n   ${text}`),
    ...reasons.filter((reason) => !needed.has(reason)).map(({ file, text = '' }) => `explained, but found no longer: ${file} ${text}`),
  ];
}

if (isStarted(import.meta.url)) {
  commandLine(`
Finds sentences of the app that are long, passive or beside the vocabulary, and prints the reading age.

Usage: node scripts/words.mjs`);
  const copy = copyOfApp();
  const complaints = complaintsAbout(copy);
  const age = readingAge(copy.filter(isOfJourney));
  for (const complaint of complaints) console.log(complaint);
  console.log(
    `${copy.length} texts, ${complaints.length} findings. Reading age: journeys ${age.toFixed(1)}, all ${readingAge(copy).toFixed(1)} years.`,
  );
  if (complaints.length > 0)
    console.log(
      'NHS content style: short sentences, active verbs, one word for one thing. What stays is in scripts/wording/explained.mjs.',
    );
  if (complaints.length > 0 || age > OLDEST) process.exitCode = 1;
}
