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
  // The same files as Vite, in its order. Vite itself skips a line that it cannot read.
  const env = readSettings(['.env', '.env.local', `.env.${mode}`, `.env.${mode}.local`].filter(existsSync), process.env);
  // Tests run with every optional service, so that they show that none of them is used until a user accepts.
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
      // For the links in index.html that work without the app's script. A build replaces the token itself.
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
    // The development server always has developer pages. A build has them only if a setting enables them.
    define: {
      DEVELOPER_PAGES: String(command === 'serve' || developerPages),
      SETTINGS: JSON.stringify(appSettings(command === 'build' ? parseConfig({}) : settings)),
    },
    build: {
      // Chrome 80 and Firefox 74 support all of ES2020. For Chrome before 91 the compiler would rewrite optional chaining, because that
      // browser fails on `f?.(...list)`. No code uses that, and the rewriting would add 0.5 kB to the first page.
      target: ['es2020', 'chrome91', 'firefox83', 'safari14', 'ios14'],
      modulePreload: { polyfill: false },
      // The licences of the packages require that a build contains their notices.
      license: { fileName: 'licences.txt' },
      // Without a comment that names them. `hostedBuild` moves them into one file, which no host serves.
      sourcemap: 'hidden',
      rolldownOptions: {
        // Otherwise the first page would export most numbers of the specifications for later chunks.
        optimization: { inlineConst: { mode: 'all' } },
        checks: { pluginTimings: false },
        output: {
          // A place needs only the names of the sources.
          sourcemapExcludeSources: true,
          codeSplitting: {
            includeDependenciesRecursively: false,
            groups: [{ name: chunkOf, debugName: 'chunkOf' }],
          },
        },
      },
    },
    // No other origin needs an answer of this server.
    preview: { port: 4173, strictPort: true, cors: false },
    // By default Vite lets every page on localhost read its answers, which include the inbox of the mock.
    server: { port: 3000, cors: false },
    test: {
      globals: true,
      // Without `isolate`, Testing Library would register its clean-up once per process. tests/support/set-up.ts calls it for each test.
      env: { RTL_SKIP_AUTO_CLEANUP: 'true' },
      environment: 'jsdom',
      environmentOptions: { jsdom: { url: 'http://localhost:3000/' } },
      include: ['tests/**/*.test.{ts,tsx}'],
      setupFiles: ['tests/support/set-up.ts'],
      // Not threads, because a BroadcastChannel of Node reaches every thread of its process.
      pool: 'forks',
      // By default Vitest leaves one core idle, which is half of a machine with two.
      maxWorkers: '100%',
      // Long enough for a busy machine.
      testTimeout: 60_000,
      expect: { poll: { timeout: 5000 } },
      // By default Chai shortens lists in messages to 40 characters.
      chaiConfig: { truncateThreshold: 500 },
      isolate: false,
    },
  };
});
