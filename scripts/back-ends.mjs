import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from './command.mjs';
import { commandLine } from './command-line.mjs';
import { page, refusalNames } from './contract/page.mjs';

commandLine(`
Writes docs/back-ends.md and contract/refusal-names.ts from the OpenAPI documents in contract/.

Usage: node scripts/back-ends.mjs`);
for (const [file, text] of /** @type {const} */ ([
  ['docs/back-ends.md', page()],
  ['contract/refusal-names.ts', refusalNames()],
])) {
  writeFileSync(join(root, file), text);
  console.log(`Written: ${file}`);
}
