import Beasties from 'beasties';

/** The style of the head for browsers without JavaScript. */
const withoutScript = /<noscript><style>[^]*?<\/noscript>/;
/** For paper the whole sheet is there in time. */
const print = /@media print\b[^{]*\{(?:[^{}]*\{[^{}]*\})*\}/g;
/** States that only the inline script sets: no element has one at first. */
const whilePressed = /aria-busy/;
/** A medium of a browser that knows no modules. */
const ofOldBrowsers = /,\(-ms-high-contrast:active\)/g;
const customProperties = /:root\{[^{}]*\}/g;

/** The rules of a style sheet that the elements of a page are drawn by on a screen, in all of their states, and in the sheet's order. */
export async function criticalStyles(html: string, sheet: string): Promise<string> {
  const beasties = new Beasties({ logLevel: 'silent', fonts: false, keyframes: 'critical', allowRules: [whilePressed] });
  // Only its choice of rules is taken: it would write the rest of the page anew, too.
  const reduced = await beasties.process(html.replace(withoutScript, '').replace('</head>', () => `<style>${sheet}</style></head>`));
  const [, rules = ''] = /<style>([^]*?)<\/style>/.exec(reduced) ?? [];
  const screen = rules.replace(print, '').replace(ofOldBrowsers, '');
  // The design system declares a hundred, for others than its own rules.
  return screen.includes('var(') ? screen : screen.replace(customProperties, '');
}
