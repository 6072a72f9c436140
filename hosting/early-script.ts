import { join } from 'node:path';
import { build, type ResolvedConfig, type Rollup } from 'vite';
import { appConfig } from './app-config.ts';

/**
 * The inline script of every document, `hosting/early.ts`, in one piece with the modules of the app that it imports, and for the same
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
