import jsxA11y from 'eslint-plugin-jsx-a11y-x';
import playwright from 'eslint-plugin-playwright';
import reactHooks from 'eslint-plugin-react-hooks';
import testingLibrary from 'eslint-plugin-testing-library';
import tseslint from 'typescript-eslint';

/**
 * Imports run one way: paths, constants, config <- session, api, state <- outcome <- forms, content <- journeys <- app <- main.
 * Each layer names those it must not know.
 * @param {string[]} files
 * @param {object[]} forbidden
 * @returns {import('typescript-eslint').ConfigArray[number]}
 */
const layer = (files, ...forbidden) => ({
  files,
  rules: {
    'no-restricted-imports': [
      'error',
      {
        patterns: [
          { group: ['**/mocks/**', '**/tests/**', '**/e2e/**'], message: 'The app does not know its tests.' },
          { group: ['js-cookie'], message: 'Only session/cookies.ts knows the cookie jar.' },
          ...forbidden,
        ],
      },
    ],
  },
});
/** @param {string[]} names */
const above = (...names) => ({ group: names.map((name) => `@/${name}/**`), message: 'Imports run one way: this layer is above.' });
const libraries = { group: ['react*', 'nhsuk*'], message: 'No user interface below the outcome layer.' };

export default tseslint.config(
  { ignores: ['dist', 'dist-e2e', 'coverage', 'test-results', 'playwright-report'] },
  ...tseslint.configs.recommended,
  { linterOptions: { reportUnusedDisableDirectives: 'error' } },
  {
    rules: {
      '@typescript-eslint/no-unused-vars': ['error', { argsIgnorePattern: '^_', varsIgnorePattern: '^_' }],
      eqeqeq: 'error',
      'no-eval': 'error',
      'no-restricted-properties': ['error', { property: 'innerHTML' }, { object: 'document', property: 'write' }],
    },
  },
  { ...reactHooks.configs.flat['recommended-latest'], files: ['src/**'] },
  { ...jsxA11y.configs.recommended, files: ['src/**/*.tsx'] },
  {
    files: ['src/**'],
    rules: {
      'no-restricted-syntax': [
        'error',
        { selector: "JSXAttribute[name.name='dangerouslySetInnerHTML']", message: 'Text only: markup from outside must never run.' },
        {
          selector: "MemberExpression[property.name=/^(assign|replace|href|reload)$/][object.name='location']",
          message: 'Only outcome/exit.ts leaves the app.',
        },
        {
          selector: "MemberExpression[property.name=/^(assign|replace|href|reload)$/][object.property.name='location']",
          message: 'Only outcome/exit.ts leaves the app.',
        },
        {
          selector: "CallExpression[callee.property.name='open'][callee.object.name='window']",
          message: 'Links open tabs, scripts do not.',
        },
      ],
    },
  },
  layer(['src/{paths,constants}.ts'], { group: ['*'], message: 'A leaf: imports nothing.' }),
  layer(['src/config.ts'], { group: ['@/**', './**'], message: 'A leaf: no rooms of the app.' }),
  layer(['src/{session,api,state}/**'], above('outcome', 'forms', 'content', 'journeys', 'app'), {
    group: ['react-router-dom', 'nhsuk*'],
    message: libraries.message,
  }),
  layer(['src/outcome/**'], above('forms', 'content', 'journeys', 'app')),
  layer(['src/{forms,content}/**'], above('journeys', 'app')),
  layer(
    ['src/journeys/**'],
    above('app'),
    { regex: '^\\.\\./\\.\\./(?!\\.)', message: 'A journey does not reach into another; a step may, by @/journeys/*/steps/*.' },
    { regex: '^@/journeys/[^/]+/(?!steps/)', message: "Journeys do not import each other's pages." },
  ),
  layer(['src/app/**', 'src/main.tsx']),
  { files: ['src/session/cookies.ts'], rules: { 'no-restricted-imports': 'off' } },
  { files: ['src/outcome/exit.ts'], rules: { 'no-restricted-syntax': 'off' } },
  { ...testingLibrary.configs['flat/react'], files: ['tests/**'] },
  { ...playwright.configs['flat/recommended'], files: ['e2e/**'] },
);
