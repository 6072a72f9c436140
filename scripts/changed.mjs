import { root } from './command.mjs';
import { commandLine } from './command-line.mjs';
import { install } from './install.mjs';

commandLine(`
Runs the unit and page tests that import a file which differs from main. It prints the number of their files first.

Usage: node scripts/changed.mjs`);
await install();
// Imported late because the packages may be missing before.
const { createVitest } = await import('vitest/node');
const vitest = await createVitest('test', { root, watch: false, changed: 'main', passWithNoTests: true });
const files = await vitest.getRelevantTestSpecifications();
console.log(`${files.length} test files import what differs from main.`);
await vitest.runTestSpecifications(files);
await vitest.exit();
