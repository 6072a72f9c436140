import { createHash } from 'node:crypto';
import type { PageChunks } from './page-chunks.ts';
import type { RenderedAddress } from './prerender.ts';

const styleSheet = /[^\S\n]*<link\b[^>]*\brel="stylesheet"[^>]*>\n?/g;

/** Comments in the HTML are for developers, and no browser needs them. */
const comment = /[^\S\n]*<!--[^]*?-->\n?/g;
const indentation = /^[^\S\n]+/gm;

/** An element without attributes. The policy's hashes cover such elements only. */
function inline(name: 'script' | 'style', text: string): string {
  if (new RegExp(`</${name}|<!--`, 'i').test(text)) throw new Error(`It would not end where the ${name} ends: ${text}`);
  return `<${name}>${text}</${name}>`;
}

function put(html: string, place: string | RegExp, what: string): string {
  if (html.search(place) < 0) throw new Error(`The page has no ${String(place)}`);
  return html.replace(place, () => what);
}

/**
 * Hides the usual view until the early script has chosen it, so also without JavaScript, and the cookie banner from visitors who have
 * answered it.
 */
const hidden = 'html:not([data-view]) #root,[data-cookies-answered] .app-cookie-banner{display:none}';

/** The address of a document and the conditions of its views, for the early script. Attributes need no hash in the policy. */
const attributesOf = ({ address, usual, other }: RenderedAddress) =>
  `data-at="${address}" data-usual="${usual.conditions.join(' ')}"${other ? ` data-other="${other.conditions.join(' ')}"` : ''} `;

/** The usual view, and the others as inert templates. The early script replaces the usual one if another applies. */
const rootOf = (loading: string, title: string, { usual, other }: Partial<RenderedAddress> = {}) =>
  [
    usual ? `<div id="root" data-path="${usual.path}">${usual.markup}</div>` : '<div id="root"></div>',
    other ? `<template data-path="${other.path}" data-title="${other.title}">${other.markup}</template>` : '',
    `<template data-title="${title}">${loading}</template>`,
  ].join('');

/** Loads in parallel with the first script, which imports these when it starts. */
const ahead = ({ scripts, sheets }: PageChunks) =>
  [
    ...scripts.map((path) => `<link rel="modulepreload" crossorigin href="${path}">`),
    ...sheets.map((path) => `<link rel="preload" as="style" crossorigin href="${path}">`),
  ]
    .map((link) => `${link}\n`)
    .join('');

/**
 * Fetched after all that the first paint and the first script need: a link in the head would delay the hydration of the page. The first
 * script imports these when it starts.
 */
const later = ({ scripts }: PageChunks) =>
  scripts.map((path) => `<link rel="modulepreload" fetchpriority="low" crossorigin href="${path}">\n`).join('');

interface Parts {
  index: string;
  loading: string;
  /** The inline scripts: one shows a message when a script fails to load, one chooses the view. */
  scripts: { bootError: string; early: string };
  styles: string;
  chunks: PageChunks;
  /** The files of a part of the page that hydrates after it. */
  laterChunks: PageChunks;
}

/**
 * The first style sheet, for paper only: the first paint does not wait for it, and `src/delivery/boot.ts` applies it to the screen.
 * It is in the head because Vite appends the sheets of later pages there, and they must come after it.
 */
const forPaper = (link: string) => put(link.trim(), />$/, ' media="print">\n');

/**
 * The document of one address, or without one the document of all, with its views and their styles. Its first script listens for the load
 * errors of all later ones.
 */
export function composePage(
  { index, loading, scripts: { bootError, early }, styles, chunks, laterChunks }: Parts,
  page: RenderedAddress | undefined,
): string {
  const [, title = ''] = /<title>([^<]*)<\/title>/.exec(index) ?? [];
  const links = index.match(styleSheet) ?? [];
  const plain = index.replace(styleSheet, '').replace(comment, '').replace(indentation, '');
  const described = page ? put(plain, /(?<=<html )/, attributesOf(page)) : plain;
  const titled = put(described, /<title>[^<]*<\/title>/, `<title>${page?.usual.title ?? title}</title>\n${inline('script', bootError)}`);
  const rendered = put(titled, '<div id="root"></div>', rootOf(loading, title, page));
  const head = [ahead(chunks), `${inline('style', styles + hidden)}\n`, ...links.map(forPaper), `${inline('script', early)}\n`];
  const styled = put(rendered, '</head>', `${head.join('')}</head>`);
  return put(styled, '</body>', `${later(laterChunks)}</body>`);
}

const described = /<script\b[^>]*\ssrc="\/[^>]*>|<link\b[^>]*\brel="stylesheet"[^>]*>/g;

/**
 * A page whose own scripts and style sheets carry a hash of their bytes (W3C Subresource Integrity): the browser refuses a file that
 * was changed after the build. Preloads have no hash: an import of the app would fetch a refused module a second time, without a check.
 */
export function withIntegrity(html: string, read: (path: string) => Buffer): string {
  return html.replace(described, (tag) => {
    const path = /\s(?:src|href)="([^"]+)"/.exec(tag)?.[1] ?? '';
    const hash = createHash('sha384').update(read(path)).digest('base64');
    const crossOrigin = /\scrossorigin\b/.test(tag) ? '' : ' crossorigin';
    return tag.replace(/\s*\/?>$/, `${crossOrigin} integrity="sha384-${hash}">`);
  });
}
