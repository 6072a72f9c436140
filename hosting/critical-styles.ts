import Beasties from 'beasties';

/** The style of the head for browsers without JavaScript. */
const withoutScript = /<noscript><style>[^]*?<\/noscript>/;
/** Printing uses the complete sheet, which has loaded by then. */
const print = /@media print\b[^{]*\{(?:[^{}]*\{[^{}]*\})*\}/g;
/** States that only the inline script sets: no element has one at first. */
const whileBusy = /aria-busy/;
/** A media query for browsers that do not support modules. */
const ofOldBrowsers = /,\(-ms-high-contrast:active\)/g;
const customProperties = /:root\{[^{}]*\}/g;

/** The rules of a style sheet that apply to the elements of a page on a screen, in all states, in the order of the sheet. */
export async function criticalStyles(html: string, sheet: string): Promise<string> {
  const beasties = new Beasties({ logLevel: 'silent', fonts: false, keyframes: 'critical', allowRules: [whileBusy] });
  // Uses only the rules that it selects, because it would also re-serialise the rest of the page.
  const reduced = await beasties.process(html.replace(withoutScript, '').replace('</head>', () => `<style>${sheet}</style></head>`));
  const [, rules = ''] = /<style>([^]*?)<\/style>/.exec(reduced) ?? [];
  const screen = rules.replace(print, '').replace(ofOldBrowsers, '');
  // The design system declares a hundred, for others than its own rules.
  return screen.includes('var(') ? screen : screen.replace(customProperties, '');
}
