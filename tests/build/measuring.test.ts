import { hold } from '../../scripts/measuring/check.mjs';
import { initialScripts, sizesOfHtml } from '../../scripts/measuring/sizes.mjs';

const files: Record<string, string> = {
  '/assets/a.js': "import{b}from'./b.js';import'./c.js';export*from'../assets/d.js';import('./later.js');b(`from './text.js'`)",
  '/assets/b.js': "import'./a.js';export const b=console.log",
  '/assets/c.js': "export{e}from'./e.js'",
  '/assets/d.js': 'export const d=1',
  '/assets/e.js': 'export const e=1',
};
const read = (path: string) => files[path] ?? expect.unreachable(`${path} is not part of the first load`);
const preload = '<link rel="modulepreload" crossorigin href="/assets/d.js">';

it.each([
  ['everything that a script imports, once', '<script type="module" crossorigin src="/assets/a.js"></script>', 'abcde'],
  ['a preloaded module, and no prefetched one', `${preload}<link rel="prefetch" href="/assets/b.js">`, 'd'],
  ['no module that is preloaded with a low priority', preload.replace('>', ' fetchpriority="low">'), ''],
  ['a script that an inline script names', '<script type="module">requestIdleCallback(() => import("/assets/c.js"))</script>', 'ce'],
])('counts as initial JavaScript %s', (_, html, names) => {
  expect(initialScripts(html, read).map((path) => path.charAt(8))).toEqual([...names]);
});

it('counts a style sheet in the head as blocking unless it is for print, and adds inline ones', () => {
  const sheet = '<link rel="stylesheet" crossorigin href="/assets/a.css">';
  const unheeded = `<!-- ${sheet} --><noscript>${sheet}<style>p{}</style></noscript>`;
  const page = (head: string) => sizesOfHtml(`<head>${head}${unheeded}</head><body>${sheet}</body>`, read);
  expect(page('')).toEqual({ initialJs: 0, inlineCss: 0, blockingSheets: 0 });
  expect(page(sheet.replace('>', ' media="print">'))).toEqual({ initialJs: 0, inlineCss: 0, blockingSheets: 0 });
  expect(page(sheet + sheet).blockingSheets).toBe(2);
  // Twelve bytes are too few to compress. Brotli adds four.
  expect(page('<style nonce="a">p{color:red}</style>').inlineCss).toBe(16);
});

it('finds every figure of bytes and requests over its budget', () => {
  vi.spyOn(console, 'log').mockReturnValue();
  const within = (figure: number) => hold('a page', { requests: figure, bytes: 1 }, { requests: 5, bytes: 1 });
  expect([within(5), within(6), within(NaN), hold('a page', { requests: 5 }, {})]).toEqual([true, false, false, false]);
});
