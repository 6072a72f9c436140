import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { build } from 'vite';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { withoutUnusedStyles } from '../../hosting/unused-styles';

let root: string;
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'unused-styles-'));
});
afterEach(() => rmSync(root, { recursive: true }));

/** The style sheet of a build of one page and one script, by its name. */
async function builtSheet(sheet: string, script: string, body = '') {
  writeFileSync(join(root, 'index.html'), `<body>${body}<script type="module" src="/main.js"></script></body>`);
  writeFileSync(join(root, 'main.js'), `import './main.css';\n${script}`);
  writeFileSync(join(root, 'main.css'), sheet);
  const plugins = [withoutUnusedStyles()];
  const result = await build({ root, plugins, configFile: false, logLevel: 'error', build: { write: false } });
  const output = 'output' in result ? result.output : [];
  return output.flatMap((file) =>
    file.type === 'asset' && file.fileName.endsWith('.css') ? [[file.fileName, String(file.source).trim()]] : [],
  );
}
const built = async (...given: Parameters<typeof builtSheet>) => (await builtSheet(...given))[0]?.[1];

it('drops a rule of an unused class on every medium', async () => {
  const sheet = '.box{margin:0}.box--large{margin:1px}@media print{.box--large{margin:2px}.box{margin:3px}}';
  expect(await built(sheet, "document.body.className = 'box';")).toBe('.box{margin:0}@media print{.box{margin:3px}}');
});

it('keeps a rule when one of its selectors can match', async () => {
  const sheet = '.box,.other{margin:0}.other .box{margin:1px}.box:not(.other){margin:2px}p{margin:3px}';
  expect(await built(sheet, "document.body.className = 'box';")).toBe('.box,.other{margin:0}.box:not(.other){margin:2px}p{margin:3px}');
});

it('keeps a class that the document names', async () => {
  expect(await built('.box{margin:0}.other{margin:1px}', '', '<p class="box">')).toBe('.box{margin:0}');
});

it.each([
  ['by its beginning', 'document.body.className = `box--${location.hash}`;', '.box--l{margin:0}'],
  ['by its end', 'document.body.className = `${location.hash}--l`;', '.box--l{margin:0}.box__part--l{margin:1px}'],
])('keeps a class whose name is computed %s', async (_how, script, kept) => {
  expect(await built('.box--l{margin:0}.box__part--l{margin:1px}.other{margin:2px}', script)).toBe(kept);
});

it('renames a sheet whose rules changed, because browsers cache it', async () => {
  const sheet = '.box{margin:0}.other{margin:1px}';
  const [one] = await builtSheet(sheet, "document.body.className = 'box';");
  const [other] = await builtSheet(sheet, "document.body.className = 'box other';");
  expect(one?.[0]).not.toBe(other?.[0]);
});
