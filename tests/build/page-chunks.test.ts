import type { Rollup } from 'vite';
import { expect, it } from 'vitest';
import { chunksOf, sheetsOf } from '../../hosting/page-chunks';

/** A chunk as the bundler tells of it, as far as it is looked at. */
const chunk = (fileName: string, moduleIds: string[], imports: string[], sheets: string[] = []) =>
  [fileName, { type: 'chunk', fileName, moduleIds, imports, viteMetadata: { importedCss: new Set(sheets) } }] as const;

const bundle = Object.fromEntries([
  chunk('assets/index.js', ['/src/main.tsx'], []),
  chunk('assets/proofing.js', ['/src/enter-dob.tsx'], ['assets/index.js', 'assets/shared.js'], ['assets/proofing.css']),
  chunk('assets/shared.js', ['/src/card.tsx'], ['assets/index.js'], ['assets/shared.css', 'assets/index.css']),
]) as unknown as Rollup.OutputBundle;

const index = '<script src="/assets/index.js"></script><link href="/assets/index.css">';

it('lists the chunk of a page and its imports without those of every document', () => {
  expect(chunksOf(bundle, '/src/enter-dob.tsx', index)).toEqual({
    scripts: ['/assets/proofing.js', '/assets/shared.js'],
    sheets: ['/assets/proofing.css', '/assets/shared.css'],
  });
});

it('lists no chunk for a page in the first script', () => {
  expect(chunksOf(bundle, undefined, index)).toEqual({ scripts: [], sheets: [] });
});

it('sorts the style sheets of a build as they apply, each after those of the chunks that its own chunk imports', () => {
  expect(sheetsOf(Object.fromEntries(Object.entries(bundle).reverse()))).toEqual([
    'assets/shared.css',
    'assets/index.css',
    'assets/proofing.css',
  ]);
});
