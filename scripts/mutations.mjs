import { faults } from '../tests/mutations/faults.mjs';
import { run } from './command.mjs';
import { commandLine, refuse } from './command-line.mjs';
import { install } from './install.mjs';
import { folders } from './mutations/folders.mjs';

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

for (const name of names ?? []) {
  if (!folders.some((folder) => folder.name === name))
    refuse(`No folder '${name}' among ${folders.map((folder) => folder.name).join(', ')}`);
}
const chosen = faults.filter(({ name }) => faultsToo && name.includes(words ?? ''));
if (faultsToo && chosen.length === 0) refuse(`No fault has '${words}' in its name`);

await install();
for (const { name } of foldersToo ? folders.filter(({ name }) => !names || names.includes(name)) : []) {
  console.log(`── ${name}`);
  const code = await run('npx', ['stryker', 'run', 'scripts/mutations/stryker.config.mjs'], { MUTATION_FOLDER: name });
  if (code !== 0) process.exitCode = 1;
}
if (chosen.length > 0) {
  // Imported late because it needs the packages.
  const { survivingFaults } = await import('./mutations/faults.mjs');
  const survivors = await survivingFaults(chosen);
  console.log(`faults: ${chosen.length} made, ${chosen.length - survivors.length} caught, ${survivors.length} survived`);
  for (const name of survivors) console.log(`  survived: ${name}`);
  if (survivors.length > 0) process.exitCode = 1;
}
