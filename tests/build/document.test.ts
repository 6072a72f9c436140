import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';

const text = readFileSync('index.html', 'utf8');
const page = new DOMParser().parseFromString(text, 'text/html');
const meta = (name: string) => page.querySelector(`meta[name="${name}"]`)?.getAttribute('content');

describe('the document of every page', () => {
  it('says its language', () => expect(page.documentElement.lang).toBe('en'));

  it('tells no other address where the person came from: a link in an email carries a code', () =>
    expect(meta('referrer')).toBe('no-referrer'));

  it('can be enlarged as far as a person needs', () => expect(meta('viewport')).not.toMatch(/maximum-scale|user-scalable/));

  it('says without JavaScript what to do', () =>
    expect(text).toMatch(/<noscript>[^]*<h1 [^>]*>Turn on JavaScript to log in<\/h1>[^]*<\/noscript>/));
});

it('search engines are asked to stay away, by the document and by robots.txt', () => {
  expect(meta('robots')).toBe('noindex, nofollow');
  expect(readFileSync('public/robots.txt', 'utf8')).toBe('User-agent: *\nDisallow: /\n');
});
