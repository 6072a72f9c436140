import { join } from 'node:path';
import { build, type InlineConfig, type ResolvedConfig, type Rollup } from 'vite';
import { settingsProgramFile } from './template.ts';

/** The configuration by which a build compiles modules of the app a second time: its settings and aliases, without its plugins. */
export const appConfig = ({ root, mode, define, resolve }: ResolvedConfig) =>
  ({ root, mode, define, configFile: false, envDir: false, resolve: { alias: resolve.alias }, logLevel: 'error' }) satisfies InlineConfig;

/**
 * Writes the program that applies settings to a build, in one file with all that it imports: it needs Node, and neither the sources nor their
 * packages.
 */
export async function writeSettingsProgram(config: ResolvedConfig, folder: string) {
  await build({
    ...appConfig(config),
    ssr: { noExternal: true },
    build: {
      ssr: join(config.root, 'hosting', 'settings-program.ts'),
      outDir: folder,
      emptyOutDir: false,
      copyPublicDir: false,
      target: 'node20',
      rolldownOptions: { output: { entryFileNames: settingsProgramFile } },
    },
  });
}

/** An inline script of every document, bundled with the modules of the app that it imports. Its entry is in this folder. */
async function inlineScript(config: ResolvedConfig, file: string, target: typeof config.build.target, define: Record<string, string> = {}) {
  const entry = join(config.root, 'hosting', file);
  const app = appConfig(config);
  const built = (await build({
    ...app,
    define: { ...app.define, ...define },
    build: {
      write: false,
      target,
      modulePreload: false,
      rolldownOptions: {
        input: entry,
        optimization: { inlineConst: { mode: 'all' } },
        // The script uses no part that loads later. Bundled, each module of such a part would get a wrapper.
        external: /\/explain\/sentences/,
        // The script uses no part of the app's modules that needs their side effects.
        treeshake: { moduleSideEffects: (id) => id === entry },
        output: { format: 'iife' },
      },
    },
  })) as Rollup.RolldownOutput;
  const [script] = built.output;
  return script.code.trim();
}

/** The script that shows the first view, for the same browsers as the app. */
export const earlyScript = (config: ResolvedConfig) => inlineScript(config, 'early.ts', config.build.target);

/**
 * The script that shows a message if the app's script fails to load, fails its integrity check, throws or is late. For all browsers with
 * modules. With `reportsUrl`, it reports the failure there.
 */
export const bootErrorScript = (config: ResolvedConfig, reportsUrl = '') =>
  inlineScript(config, 'boot-error.ts', 'es2015', { REPORTS_URL: JSON.stringify(reportsUrl) });
