/// <reference types="vitest/config" />
import react from '@vitejs/plugin-react';
import { fileURLToPath } from 'node:url';
import { defineConfig, loadEnv, type Plugin } from 'vite';
import { hostedBuild } from './.hosting/build-plugin.ts';
import { hostedPreview } from './.hosting/preview-plugin.ts';
import { mockBackend } from './mocks/plugin.ts';
import { parseConfig, settingNames } from './src/settings.ts';

const here = (path: string) => fileURLToPath(new URL(path, import.meta.url));

/** What only a passkey needs: it comes when the page is idle, where the browser can. */
const passkeyPieces = /@simplewebauthn\/|date-fns\/addMonths|src\/api\/fido2|src\/session\/visitor-id|sign-in\/passkey-(autofill|or-reset)/;

/** What only the questions about a health record, and the duplicate accounts that they find, are made of. */
const proofingPieces =
  /node_modules\/postcode\/|date-fns\/(?!addMonths|toDate|constructFrom|constants)|nhsuk-react-components\/.*\/(date-input|summary-list|card|warning-callout|layout)\/|src\/forms\/date-field|src\/api\/(proofing|duplicate-account)|src\/session\/vector-of-trust|src\/styles\/(date-field|summary-list|warning-callout)/;

/** What is asked of a person whose account, password or phone number is new. */
const newAccountPieces =
  /sign-in\/check-registration|src\/api\/registration|src\/forms\/(new-password|phone-field|phone-number)|recovery\/steps\/number-errors/;

/** What no page needs before the second step after the first page. */
const laterPieces =
  /src\/outcome\/use-step-on-arrival|spinner-page|nhsuk-frontend\/|nhsuk-scripts|nhsuk-react-components\/|tslib\/|classnames\/|date-fns\/|src\/forms\/(choice-field|box-field|revealed|security-code-errors|ways-on)|src\/content\/(medical-help|button-link|log-in-again|new-code-sent|reset-email-sent|ticked-card|step-button|lockout-page|disabled-page|reference|back-to-client)|src\/styles\/(choice-field|box-field|fieldset|details|ticked-card)/;

/** Of the first journey, what comes after its second step, or beside it. */
const afterNextStep = /sign-in\/(check-|forgotten-password\.|authcode)|steps\/(exchange-authcode|check-then-redirect)/;

interface Modules {
  getModuleInfo: (id: string) => { importedIds: readonly string[] } | null;
}

/** What the first page is made of: all that its script imports without asking for it later. */
function firstPage(modules: Modules) {
  const found = new Set<string>();
  const find = (id: string) => {
    if (found.has(id)) return;
    found.add(id);
    modules.getModuleInfo(id)?.importedIds.forEach(find);
  };
  find(here('./src/main.tsx'));
  return found;
}

let first: Set<string> | undefined;

/** Which chunk a module belongs to. One per journey and not one per page: ninety small chunks compress four times worse than eight. */
function chunkOf(id: string, modules: Modules) {
  first ??= firstPage(modules);
  // The document itself, and the bundler's own pieces.
  if (first.has(id) || id.startsWith('\0') || id.endsWith('index.html')) return 'first-page';
  if (passkeyPieces.test(id)) return 'passkey';
  if (proofingPieces.test(id)) return 'proofing';
  if (newAccountPieces.test(id)) return 'register';
  if (/\/src\/(content|styles)\/document/.test(id)) return 'documents';
  if (laterPieces.test(id)) return 'later-pieces';
  const journey = /\/src\/journeys\/([^/]+)\//.exec(id)?.[1] ?? 'sign-in';
  return journey === 'sign-in' && !afterNextStep.test(id) ? 'next-step' : journey;
}

/** Lets what is not used of the router be left out: its bundle does not say that naming a component, or making one, does nothing else. */
const shakenRouter: Plugin = {
  name: 'shaken-router',
  transform: {
    filter: { id: /react-router\/dist\/production\// },
    handler: (code) =>
      code
        .replaceAll(/^\w+\.displayName = "\w+";$/gm, '')
        .replaceAll(/= (React\d*\.(?:forwardRef|createContext|memo)\()/g, '= /* @__PURE__ */ $1'),
  },
};

export default defineConfig(({ mode, command }) => {
  const names = settingNames();
  const env = loadEnv(mode, process.cwd(), names);
  // Vite takes a name for a prefix: what only begins like a setting would get into the build.
  const unknown = Object.keys(env).filter((name) => !names.includes(name));
  if (unknown.length > 0) throw new Error(`Not a setting: ${unknown.join(', ')}`);
  // Tested as an operator may have it; nothing is loaded or told before a person accepts.
  const settings = parseConfig(mode === 'test' ? { VITE_ANALYTICS_SCRIPT_URL: 'https://analytics.example.com/nhs-login.js' } : env);
  const { helpCentreUrl, developerPages } = settings;
  return {
    envPrefix: names,
    plugins: [
      react(),
      shakenRouter,
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
    define: { DEVELOPER_PAGES: String(command === 'serve' || developerPages), SETTINGS: JSON.stringify(settings) },
    build: {
      target: ['es2020', 'chrome87', 'firefox83', 'safari14', 'ios14'],
      modulePreload: { polyfill: false },
      rolldownOptions: {
        // Importing a component for its looks must not bring in what it imports besides.
        treeshake: { moduleSideEffects: (id: string) => !/node_modules\/(nhsuk-frontend|nhsuk-react-components)\//.test(id) },
        output: {
          codeSplitting: {
            includeDependenciesRecursively: false,
            groups: [{ name: chunkOf, debugName: 'chunkOf' }],
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
      pool: 'threads',
      maxWorkers: 2,
      // A machine that is busy with other things is slow, not wrong.
      testTimeout: 20_000,
      isolate: false,
    },
  };
});
