import { expect, it } from 'vitest';
import { isWithin } from '../../scripts/measuring/budgets.mjs';
import { median } from '../../scripts/measuring/medians.mjs';
import { initialScripts, weighHtml } from '../../scripts/measuring/weigh.mjs';

const files: Record<string, string> = {
  '/assets/a.js': "import{b}from'./b.js';import'./c.js';export*from'../assets/d.js';import('./later.js');b(`from './text.js'`)",
  '/assets/b.js': "import'./a.js';export const b=console.log",
  '/assets/c.js': "export{e}from'./e.js'",
  '/assets/d.js': 'export const d=1',
  '/assets/e.js': 'export const e=1',
};
const read = (path: string) => files[path] ?? expect.unreachable(`${path} is not part of the first load`);
const scripts = (html: string) => initialScripts(html, read).map((path) => path.replace('/assets/', ''));

it('collects a script with everything that it imports once, without dynamic imports', () => {
  expect(scripts('<script type="module" crossorigin src="/assets/a.js"></script>')).toEqual(['a.js', 'b.js', 'c.js', 'd.js', 'e.js']);
});

it('collects preloaded modules and the scripts that inline scripts name', () => {
  expect(scripts('<link rel="modulepreload" crossorigin href="/assets/d.js"><link rel="prefetch" href="/assets/b.js">')).toEqual(['d.js']);
  expect(scripts('<script type="module">requestIdleCallback(() => import("/assets/c.js"))</script>')).toEqual(['c.js', 'e.js']);
});

it('counts no module that is preloaded with a low priority as a script of the page', () => {
  const link = '<link rel="modulepreload" crossorigin href="/assets/d.js">';
  expect(scripts(link.replace('>', ' fetchpriority="low">'))).toEqual([]);
  expect(scripts(link.replace('>', ' fetchpriority="high">'))).toEqual(['d.js']);
});

it('counts a style sheet in the head as blocking unless it is for print, and adds inline ones', () => {
  const sheet = '<link rel="stylesheet" crossorigin href="/assets/a.css">';
  const unheeded = `<!-- ${sheet} --><noscript>${sheet}<style>p{}</style></noscript>`;
  const page = (head: string) => weighHtml(`<head>${head}${unheeded}</head><body>${sheet}</body>`, read);
  expect(page('')).toEqual({ initialJs: 0, inlineCss: 0, blockingSheets: 0 });
  expect(page(sheet.replace('>', ' media="print">'))).toEqual({ initialJs: 0, inlineCss: 0, blockingSheets: 0 });
  expect(page(sheet + sheet).blockingSheets).toBe(2);
  // Twelve bytes are too few to compress; brotli puts four around them.
  expect(page('<style nonce="a">p{color:red}</style>').inlineCss).toBe(16);
});

it('adds the compressed scripts of a page', () => {
  const [d, e] = ['d', 'e'].map((name) => weighHtml(`<script src="/assets/${name}.js"></script>`, read).initialJs);
  expect(d).toBeGreaterThan(10);
  expect(weighHtml('<script src="/assets/d.js"></script><script src="/assets/e.js"></script>', read).initialJs).toBe(Number(d) + Number(e));
});

it('compares no missing figure with a budget', () => {
  expect([isWithin(5, 5), isWithin(5.01, 5), isWithin(NaN, 5)]).toEqual([true, false, false]);
  expect([median([3, 1, 2]), median([4, 1, 2, 3]), median([NaN, 1, 2]), median([])]).toEqual([2, 2.5, NaN, NaN]);
});
