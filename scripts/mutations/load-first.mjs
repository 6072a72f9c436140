// Loaded before any test. Stryker attributes the tables of a module that a test loads to that test alone.
import '@/state/persistence';
import { folders } from './folders.mjs';

const mutated = folders.find(({ name }) => name === process.env.MUTATION_FOLDER)?.mutate ?? [];
const topFolders = mutated.map((file) => file.split('/')[1]);
// Without the other folders of `src`, which would take a second for every mutant. A test replaces the library of the vitals.
const files = import.meta.glob(['/src/*/**/*.ts', '/src/{deadlines,forms}/**/*.tsx', '!/src/journeys/dev/**', '!/src/session/vitals/**']);
for (const [file, load] of Object.entries(files)) if (topFolders.includes(file.split('/')[2])) await load();
