import css from '@eslint/css';
import compat from 'eslint-plugin-compat';
import esX from 'eslint-plugin-es-x';
import jsxA11y from 'eslint-plugin-jsx-a11y-x';
import playwright from 'eslint-plugin-playwright';
import reactHooks from 'eslint-plugin-react-hooks';
import testingLibrary from 'eslint-plugin-testing-library';
import tseslint from 'typescript-eslint';
import { compileStyles } from './scripts/compile-styles.mjs';
import { guarded, newerJavaScript, styles, tooNew } from './scripts/unsupported-features.mjs';

/** Each of them brings parts of a framework to the first page. */
const partsOfFramework = {
  group: ['react-router-dom'],
  importNames: ['Link', 'NavLink', 'Form', 'Route', 'Routes', 'useRoutes', 'useSearchParams'],
  message: 'A link is the Link of @/page/link, a query that of @/page/page-view, an address a row of the map, which app/shell.tsx renders.',
};

const cookieJar = { group: ['js-cookie'], message: 'Only session/cookies.ts knows the cookie jar.' };
const nothing = { group: ['*'], message: 'A leaf: imports nothing.' };
/** @param {string[]} files */
const only = (...files) => ({
  group: ['@/**', './**', ...files.map((file) => `!${file}`)],
  message: `A file of src itself: of the app it imports ${files.join() || 'nothing'}.`,
});
const noInterface = { group: ['react-router-dom', 'nhsuk*'], message: 'No user interface below the outcome layer.' };

/**
 * Imports run one way: a file imports only from its own layer and from those before it. Each layer has a list of what else it must not
 * import.
 * @type {Record<string, object[]>}
 */
const layers = {
  paths: [nothing],
  'limits-and-durations': [nothing],
  'vite-env.d': [nothing],
  config: [only()],
  history: [only()],
  'configure-zod': [only()],
  settings: [only('./configure-zod.ts')],
  'canonical-path': [only('./paths')],
  timers: [only('@/limits-and-durations')],
  session: [noInterface],
  api: [noInterface],
  state: [noInterface],
  deadlines: [],
  outcome: [],
  delivery: [],
  page: [],
  forms: [],
  content: [],
  journeys: [
    { regex: '^\\.\\./\\.\\./(?!\\.)', message: 'A journey reaches into another for its steps and offers only, by @/journeys/*.' },
    { regex: '^@/journeys/[^/]+/(?!(steps|offers)/)', message: "Journeys import each other's steps and offers, never their pages." },
  ],
  app: [],
  main: [],
};
const names = Object.keys(layers);
const above = (/** @type {string} */ layer) =>
  names.slice(names.indexOf(layer) + 1).map((name) => ({
    regex: `^[@./]+/${name}/|^@/${name}$`,
    message: `Imports run one way: ${name} is above ${layer}.`,
  }));
/** A layer is a folder of src, or a file of that name. @param {string} name */
const filesOf = (name) => `src/${name}{,/**/*}.{ts,tsx}`;

/**
 * @param {string} name
 * @param {object[]} forbidden
 * @returns {import('typescript-eslint').ConfigArray[number]}
 */
const imports = (name, ...forbidden) => ({
  files: [filesOf(name)],
  rules: {
    'no-restricted-imports': [
      'error',
      {
        patterns: [
          { group: ['**/mocks/**', '**/tests/**', '**/e2e/**'], message: 'The app does not know its tests.' },
          partsOfFramework,
          ...forbidden,
        ],
      },
    ],
  },
});

const leaves = 'Only outcome/exit.ts leaves the app, opens a tab or reloads.';
const runs = 'Text only: markup and scripts from outside must never run.';
/** @param {string} message @param {string[]} selectors */
const refused = (message, ...selectors) => selectors.map((selector) => ({ selector, message }));

const globalObject = '/^(window|self|top|parent|globalThis|document|frames)$/';
const leaving = '/^(assign|replace|reload|href)$/';
/** @param {string} role where the location stands in a node, by any of its names */
const aLocation = (role) => [`[${role}.name='location']`, `[${role}.property.name='location']`];

/** However the location is reached, nothing is done to it but reading its parts. */
const ways = refused(
  leaves,
  ...aLocation('object').flatMap((location) => [
    `MemberExpression[property.name=${leaving}]${location}`,
    `MemberExpression[computed=true]${location}`,
  ]),
  ...aLocation('left').map((location) => `AssignmentExpression${location}`),
  ...aLocation('left.object').map((location) => `AssignmentExpression${location}`),
  ...aLocation('init').flatMap((location) => [
    `VariableDeclarator[id.type='Identifier']${location}`,
    `VariableDeclarator${location} > ObjectPattern > Property[key.name=${leaving}]`,
  ]),
  "CallExpression[callee.object.name=/^(Object|Reflect)$/] > Identifier.arguments[name='location']",
  "CallExpression > MemberExpression.arguments[property.name='location']",
  `VariableDeclarator[init.name=${globalObject}] > ObjectPattern > Property[key.name=/^(location|open|navigation)$/]`,
  `MemberExpression[object.name=${globalObject}][computed=true]`,
  `MemberExpression[object.name=${globalObject}][property.name=/^(open|navigation)$/]`,
  "CallExpression[callee.name='open']",
  "MemberExpression[object.name='navigation'][property.name=/^(navigate|reload|back|forward|traverseTo)$/]",
);

const injections = refused(
  runs,
  'JSXAttribute[name.name=/^(dangerouslySetInnerHTML|srcDoc)$/]',
  'Property[key.name=/^(dangerouslySetInnerHTML|srcDoc)$/]',
  "ImportExpression[source.type!='Literal']",
);

/** One word for one thing (NHS digital service manual, "A to Z of NHS health writing"). */
const otherWords = String.raw`\b([Ss]ign(ed|ing)?[ -]?(in|out|on|up)|[Ll]og ?on|NHS login account|[Pp]asscode|OTP|[Ee]-mail|SMS|[Cc]lick|[Cc]ell ?phone)\b`;
/** Prose in code begins with a capital letter and has a space. A `message` is the server's. */
const inProse = `/^(?=[A-Z]\\S* ).*${otherWords}/`;
const words = refused(
  'NHS content style: log in, log out, create an account, NHS account, security code, email, text message, select, mobile phone.',
  `JSXText[value=/${otherWords}/]`,
  `:not(Property[key.name='message']) > Literal[value=${inProse}]`,
  `TemplateElement[value.raw=${inProse}]`,
);
const everywhere = [...injections, ...tooNew, ...words];
const scriptElements = refused(runs, "CallExpression[callee.property.name='createElement'][arguments.0.value='script']");

/** The type of a rule names its error codes; only `satisfies` compares the code of a check with them. */
const codesOfRules = refused(
  "An error code in a rule is compared with the rule's type: 'CODE' satisfies Code.",
  "CallExpression[callee.object.name='z'] > Literal[value=/^[A-Z]+(_[A-Z]+)+$/]",
);

/** Each of them reads a text as markup. */
const readsMarkup = [
  'innerHTML',
  'outerHTML',
  'insertAdjacentHTML',
  'srcdoc',
  'createContextualFragment',
  'setHTMLUnsafe',
  'parseHTMLUnsafe',
];

// Rules that wait for the compiler of TypeScript or React take two thirds of the time of this lint: `npm test` leaves them to
// `npm run lint` and the long run.

/** @type {import('typescript-eslint').ConfigArray[number]} */
const rulesWithTypes = {
  files: ['{src,mocks,tests,e2e,hosting}/**/*.{ts,tsx}'],
  languageOptions: { parserOptions: { projectService: true, tsconfigRootDir: import.meta.dirname } },
  rules: {
    '@typescript-eslint/no-floating-promises': 'error',
    '@typescript-eslint/await-thenable': 'error',
    '@typescript-eslint/no-misused-promises': 'error',
  },
};

const code = ['**/*.{js,mjs,ts,tsx}'];

const hooksCompiled = { ...reactHooks.configs.flat['recommended-latest'], files: ['src/**/*.{ts,tsx}'] };
/** @type {import('typescript-eslint').ConfigArray[number]} */
const hooks = {
  files: ['src/**/*.{ts,tsx}'],
  plugins: { 'react-hooks': reactHooks },
  rules: { 'react-hooks/rules-of-hooks': 'error', 'react-hooks/exhaustive-deps': 'warn' },
};

export default tseslint.config(
  {
    ignores: [
      'dist',
      'dist-e2e',
      'dist-e2e-renewal',
      'dist-e2e-reports',
      'test-results',
      'playwright-report',
      'blob-report',
      '.reports',
      '.cache',
    ],
  },
  { files: code, extends: [tseslint.configs.recommended] },
  { linterOptions: { reportUnusedDisableDirectives: 'error' } },
  {
    files: code,
    // Those that the rules about evaluation look for.
    languageOptions: { globals: { window: 'readonly', globalThis: 'readonly', setTimeout: 'readonly', setInterval: 'readonly' } },
    rules: {
      '@typescript-eslint/no-unused-vars': ['error', { argsIgnorePattern: '^_', varsIgnorePattern: '^_' }],
      eqeqeq: 'error',
      'no-eval': 'error',
      'no-implied-eval': 'error',
      'no-new-func': 'error',
      'no-restricted-properties': [
        'error',
        ...readsMarkup.map((property) => ({ property, message: runs })),
        ...['write', 'writeln'].map((property) => ({ object: 'document', property, message: runs })),
      ],
    },
  },
  ...(process.env.LINT_WITHOUT_COMPILERS ? [hooks] : [rulesWithTypes, hooksCompiled]),
  {
    files: ['src/**/*.{ts,tsx}', 'hosting/{early,boot-error}.ts'],
    plugins: { 'es-x': esX, compat },
    settings: {
      // Without types a method is known by its name.
      'es-x': { aggressive: true },
      polyfills: guarded,
    },
    rules: { ...newerJavaScript, 'compat/compat': 'error' },
  },
  {
    files: ['hosting/{early,boot-error}.ts'],
    rules: { 'no-restricted-syntax': ['error', ...tooNew] },
  },
  {
    files: ['src/**/*.scss'],
    ignores: ['**/_*.scss'],
    plugins: { local: { processors: { 'compile-styles': compileStyles } } },
    processor: 'local/compile-styles',
  },
  {
    files: ['**/*.scss/*.css'],
    plugins: { css },
    language: 'css/css',
    rules: styles,
  },
  { ...jsxA11y.configs.recommended, files: ['src/**/*.tsx'] },
  {
    files: ['src/**/*.{ts,tsx}'],
    rules: { 'no-script-url': 'error', 'no-restricted-syntax': ['error', ...everywhere, ...ways, ...scriptElements] },
  },
  {
    files: ['src/{forms,journeys}/**/*.{ts,tsx}'],
    rules: { 'no-restricted-syntax': ['error', ...everywhere, ...ways, ...scriptElements, ...codesOfRules] },
  },
  {
    files: ['src/**/*.{ts,tsx}'],
    ignores: names.map(filesOf),
    rules: { 'no-restricted-syntax': ['error', ...refused('This file is in no layer of eslint.config.js.', 'Program')] },
  },
  ...Object.entries(layers).map(([name, forbidden]) => imports(name, cookieJar, ...above(name), ...forbidden)),
  imports('session/cookies', ...above('session'), noInterface),
  { files: ['src/outcome/exit.ts'], rules: { 'no-restricted-syntax': ['error', ...everywhere, ...scriptElements] } },
  { files: ['src/session/analytics/script.ts'], rules: { 'no-restricted-syntax': ['error', ...everywhere, ...ways] } },
  { ...testingLibrary.configs['flat/react'], files: ['tests/**'] },
  // Helpers find what no role marks, and end a document before its test.
  { files: ['tests/support/**'], rules: { 'testing-library/no-node-access': 'off', 'testing-library/no-manual-cleanup': 'off' } },
  { ...playwright.configs['flat/recommended'], files: ['e2e/**'], ignores: ['e2e/{engines,user}/**'] },
  {
    files: ['e2e/{screens/screens,hosting/{early-files,no-javascript,reports-privacy}}.spec.ts'],
    rules: {
      'playwright/expect-expect': [
        'error',
        { assertFunctionNames: ['expectNoFileAfterClick', 'expectScreen', 'expectInstructions', 'expectNothingPersonal'] },
      ],
    },
  },
);
