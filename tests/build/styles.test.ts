import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { build } from 'vite';
import { criticalStyles } from '../../hosting/critical-styles';
import { kindOf, stylesOfKinds } from '../../hosting/page-styles';
import { withoutUnusedStyles } from '../../hosting/unused-styles';

const html =
  '<html><head></head><body class="supported"><div id="root"><a href="/x">A</a><input class="field"><button>B</button></div></body></html>';

const sheet = [
  ':root{--nobody-reads:1px}',
  'body,button,select{font-family:arial}',
  '.supported .field{margin:0}',
  '.field:focus{outline:4px solid}',
  '.field:not(:active):hover{color:red}',
  '@media screen and (forced-colors:active),(-ms-high-contrast:active){.field{color:buttontext}}',
  'a:visited{color:#330072}',
  '@media print{.field{display:none}.other{display:none}}',
  '.other{color:green}',
  '@media (min-width:40em){.field{margin:1px}.other{margin:2px}}',
  '@font-face{font-family:frutiger;src:url(/frutiger.woff2)}',
  '@keyframes turn{to{opacity:0}}',
  '.field{animation:wait 1s}',
  '@keyframes wait{to{opacity:1}}',
].join('');

it('extracts from a sheet the rules for the elements of a page in all states, in order', async () => {
  expect(await criticalStyles(html, sheet)).toBe(
    [
      'body,button{font-family:arial}',
      '.supported .field{margin:0}',
      '.field:focus{outline:4px solid}',
      '.field:not(:active):hover{color:red}',
      '@media screen and (forced-colors:active){.field{color:buttontext}}',
      'a:visited{color:#330072}',
      '@media (min-width:40em){.field{margin:1px}}',
      '.field{animation:wait 1s}',
      '@keyframes wait{to{opacity:1}}',
    ].join(''),
  );
});

it('includes the custom properties that the extracted rules read', async () => {
  expect(await criticalStyles(html, ':root{--gap:1px}.field{margin:var(--gap)}')).toBe(':root{--gap:1px}.field{margin:var(--gap)}');
});
const pageWith = (markup: string) => ({ address: '/x', views: [{ path: '/x', title: 'X', markup, needs: [] }] });

it.each([
  ['frame', undefined],
  ['document', pageWith('<h1 class="nhsuk-heading-xl">A</h1><form></form>')],
  ['choice', pageWith('<form><fieldset></fieldset></form>')],
  ['entry', { ...pageWith('<form><input></form>'), address: '/login' }],
  ['code', pageWith('<form><input><div class="nhsuk-checkboxes"></div></form>')],
  ['field', pageWith('<form><input></form>')],
  ['card', pageWith('<div class="nhsuk-card"></div><form></form>')],
  ['text', pageWith('<p>A</p>')],
])('determines the kind of a page: %s', (kind, page) => expect(kindOf(page)).toBe(kind));

it('collects for each kind of page the styles of its pages and of the layout, and of no other kind', async () => {
  const index = '<html><head></head><body><div id="root"></div></body></html>';
  const sheet = '.loading{top:0}.a{top:1px}.b{top:2px}.c{top:3px}.other{top:4px}';
  const pages = [pageWith('<p class="a">A</p>'), pageWith('<p class="b">B</p>'), pageWith('<form class="c"><input></form>')];
  const styles = await stylesOfKinds(index, '<main class="loading"></main>', pages, sheet);
  expect(styles.text).toBe('.loading{top:0}.a{top:1px}.b{top:2px}');
  expect(styles.field).toBe('.loading{top:0}.c{top:3px}');
  expect(styles.frame).toBe('.loading{top:0}');
});
describe('unused styles', () => {
  /** The style sheet of a build of one page and one script, by its name. */
  async function builtSheet(sheet: string, script: string, body = '') {
    const root = mkdtempSync(join(tmpdir(), 'unused-styles-'));
    onTestFinished(() => rmSync(root, { recursive: true, force: true }));
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

  it('drops a style rule of an unused class on every medium', async () => {
    const sheet = '.box{margin:0}.box--large{margin:1px}@media print{.box--large{margin:2px}.box{margin:3px}}';
    expect(await built(sheet, "document.body.className = 'box';")).toBe('.box{margin:0}@media print{.box{margin:3px}}');
  });

  it('preserves a style rule when one of its selectors can match', async () => {
    const sheet = '.box,.other{margin:0}.other .box{margin:1px}.box:not(.other){margin:2px}p{margin:3px}';
    expect(await built(sheet, "document.body.className = 'box';")).toBe('.box,.other{margin:0}.box:not(.other){margin:2px}p{margin:3px}');
  });

  it('preserves the styles of a class that the document names', async () => {
    expect(await built('.box{margin:0}.other{margin:1px}', '', '<p class="box">')).toBe('.box{margin:0}');
  });

  it.each([
    ['by its beginning', 'document.body.className = `box--${location.hash}`;', '.box--l{margin:0}'],
    ['by its end', 'document.body.className = `${location.hash}--l`;', '.box--l{margin:0}.box__part--l{margin:1px}'],
  ])('preserves the styles of a class whose name is computed %s', async (_how, script, expected) => {
    expect(await built('.box--l{margin:0}.box__part--l{margin:1px}.other{margin:2px}', script)).toBe(expected);
  });

  it('renames a style sheet whose rules changed, because browsers cache it', async () => {
    const sheet = '.box{margin:0}.other{margin:1px}';
    const [one] = await builtSheet(sheet, "document.body.className = 'box';");
    const [other] = await builtSheet(sheet, "document.body.className = 'box other';");
    expect(one?.[0]).not.toBe(other?.[0]);
  });
});
