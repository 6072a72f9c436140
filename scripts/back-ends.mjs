import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from './command.mjs';
import { commandLine } from './command-line.mjs';
import { page } from './contract/page.mjs';

commandLine(`
Writes docs/back-ends.md from the OpenAPI documents in contract/.

Usage: node scripts/back-ends.mjs`);
const file = join(root, 'docs/back-ends.md');
writeFileSync(file, page());
console.log(`Written: ${file}`);
