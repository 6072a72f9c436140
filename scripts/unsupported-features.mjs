import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import esX from 'eslint-plugin-es-x';
import { root } from './command.mjs';

const { browserslist } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'));

/** The year N of "baseline N" in package.json. The oldest supported browsers have every feature that was Baseline at its end (web-features). */
const year = Number(/^baseline (\d{4})/.exec(browserslist[0])?.[1]);

/** Rules about syntax that the build compiles. */
const compiled = ['es-x/no-class-instance-fields', 'es-x/no-logical-assignment-operators', 'es-x/no-numeric-separators'];
/** Names that the app's own objects or arrays have too. The type check finds those of iterators, by the `lib` of src/tsconfig.json. */
const ambiguous = /^es-x\/no-(iterator.*|(array|string)-prototype-at)$/;

const newer = Object.keys(esX.configs).flatMap((name) => {
  const [, edition] = /^flat\/no-new-in-es(20\d\d|next)/.exec(name) ?? [];
  const { rules } =
    edition === 'next' || Number(edition) > year ? esX.configs[/** @type {'flat/no-new-in-esnext'} */ (name)] : { rules: {} };
  return Object.keys(rules ?? {}).filter((rule) => !compiled.includes(rule) && !ambiguous.test(rule));
});

/**
 * Reports JavaScript features newer than the oldest browsers, and look-behind, which Safari supported last.
 * @type {Record<string, 'error'>}
 */
export const newerJavaScript = Object.fromEntries([...newer, 'es-x/no-regexp-lookbehind-assertions'].map((rule) => [rule, 'error']));

/**
 * Features that src uses only after feature detection, or inside a `try`. The data of eslint-plugin-compat lacks `cookieEnabled`,
 * which every browser has.
 */
export const guarded = ['BroadcastChannel', 'ReportingObserver', 'requestIdleCallback', 'trustedTypes', 'navigator.cookieEnabled'];

const selector = [
  // Chrome before 88 and Safari before 14.1 throw.
  String.raw`/:(autofill|dir|focus-visible|has|is|modal|open|popover-open|user-invalid|user-valid|where)\b/`,
  String.raw`/:not\([^)]*[\s,>+~]/`,
];

/** Selectors for `no-restricted-syntax`: features that no ESLint plugin finds. */
export const tooNew = [
  { selector: "CallExpression[callee.property.name='at']", message: 'Chrome before 92 and Safari before 15.4 have no at().' },
  {
    selector:
      'MemberExpression[property.name=/^(checkVisibility|requestSubmit|showModal|showPicker|showPopover|submitter|throwIfAborted)$/]',
    message: 'One of the oldest browsers lacks it.',
  },
  {
    selector: "MemberExpression[object.name='AbortSignal'][property.name=/^(any|timeout)$/]",
    message: 'One of the oldest browsers lacks it.',
  },
  ...selector.flatMap((pattern) =>
    [`Literal[value=${pattern}]`, `TemplateElement[value.raw=${pattern}]`].map((text) => ({
      selector: text,
      message: 'One of the oldest browsers throws at this selector.',
    })),
  ),
  {
    selector: 'CallExpression[optional=true] > SpreadElement',
    message: 'Chrome before 91 fails at f?.(...list), and the build does not compile it.',
  },
];

/** Rules for the compiled style sheets. The allowed features are progressive enhancements. @type {import('eslint').Linter.RulesRecord} */
export const styles = {
  // `outline` counts as new because it follows rounded corners since 2023.
  'css/use-baseline': ['error', { available: year, allowProperties: ['outline', 'scroll-padding-bottom', 'text-wrap'] }],
  'no-restricted-syntax': [
    'error',
    { selector: 'Declaration[property=/^(row-|column-)?gap$/]', message: 'Safari 14.0 has no gap between flex items: use a margin.' },
  ],
};
