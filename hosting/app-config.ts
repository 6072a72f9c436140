import type { InlineConfig, ResolvedConfig } from 'vite';

/** The configuration by which a build compiles modules of the app a second time: its settings and aliases, without its plugins. */
export const appConfig = ({ root, mode, define, resolve }: ResolvedConfig) =>
  ({
    root,
    mode,
    define,
    configFile: false,
    envDir: false,
    resolve: { alias: resolve.alias },
    logLevel: 'error',
  }) satisfies InlineConfig;
