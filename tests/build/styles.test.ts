import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { build } from 'vite';
import { criticalStyles } from '../../hosting/page-styles';
import { withoutUnusedStyles } from '../../hosting/unused-styles';

const html =
  '<html><head></head><body class="supported"><div id="root"><a href="/x">A</a><input class="field"><button>B</button></div></body></html>';

it('extracts from a sheet the rules for the elements of a page in all states, in order', async () => {
  const rules: [rule: string, extracted: string][] = [
    [':root{--nobody-reads:1px}', ''],
    ['body,button,select{font-family:arial}', 'body,button{font-family:arial}'],
    ['.supported .field{margin:0}', '.supported .field{margin:0}'],
    ['.field:focus{outline:4px solid}', '.field:focus{outline:4px solid}'],
    ['.field:not(:active):hover{color:red}', '.field:not(:active):hover{color:red}'],
    [
      '@media screen and (forced-colors:active),(-ms-high-contrast:active){.field{color:buttontext}}',
      '@media screen and (forced-colors:active){.field{color:buttontext}}',
    ],
    ['a:visited{color:#330072}', 'a:visited{color:#330072}'],
    ['@media print{.field{display:none}.other{display:none}}', ''],
    ['.other{color:green}', ''],
    ['@media (min-width:40em){.field{margin:1px}.other{margin:2px}}', '@media (min-width:40em){.field{margin:1px}}'],
    ['@font-face{font-family:frutiger;src:url(/frutiger.woff2)}', ''],
    ['@keyframes turn{to{opacity:0}}', ''],
    ['.field{animation:wait 1s}', '.field{animation:wait 1s}'],
    ['@keyframes wait{to{opacity:1}}', '@keyframes wait{to{opacity:1}}'],
  ];
  const extracted = await criticalStyles(html, rules.map(([rule]) => rule).join(''));
  expect(extracted).toBe(rules.map(([, rule]) => rule).join(''));
  const read = ':root{--gap:1px}.field{margin:var(--gap)}';
  expect(await criticalStyles(html, read)).toBe(read);
});

it.each([
  ['drops unused classes', "document.body.className = 'box';", '.box,.other{margin:0}.other .box{top:1px}', '.box,.other{margin:0}'],
  ['on every medium', "document.body.className = 'box';", '@media print{.box--l{top:2px}.box{top:3px}}', '@media print{.box{top:3px}}'],
  ['keeps a class of the document', '', '.page{margin:0}.other{margin:1px}', '.page{margin:0}'],
  ['keeps a computed name by its start', 'document.body.className = `box--${location.hash}`;', '.box--l{margin:0}', '.box--l{margin:0}'],
  ['keeps a name computed by its end', 'document.body.className = `${location.hash}--l`;', '.box--l{margin:0}', '.box--l{margin:0}'],
])('reduces the style sheet of a build: %s', async (_what, script, sheet, expected) => {
  const root = mkdtempSync(join(tmpdir(), 'unused-styles-'));
  onTestFinished(() => rmSync(root, { recursive: true, force: true }));
  writeFileSync(join(root, 'index.html'), '<body><p class="page"></p><script type="module" src="/main.js"></script></body>');
  writeFileSync(join(root, 'main.js'), `import './main.css';\n${script}`);
  writeFileSync(join(root, 'main.css'), sheet);
  const result = await build({ root, plugins: [withoutUnusedStyles()], configFile: false, logLevel: 'error', build: { write: false } });
  const built = 'output' in result ? result.output.find(({ fileName }) => fileName.endsWith('.css')) : undefined;
  expect(built && 'source' in built && String(built.source).trim()).toBe(expected);
});
