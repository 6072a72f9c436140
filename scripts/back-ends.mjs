import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from './command.mjs';
import { page } from './contract/page.mjs';
import { refusalNames } from './contract/refusal-names.mjs';

for (const [file, text] of /** @type {const} */ ([
  ['docs/back-ends.md', page()],
  ['contract/refusal-names.ts', refusalNames()],
])) {
  writeFileSync(join(root, file), text);
  console.log(`Written: ${file}`);
}
