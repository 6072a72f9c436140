/// <reference types="vitest/config" />
import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { hostedBuild } from './hosting/build-plugin.ts';
import { chunkOf } from './hosting/chunks.ts';
import { escaped } from './hosting/escaped.ts';
import { hostedDevelopment, hostedPreview } from './hosting/preview-plugin.ts';
import { readSettings, refuseBase, settingsTable } from './hosting/read-settings.ts';
import { appSettings, tokens } from './hosting/template.ts';
import { withoutUnusedStyles } from './hosting/unused-styles.ts';
import { dockFor } from './mocks/dock.ts';
import { mockBackend } from './mocks/plugin.ts';
import { parseConfig, settingNames } from './src/settings.ts';

const here = (path: string) => fileURLToPath(new URL(path, import.meta.url));

export default defineConfig(({ mode, command }) => {
  // The files of Vite in its order, which itself skips a line that it cannot read.
  const env = readSettings(['.env', '.env.local', `.env.${mode}`, `.env.${mode}.local`].filter(existsSync), process.env);
  // Tested as an operator may have it; nothing is loaded or told before a person accepts.
  const settings = parseConfig(
    mode === 'test'
      ? { VITE_ANALYTICS_SCRIPT_URL: 'https://analytics.example.com/nhs-login.js', VITE_REPORTS_URL: '/reports', VITE_VITALS_SAMPLE: '1' }
      : env,
  );
  const { helpCentreUrl, developerPages } = settings;
  return {
    envPrefix: settingNames(),
    plugins: [
      react(),
      { name: 'refuse-base', configResolved: ({ base }) => refuseBase(base) },
      withoutUnusedStyles(),
      mockBackend(),
      // The page without JavaScript has a link to the help centre too.
      {
        name: 'help-centre-url',
        apply: 'serve',
        transformIndexHtml: (html) => html.replaceAll(tokens.helpCentreUrl, () => escaped(helpCentreUrl)),
      },
      hostedDevelopment(settings),
      hostedBuild(settings, env),
      hostedPreview(settings, dockFor),
      {
        name: 'settings-table',
        apply: 'build',
        closeBundle() {
          this.environment.logger.info(settingsTable(env));
        },
      },
    ],
    resolve: {
      alias: [
        { find: '@', replacement: here('./src') },
        { find: /^nhsuk-frontend$/, replacement: here('./src/forms/nhsuk-scripts.ts') },
      ],
    },
    // Developers have them always, a build only when it is asked for.
    define: {
      DEVELOPER_PAGES: String(command === 'serve' || developerPages),
      SETTINGS: JSON.stringify(appSettings(command === 'build' ? parseConfig({}) : settings)),
    },
    build: {
      // Chrome 80 and Firefox 74 have all of es2020. Named older than 91, Chrome would get optional chaining rewritten, for its fault with
      // `f?.(...list)`, which nothing here uses: half a kilobyte on the first page.
      target: ['es2020', 'chrome91', 'firefox83', 'safari14', 'ios14'],
      modulePreload: { polyfill: false },
      // Their licences let it be shipped with their notices only.
      license: { fileName: 'licences.txt' },
      rolldownOptions: {
        // Each number of the specifications where it is used: else most would be exported from the first page.
        optimization: { inlineConst: { mode: 'all' } },
        checks: { pluginTimings: false },
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
    // Vite's own default lets every page on localhost read: this mock's inbox, too.
    server: { port: 3000, cors: false },
    test: {
      globals: true,
      // Testing Library registers its clean-up once for all files of a process, and expects each update of React in `act`.
      env: { RTL_SKIP_AUTO_CLEANUP: 'true' },
      environment: 'jsdom',
      environmentOptions: { jsdom: { url: 'http://localhost:3000/' } },
      include: ['tests/**/*.test.{ts,tsx}'],
      setupFiles: ['tests/support/set-up.ts'],
      // Processes: a BroadcastChannel of Node reaches every thread of its process.
      pool: 'forks',
      // Vitest leaves a core idle, which is half of a machine with two.
      maxWorkers: '100%',
      // A machine that is busy with other things is slow, not wrong.
      testTimeout: 20_000,
      expect: { poll: { timeout: 5000 } },
      // A message of `toHaveLength` shows what the list contains.
      chaiConfig: { truncateThreshold: 500 },
      isolate: false,
    },
  };
});
