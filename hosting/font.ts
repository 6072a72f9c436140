import { escaped } from './escaped.ts';
import type { Settings } from './headers.ts';

/** The typeface of the NHS, by its name in the design system. */
const family = "'Frutiger W01'";
const elements = ['body', 'button', 'input', 'select', 'textarea'];

/** Arial with other metrics. `size-adjust` and the overrides have no effect in Safari before 17, which then shows Arial as it is. */
const fallbackFace = (weight: number, names: readonly string[], metrics: string) =>
  `@font-face{font-family:app-fallback;font-weight:${weight};src:${names.map((name) => `local('${name}')`).join()};${metrics}}`;

/** More specific than the rules of the first sheet, which follows it. */
const rule = (families: string) => `${elements.map((element) => `:root ${element}`).join()}{font-family:${families}}`;

const loaded = 'var link=document.currentScript.previousSibling;link.onload=function(){link.media="all"};link.sheet&&link.onload()';

/**
 * The operator's font, in place of Arial. Its style sheet is for paper until it has loaded, so that neither the first paint nor a script waits
 * for it. Both pieces are in the document, because the app's own sheets are the same in every environment.
 */
export function font({ fontStylesheet, fontFallback }: Settings) {
  if (!fontStylesheet) return { head: '', end: '' };
  const faces =
    fontFallback && fallbackFace(400, ['Arial', 'ArialMT'], fontFallback) + fallbackFace(700, ['Arial Bold', 'Arial-BoldMT'], fontFallback);
  return {
    head: `<style>${faces}${rule(`${family},${fontFallback && 'app-fallback,'}arial,sans-serif`)}</style>\n`,
    // After the first sheet, which `src/delivery/boot.ts` finds by its medium.
    end: `<link rel="stylesheet" href="${escaped(fontStylesheet)}" media="print"><script>${loaded}</script>\n`,
  };
}
