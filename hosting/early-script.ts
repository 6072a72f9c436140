import { join } from 'node:path';
import { build, type ResolvedConfig, type Rollup } from 'vite';

/**
 * The inline script of every document, `hosting/early.ts`, in one piece with the modules of the app that it imports, and for the same
 * browsers as the app.
 */
export async function earlyScript({ root, mode, define, resolve, build: { target } }: ResolvedConfig): Promise<string> {
  const entry = join(root, 'hosting', 'early.ts');
  const built = (await build({
    root,
    mode,
    define,
    configFile: false,
    envDir: false,
    resolve: { alias: resolve.alias },
    logLevel: 'error',
    build: {
      write: false,
      target,
      modulePreload: false,
      rolldownOptions: {
        input: entry,
        optimization: { inlineConst: { mode: 'all' } },
        // What the app's modules do when they are imported concerns other parts of them than the script uses.
        treeshake: { moduleSideEffects: (id) => id === entry },
        output: { format: 'iife' },
      },
    },
  })) as Rollup.RolldownOutput;
  const [script] = built.output;
  return script.code.trim();
}
