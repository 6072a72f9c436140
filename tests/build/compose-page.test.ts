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
const view = {
  path: '/login',
  title: 'Log in &amp; go - NHS login',
  markup: '<a href="/x">$& $1</a>',
  needs: ['session', 'plain'] as const,
};
const page = { address: '/login', views: [view] };
const chunks = { scripts: ['/assets/sign-in.js'], sheets: ['/assets/sign-in.css'] };
const parts = {
  index,
  loading: '<main>spinner</main>',
  scripts: { lost: 'lost()', early: 'early()' },
  styles: 'p{margin:0}',
  chunks: { scripts: [], sheets: [] },
  laterChunks: { scripts: [], sheets: [] },
};
const frame = '<template data-title="NHS login"><main>spinner</main></template>';

describe('composePage for one address', () => {
  it('adds the title, views, styles and files of the address, and limits the style sheet to print', () => {
    const other = { ...view, path: '/error', title: 'Sorry - NHS login', markup: '<p>No</p>', needs: [] };
    expect(composePage({ ...parts, chunks }, { ...page, views: [view, other] })).toBe(`<!doctype html>
<html lang="en">
<head>
<title>Log in &amp; go - NHS login</title>
<script>lost()</script>
<script type="module" crossorigin src="/assets/index.js"></script>
<link rel="modulepreload" crossorigin href="/assets/next.js">
<link rel="modulepreload" crossorigin href="/assets/sign-in.js">
<link rel="preload" as="style" crossorigin href="/assets/sign-in.css">
<style>p{margin:0}</style>
<link rel="stylesheet" crossorigin href="/assets/index.css" media="print">
</head>
<body class="supported">
<div id="root"></div><template data-at="/login" data-path="/login" data-needs="session plain" data-title="Log in &amp; go - NHS login">${view.markup}</template><template data-at="/login" data-path="/error" data-needs="" data-title="Sorry - NHS login"><p>No</p></template>${frame}<script>early()</script>
<noscript><p>Turn it on</p></noscript>
</body>
</html>
`);
  });

  it('preloads the script of a part that hydrates later at the end, with low priority', () => {
    const laterChunks = { scripts: ['/assets/form.js'], sheets: [] };
    expect(composePage({ ...parts, laterChunks }, page)).toMatch(
      /<\/noscript>\n<link rel="modulepreload" fetchpriority="low" crossorigin href="\/assets\/form.js">\n<\/body>\n<\/html>\n$/,
    );
  });

  it('renders only the layout for an address without a view', () => {
    expect(composePage(parts, undefined)).toBe(`<!doctype html>
<html lang="en">
<head>
<title>NHS login</title>
<script>lost()</script>
<script type="module" crossorigin src="/assets/index.js"></script>
<link rel="modulepreload" crossorigin href="/assets/next.js">
<style>p{margin:0}</style>
<link rel="stylesheet" crossorigin href="/assets/index.css" media="print">
</head>
<body class="supported">
<div id="root"></div>${frame}<script>early()</script>
<noscript><p>Turn it on</p></noscript>
</body>
</html>
`);
  });

  it.each(['"</script>"', '"</SCRIPT >"', '"<!--"'])('refuses a script that would end elsewhere: %s', (early) => {
    expect(() => composePage({ ...parts, scripts: { lost: '', early } }, page)).toThrow('would not end');
  });

  it.each([['<title>NHS login</title>'], ['<div id="root"></div>'], ['</head>']])(
    'refuses a document without a place for it: %s',
    (place) => {
      expect(() => composePage({ ...parts, index: index.replace(place, '') }, page)).toThrow('The page has no');
    },
  );
});
