import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';

const text = readFileSync('index.html', 'utf8');
const page = new DOMParser().parseFromString(text, 'text/html');
const meta = (name: string) => page.querySelector(`meta[name="${name}"]`)?.getAttribute('content');

describe('document of every page', () => {
  it('declares its language', () => expect(page.documentElement.lang).toBe('en'));

  it('sends no referrer, because a link in an email has a code', () => expect(meta('referrer')).toBe('no-referrer'));

  it('can be enlarged without a limit', () => expect(meta('viewport')).not.toMatch(/maximum-scale|user-scalable/));

  it('shows what to do without JavaScript', () =>
    expect(text).toMatch(/<noscript>[^]*<h1 [^>]*>Turn on JavaScript to log in<\/h1>[^]*<\/noscript>/));
});

it('asks search engines to stay away, in the document and robots.txt', () => {
  expect(meta('robots')).toBe('noindex, nofollow');
  expect(readFileSync('public/robots.txt', 'utf8')).toBe('User-agent: *\nDisallow: /\n');
});
