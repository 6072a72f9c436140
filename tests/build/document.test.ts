import { existsSync, readFileSync } from 'node:fs';
import { runInThisContext } from 'node:vm';
import type { Rollup } from 'vite';
import { composePage } from '../../hosting/compose-page';
import { chunksOf, sheetsOf } from '../../hosting/page-chunks';

describe('composePage for one address', () => {
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
    conditions: ['session', '!query'] as const,
    file: undefined,
  };
  const page = { address: '/login', usual: view };
  const chunks = { scripts: ['/assets/sign-in.js'], sheets: ['/assets/sign-in.css'] };
  const parts = {
    index,
    loading: '<main>spinner</main>',
    scripts: { bootError: 'bootError()', early: 'early()' },
    styles: 'p{margin:0}',
    chunks: { scripts: [], sheets: [] },
    laterChunks: { scripts: [], sheets: [] },
  };
  const hidden = 'html:not([data-view]) #root,[data-cookies-answered] .app-cookie-banner{display:none}';
  const frame = '<template data-title="NHS login"><main>spinner</main></template>';

  it('adds to a page the title, views, styles and files of the address, and limits the style sheet to print', () => {
    const other = { ...view, path: '/error', title: 'Sorry - NHS login', markup: '<p>No</p>', conditions: ['!session'] as const };
    expect(composePage({ ...parts, chunks }, { ...page, other })).toBe(`<!doctype html>
<html data-at="/login" data-usual="session !query" data-other="!session" lang="en">
<head>
<title>Log in &amp; go - NHS login</title>
<script>bootError()</script>
<script type="module" crossorigin src="/assets/index.js"></script>
<link rel="modulepreload" crossorigin href="/assets/next.js">
<link rel="modulepreload" crossorigin href="/assets/sign-in.js">
<link rel="preload" as="style" crossorigin href="/assets/sign-in.css">
<style>p{margin:0}${hidden}</style>
<link rel="stylesheet" crossorigin href="/assets/index.css" media="print">
<script>early()</script>
</head>
<body class="supported">
<div id="root" data-path="/login">${view.markup}</div><template data-path="/error" data-title="Sorry - NHS login"><p>No</p></template>${frame}
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

  it('renders only the layout in the document of an address without a view', () => {
    const html = composePage(parts, undefined);
    expect(html).toContain('<title>NHS login</title>');
    expect(html).toContain(`<div id="root"></div>${frame}`);
  });

  it.each(['"</script>"', '"</SCRIPT >"', '"<!--"'])('refuses a script whose text would end its element: %s', (early) => {
    expect(() => composePage({ ...parts, scripts: { bootError: '', early } }, page)).toThrow('would not end');
  });

  const places = ['<title>NHS login</title>', '<div id="root"></div>', '</head>'];
  it.each(places)('refuses a document without a place for a part: %s', (place) => {
    expect(() => composePage({ ...parts, index: index.replace(place, '') }, page)).toThrow('The page has no');
  });
});

describe('document of every page', () => {
  const text = readFileSync('index.html', 'utf8');
  const page = new DOMParser().parseFromString(text, 'text/html');
  const meta = (name: string) => page.querySelector(`meta[name="${name}"]`)?.getAttribute('content');

  it('declares the language of every page, allows enlarging it, sends no referrer, and asks search engines to stay away', () => {
    expect(page.documentElement.lang).toBe('en');
    expect(meta('viewport')).not.toMatch(/maximum-scale|user-scalable/);
    // A link in an email has a code.
    expect(meta('referrer')).toBe('no-referrer');
    expect(meta('robots')).toBe('noindex, nofollow');
    expect(readFileSync('public/robots.txt', 'utf8')).toBe('User-agent: *\nDisallow: /\n');
  });

  it('shows in every page what to do without JavaScript', () =>
    expect(text).toMatch(/<noscript>[^]*<h1 [^>]*>Turn on JavaScript to log in<\/h1>[^]*<\/noscript>/));

  it.each([
    ['shows at once in a browser without modules', false],
    ['does not show in a browser with modules', true],
  ])('%s that it is too old, in JavaScript that it has', (_what, modules) => {
    const script = page.querySelector('script:not([type])')?.textContent ?? '';
    expect(script).not.toMatch(/=>|`|\b(let|const|class)\b/);
    const message = page.getElementById('boot-error')?.cloneNode(true) as HTMLElement;
    document.body.append(message);
    if (modules) Object.defineProperty(HTMLScriptElement.prototype, 'noModule', { value: false, configurable: true });
    onTestFinished(() => {
      message.remove();
      Reflect.deleteProperty(HTMLScriptElement.prototype, 'noModule');
    });
    runInThisContext(script);
    const shown = () => [message, ...message.querySelectorAll<HTMLElement>('#boot-error > div')].map(({ hidden }) => !hidden);
    expect(shown()).toEqual(modules ? [false, true, false] : [true, false, true]);
    runInThisContext('showTooOld()');
    expect(shown()).toEqual([true, false, true]);
    expect(document.title).toBe('Your browser is too old for NHS login - NHS login');
  });

  it('links every page to a manifest whose icons exist, and which browsers do not offer to install', () => {
    const manifest = readFileSync(`public${page.querySelector('link[rel=manifest]')?.getAttribute('href')}`, 'utf8');
    const { display, icons } = JSON.parse(manifest) as { display: string; icons: { src: string }[] };
    expect(display).toBe('browser');
    expect(icons.filter(({ src }) => !existsSync(`public${src}`))).toEqual([]);
    expect(icons).toHaveLength(3);
  });
});

describe('page chunks', () => {
  /** A chunk of the bundler, with the members that the code reads. */
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
    expect(chunksOf(bundle, undefined, index)).toEqual({ scripts: [], sheets: [] });
  });

  it('sorts the style sheets of a build as they apply, each after those of the chunks that its own chunk imports', () => {
    const sheets = ['assets/shared.css', 'assets/index.css', 'assets/proofing.css'];
    expect(sheetsOf(Object.fromEntries(Object.entries(bundle).reverse()))).toEqual(sheets);
  });
});
