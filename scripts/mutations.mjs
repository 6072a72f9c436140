import { commandLine, refuse } from './command-line.mjs';
import { install } from './install.mjs';

const usage = `
The mutation score of the tests: Stryker changes the code folder by folder, and hand-made faults are added where Stryker cannot.

Usage: node scripts/mutations.mjs [options]

  --folder <name>    one folder only; may be repeated
  --faults         the hand-made faults only
  --fault <words>  only the hand-made faults with these words in their names

Example: node scripts/mutations.mjs --folder api`;

const { values } = commandLine(usage, {
  options: { folder: { type: 'string', multiple: true }, faults: { type: 'boolean' }, fault: { type: 'string' } },
});
const { folder: names, fault: words } = values;
const faultsToo = !names || values.faults || words !== undefined;
const foldersToo = names || !(values.faults || words !== undefined);

await install();
// Imported late because the packages may be missing before.
const { folders } = await import('./mutations/folders.mjs');
const { mutated } = await import('./mutations/mutate.mjs');
const { percent, summary, TARGET } = await import('./mutations/report.mjs');
const { faults } = await import('../tests/mutations/faults.mjs');
const { survivingFaults } = await import('./mutations/faults.mjs');

for (const name of names ?? []) {
  if (!folders.some((folder) => folder.name === name))
    refuse(`No folder '${name}' among ${folders.map((folder) => folder.name).join(', ')}`);
}
const chosen = faults.filter(({ name }) => faultsToo && name.includes(words ?? ''));
if (faultsToo && chosen.length === 0) refuse(`No fault has '${words}' in its name`);

const scores = [];
for (const folder of foldersToo ? folders.filter(({ name }) => !names || names.includes(name)) : []) {
  console.log(`── ${folder.name}`);
  const score = await mutated(folder);
  console.log(summary(score));
  scores.push(score);
}
const survivors = chosen.length > 0 ? await survivingFaults(chosen) : [];

for (const score of scores) console.log(summary(score));
if (chosen.length > 0)
  console.log(`faults: ${chosen.length} made, ${chosen.length - survivors.length} caught, ${survivors.length} survived`);
for (const name of survivors) console.log(`  survived: ${name}`);
process.exitCode = survivors.length > 0 || scores.some((score) => percent(score) < TARGET) ? 1 : 0;
