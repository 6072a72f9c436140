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

/** These exports would add framework code to the first page. */
const partsOfFramework = {
  group: ['react-router-dom'],
  importNames: ['Link', 'NavLink', 'Form', 'Route', 'Routes', 'useRoutes', 'useSearchParams'],
  message: 'Use Link of @/page/link, useQuery of @/page/page-view, and a row of app/routes.tsx.',
};

const cookieJar = { group: ['js-cookie'], message: 'Only session/cookies.ts writes cookies.' };
const nothing = { group: ['*'], message: 'This file must not import anything.' };
/** @param {string[]} files */
const only = (...files) => ({
  group: ['@/**', './**', ...files.map((file) => `!${file}`)],
  message: `From the app, this file imports ${files.join() || 'nothing'}.`,
});
const noInterface = { group: ['react-router-dom', 'nhsuk*'], message: 'Layers below outcome must not import the user interface.' };

/**
 * The layers of src in their order. A file imports only from its own layer and from those listed above it. Each layer has a list of
 * further imports that lint refuses in it.
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
    { regex: '^\\.\\./\\.\\./(?!\\.)', message: 'Import from another journey by @/journeys/*, and only its steps and offers.' },
    { regex: '^@/journeys/[^/]+/(?!(steps|offers)/)', message: 'A journey imports only steps and offers of another journey.' },
  ],
  app: [],
  main: [],
};
const names = Object.keys(layers);
const above = (/** @type {string} */ layer) =>
  names.slice(names.indexOf(layer) + 1).map((name) => ({
    regex: `^[@./]+/${name}/|^@/${name}$`,
    message: `${layer} must not import ${name}, which is a higher layer.`,
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
          { group: ['**/mocks/**', '**/tests/**', '**/e2e/**'], message: 'The app must not import its tests or mocks.' },
          partsOfFramework,
          ...forbidden,
        ],
      },
    ],
  },
});

const leaves = 'Only outcome/exit.ts may leave the app, open a tab or reload.';
const runs = 'Insert text only. Markup and scripts from outside must never run.';
/** @param {string} message @param {string[]} selectors */
const refused = (message, ...selectors) => selectors.map((selector) => ({ selector, message }));

const globalObject = '/^(window|self|top|parent|globalThis|document|frames)$/';
const leaving = '/^(assign|replace|reload|href)$/';
/** Selects `location`, under any of its names. @param {string} role its place in a syntax node */
const aLocation = (role) => [`[${role}.name='location']`, `[${role}.property.name='location']`];

/** The app may read the parts of the location, under any of its names, but not change it. */
const documentExits = refused(
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

/** Synonyms of the words that the app uses (NHS digital service manual, "A to Z of NHS health writing"). */
const otherWords = String.raw`\b([Ss]ign(ed|ing)?[ -]?(in|out|on|up)|[Ll]og ?on|NHS login account|[Pp]asscode|OTP|[Ee]-mail|SMS|[Cc]lick|[Cc]ell ?phone)\b`;
/** A string with a capital letter first and a space is prose. A `message` is excluded, because it is a text of the server. */
const inProse = `/^(?=[A-Z]\\S* ).*${otherWords}/`;
const words = refused(
  'NHS content style: log in, log out, create an account, NHS account, security code, email, text message, select, mobile phone.',
  `JSXText[value=/${otherWords}/]`,
  `:not(Property[key.name='message']) > Literal[value=${inProse}]`,
  `TemplateElement[value.raw=${inProse}]`,
);
const everywhere = [...injections, ...tooNew, ...words];
const scriptElements = refused(runs, "CallExpression[callee.property.name='createElement'][arguments.0.value='script']");

/** TypeScript compares the code of a check with the error codes of its rule only with `satisfies`. */
const codesOfRules = refused(
  "Write 'CODE' satisfies Code, so that TypeScript checks the error code.",
  "CallExpression[callee.object.name='z'] > Literal[value=/^[A-Z]+(_[A-Z]+)+$/]",
);

/** DOM APIs that parse a text as markup. */
const readsMarkup = [
  'innerHTML',
  'outerHTML',
  'insertAdjacentHTML',
  'srcdoc',
  'createContextualFragment',
  'setHTMLUnsafe',
  'parseHTMLUnsafe',
];

// Rules that need the compiler of TypeScript or React take two thirds of the time. `npm test` omits them (LINT_WITHOUT_COMPILERS).

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
    // The globals that the rules about evaluation look up.
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
      // Without types, the plugin recognises a method only by its name.
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
    rules: { 'no-script-url': 'error', 'no-restricted-syntax': ['error', ...everywhere, ...documentExits, ...scriptElements] },
  },
  {
    files: ['src/{forms,journeys}/**/*.{ts,tsx}'],
    rules: { 'no-restricted-syntax': ['error', ...everywhere, ...documentExits, ...scriptElements, ...codesOfRules] },
  },
  {
    files: ['src/**/*.{ts,tsx}'],
    ignores: names.map(filesOf),
    rules: { 'no-restricted-syntax': ['error', ...refused('This file is in no layer of eslint.config.js.', 'Program')] },
  },
  ...Object.entries(layers).map(([name, forbidden]) => imports(name, cookieJar, ...above(name), ...forbidden)),
  imports('session/cookies', ...above('session'), noInterface),
  { files: ['src/outcome/exit.ts'], rules: { 'no-restricted-syntax': ['error', ...everywhere, ...scriptElements] } },
  { files: ['src/session/analytics/script.ts'], rules: { 'no-restricted-syntax': ['error', ...everywhere, ...documentExits] } },
  { ...testingLibrary.configs['flat/react'], files: ['tests/**'] },
  // Helpers also need elements without a role, and unload a document during a test.
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
