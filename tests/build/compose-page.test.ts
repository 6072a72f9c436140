import { describe, expect, it } from 'vitest';
import { composePage } from '../../hosting/compose-page';

const index = `<!doctype html>
<html lang="en">
  <head>
    <!-- For those
      who read it. -->
    <title>NHS login</title>
    <script type="module" crossorigin src="/assets/index.js"></script>
    <link rel="modulepreload" crossorigin href="/assets/next.js">
    <link rel="stylesheet" crossorigin href="/assets/index.css">
  </head>
  <body class="supported">
    <div id="root"></div>
    <noscript><p>Turn it on</p></noscript>
  </body>
</html>
`;
const sheet = [
  ':root{--nobody-reads:1px}',
  'body,button,select{font-family:arial}',
  '.supported .field{margin:0}',
  '.field:focus{outline:4px solid}',
  '.field:not(:active):hover{color:red}',
  '@media screen and (forced-colors:active){.field{color:buttontext}}',
  'a:visited{color:#330072}',
  '@media print{.field{display:none}.other{display:none}}',
  '.other{color:green}',
  '@media (min-width:40em){.field{margin:1px}.other{margin:2px}}',
  '@font-face{font-family:frutiger;src:url(/frutiger.woff2)}',
  '@keyframes turn{to{opacity:0}}',
  '.field{animation:wait 1s}',
  '@keyframes wait{to{opacity:1}}',
].join('');
const page = { path: '/login', title: 'Log in & <go>', markup: '<a href="/x">$& $1</a><input class="field"><button>B</button>' };
const read = (css: string) => (path: string) => (path === '/assets/index.css' ? css : '');
const compose = (changed = {}, early = 'early()', html = index, css = sheet) =>
  composePage(html, { ...page, ...changed }, { lost: 'lost()', early }, read(css));

const headOf = (title: string, styles: string) => `  <head>
    <title>${title}</title>
    <script>lost()</script>
    <script type="module" crossorigin src="/assets/index.js"></script>
    <link rel="modulepreload" crossorigin href="/assets/next.js">
    <style>${styles}</style>
  </head>
`;

describe('the page of one address', () => {
  it('is the page of all with its own title, markup, styles and script, and the style sheet last', async () => {
    const styles = [
      'body,button{font-family:arial}',
      '.supported .field{margin:0}',
      '.field:focus{outline:4px solid}',
      '.field:not(:active):hover{color:red}',
      '@media screen and (forced-colors:active){.field{color:buttontext}}',
      'a:visited{color:#330072}',
      '@media (min-width:40em){.field{margin:1px}}',
      '.field{animation:wait 1s}',
      '@keyframes wait{to{opacity:1}}',
    ].join('');
    expect(await compose()).toBe(`<!doctype html>
<html lang="en">
${headOf('Log in &amp; &lt;go>', styles)}  <body class="supported">
    <div id="root" data-path="/login" hidden>${page.markup}</div><script>early()</script>
    <noscript><p>Turn it on</p></noscript>
    <link rel="stylesheet" crossorigin href="/assets/index.css">
  </body>
</html>
`);
  });

  it('is for all addresses when it has no page of its own: nothing is in its root', async () => {
    const styles = 'body{font-family:arial}a:visited{color:#330072}';
    const css = 'body{font-family:arial}a:visited{color:#330072}.field{margin:0}';
    expect(
      await composePage(
        index.replace('Turn it on', '<a href="/x">Turn it on</a>'),
        undefined,
        { lost: 'lost()', early: 'early()' },
        read(css),
      ),
    ).toBe(`<!doctype html>
<html lang="en">
${headOf('NHS login', styles)}  <body class="supported">
    <div id="root"></div>
    <noscript><p><a href="/x">Turn it on</a></p></noscript>
    <link rel="stylesheet" crossorigin href="/assets/index.css">
  </body>
</html>
`);
  });

  it('keeps the custom properties that its styles read', async () => {
    expect(await compose({}, '', index, ':root{--gap:1px}.field{margin:var(--gap)}')).toContain(
      '<style>:root{--gap:1px}.field{margin:var(--gap)}</style>',
    );
  });

  it.each(['"</script>"', '"</SCRIPT >"', '"<!--"'])('is refused with a script that would end elsewhere: %s', async (script) => {
    await expect(compose({}, script)).rejects.toThrow('would not end');
  });

  it.each([['<title>NHS login</title>'], ['<div id="root"></div>'], ['</body>']])(
    'is refused without a place for it: %s',
    async (place) => {
      await expect(compose({}, '', index.replace(place, ''))).rejects.toThrow('The page has no');
    },
  );
});
