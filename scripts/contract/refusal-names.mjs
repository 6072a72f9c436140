import { operations } from './operations.mjs';

/** The module `contract/refusal-names.ts`. */
export function refusalNames() {
  const lines = operations
    .filter(({ page }) => !page)
    .map(({ name, refusals }) => `  '${name}': ${refusals.map((refusal) => `'${refusal.name}'`).join(' | ')};`);
  return `// Written by node scripts/back-ends.mjs.

/** Each call by its operation id, with the names of its refusals. */
export interface RefusalNames {
${lines.join('\n')}
}
`;
}
