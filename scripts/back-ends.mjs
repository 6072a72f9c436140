import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from './command.mjs';
import { page } from './contract/page.mjs';

const file = join(root, 'docs/back-ends.md');
writeFileSync(file, page());
console.log(`Written: ${file}`);
