import { parseArgs } from 'node:util';
import { giveUp } from './command.mjs';
import { install } from './install.mjs';

/** How much the tests notice: changes of the code, room by room, and faults by hand where no program can change it. */
const { values } = parseArgs({
  options: {
    /** One room only, or several. */
    room: { type: 'string', multiple: true },
    /** The hand-made faults only. */
    faults: { type: 'boolean' },
    /** Only the hand-made faults with these words in their names. */
    fault: { type: 'string' },
  },
});
const { room: names, fault: words } = values;
const faultsToo = !names || values.faults || words !== undefined;
const roomsToo = names || !(values.faults || words !== undefined);

await install();
// These import packages that may be missing until then.
const { rooms } = await import('./power/rooms.mjs');
const { mutated } = await import('./power/mutate.mjs');
const { percent, summary, TARGET } = await import('./power/report.mjs');
const { faults } = await import('../tests/power/faults.mjs');
const { survivingFaults } = await import('./power/faults.mjs');

for (const name of names ?? []) {
  if (!rooms.some((room) => room.name === name)) giveUp(`No room '${name}'. There are: ${rooms.map((room) => room.name).join(', ')}.`);
}
const chosen = faults.filter(({ name }) => faultsToo && name.includes(words ?? ''));
if (faultsToo && chosen.length === 0) giveUp(`No fault has '${words}' in its name.`);

const scores = [];
for (const room of roomsToo ? rooms.filter(({ name }) => !names || names.includes(name)) : []) {
  console.log(`── ${room.name}`);
  const score = await mutated(room);
  console.log(summary(score));
  scores.push(score);
}
const survivors = chosen.length > 0 ? await survivingFaults(chosen) : [];

for (const score of scores) console.log(summary(score));
if (chosen.length > 0)
  console.log(`faults: ${chosen.length} made, ${chosen.length - survivors.length} caught, ${survivors.length} survived`);
for (const name of survivors) console.log(`  survived: ${name}`);
process.exitCode = survivors.length > 0 || scores.some((score) => percent(score) < TARGET) ? 1 : 0;
