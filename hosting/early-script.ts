import { join } from 'node:path';
import { build, type ResolvedConfig, type Rollup } from 'vite';
import { appConfig } from './app-config.ts';
import { settingsProgramFile } from './template.ts';

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

/**
 * The inline script of every document, `hosting/early.ts`, bundled with the modules of the app that it imports, and for the same
 * browsers as the app.
 */
export async function earlyScript(config: ResolvedConfig): Promise<string> {
  const entry = join(config.root, 'hosting', 'early.ts');
  const built = (await build({
    ...appConfig(config),
    build: {
      write: false,
      target: config.build.target,
      modulePreload: false,
      rolldownOptions: {
        input: entry,
        optimization: { inlineConst: { mode: 'all' } },
        // The script uses no part of the app's modules that needs their side effects.
        treeshake: { moduleSideEffects: (id) => id === entry },
        output: { format: 'iife' },
      },
    },
  })) as Rollup.RolldownOutput;
  const [script] = built.output;
  return script.code.trim();
}
