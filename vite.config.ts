/// <reference types="vitest/config" />
import react from '@vitejs/plugin-react';
import { fileURLToPath } from 'node:url';
import { defineConfig, loadEnv } from 'vite';
import { hostedBuild } from './.hosting/build-plugin.ts';
import { hostedPreview } from './.hosting/preview-plugin.ts';
import { mockBackend } from './mocks/plugin.ts';
import { parseConfig, settingNames } from './src/config.ts';

/** Of the journey that everybody begins with, what its two entry screens need. */
const entryScreens =
  /sign-in\/(enter-email|login|root|passkey-autofill|steps\/(check-account|check-passkeys|sign-in-with-email|after-sign-in|send-security-code|start-passkey))/;

/** What only a passkey needs: it comes when the page is idle, where the browser can. */
const passkeyPieces = /@simplewebauthn\/|date-fns\/addMonths|src\/api\/fido2|src\/session\/visitor-id/;

/** What only the questions about a health record, and the duplicate accounts that they find, are made of. */
const proofingPieces =
  /node_modules\/postcode\/|date-fns\/(?!addMonths|toDate|constructFrom|constants)|nhsuk-react-components\/.*\/(date-input|summary-list|card|warning-callout|layout)\/|src\/forms\/date-field|src\/api\/(proofing|duplicate-account)|src\/session\/vector-of-trust/;

/** What is asked of a person whose account, password or phone number is new. */
const newAccountPieces =
  /sign-in\/check-registration|src\/api\/registration|src\/forms\/(new-password|phone-field|phone-number)|recovery\/steps\/number-errors/;

/** One chunk per journey, and two for the first: ninety small chunks compress four times worse than eight. */
const journeyOf = (id: string) => {
  if (passkeyPieces.test(id)) return 'passkey';
  if (proofingPieces.test(id)) return 'proofing';
  if (newAccountPieces.test(id)) return 'register';
  const journey = /\/src\/journeys\/([^/]+)\//.exec(id)?.[1] ?? null;
  return journey === 'sign-in' && !entryScreens.test(id) ? 'sign-in-next' : journey;
};

/** The rest of the app and its libraries, in two: what the first page needs, and what no page needs before the second step. */
const laterPieces =
  /nhsuk-frontend\/|nhsuk-scripts|nhsuk-react-components\/|tslib\/|classnames\/|date-fns\/|src\/forms\/(choice-field|box-field|revealed|security-code-errors|ways-on)|src\/content\/medical-help|src\/outcome\/use-step-on-arrival|src\/content\/(button-link|log-in-again|new-code-sent|reset-email-sent|spinner-page|ticked-card|step-button|lockout-page|disabled-page|reference|back-to-client)/;

const here = (path: string) => fileURLToPath(new URL(path, import.meta.url));

export default defineConfig(({ mode, command }) => {
  const names = settingNames();
  const env = loadEnv(mode, process.cwd(), names);
  // Vite takes a name for a prefix: what only begins like a setting would get into the build.
  const unknown = Object.keys(env).filter((name) => !names.includes(name));
  if (unknown.length > 0) throw new Error(`Not a setting: ${unknown.join(', ')}`);
  const settings = parseConfig(env);
  const { helpCentreUrl, developerPages } = settings;
  return {
    envPrefix: names,
    plugins: [
      react(),
      mockBackend(),
      // The page without JavaScript has a link to the help centre too.
      { name: 'help-centre-url', transformIndexHtml: (html) => html.replaceAll('%HELP_CENTRE_URL%', helpCentreUrl) },
      hostedBuild(settings),
      hostedPreview(settings),
    ],
    resolve: {
      alias: [
        { find: '@', replacement: here('./src') },
        // Its exports name only the build with warnings for developers; the other one lies beside it.
        ...(command === 'build'
          ? [{ find: /^react-router$/, replacement: here('./node_modules/react-router/dist/production/index.mjs') }]
          : []),
        { find: /^nhsuk-frontend$/, replacement: here('./src/forms/nhsuk-scripts.ts') },
      ],
    },
    // Developers have them always, a build only when it is asked for.
    define: { DEVELOPER_PAGES: String(command === 'serve' || developerPages) },
    build: {
      target: ['es2020', 'chrome87', 'firefox83', 'safari14', 'ios14'],
      modulePreload: { polyfill: false },
      rolldownOptions: {
        // Importing a component for its looks must not bring in what it imports besides.
        treeshake: { moduleSideEffects: (id: string) => !/node_modules\/(nhsuk-frontend|nhsuk-react-components)\//.test(id) },
        output: {
          codeSplitting: {
            includeDependenciesRecursively: false,
            groups: [
              { test: (id: string) => journeyOf(id) !== null, name: journeyOf, debugName: 'journey' },
              { test: laterPieces, name: 'later-pieces' },
              { test: /\/src\/content\/document\//, name: 'documents' },
              { test: () => true, name: 'first-page' },
            ],
          },
        },
      },
    },
    // No other origin has anything to ask of it.
    preview: { port: 4173, strictPort: true, cors: false },
    server: { port: 3000 },
    test: {
      environment: 'jsdom',
      environmentOptions: { jsdom: { url: 'http://localhost:3000/' } },
      include: ['tests/**/*.test.{ts,tsx}'],
      setupFiles: ['tests/set-up.ts'],
      // As an operator may have it; nothing is loaded or told before a person accepts.
      env: { VITE_ANALYTICS_SCRIPT_URL: 'https://analytics.example.com/nhs-login.js' },
      pool: 'threads',
      maxWorkers: 2,
      // A machine that is busy with other things is slow, not wrong.
      testTimeout: 20_000,
      isolate: false,
    },
  };
});
