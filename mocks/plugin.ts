import { fileURLToPath } from 'node:url';
import { type Connect, type Plugin, type PreviewServer, runnerImport, type ViteDevServer } from 'vite';
import { isOfSettings } from '../hosting/well-known.ts';
import { dockScript } from './dock.ts';
import type { serve } from './serve';

const folder = fileURLToPath(new URL('.', import.meta.url));
const contract = fileURLToPath(new URL('../contract/', import.meta.url));

/** Serves the mock backend in `vite` and `vite preview`. A build does not contain it, nor does a build or a unit test load it with the configuration. */
export function mockBackend(): Plugin {
  return {
    name: 'mock-backend',
    // Only in development. A build has no server, and its pages have no dock.
    transformIndexHtml: (_, { server }) =>
      server ? [{ tag: 'script', attrs: { type: 'module', src: dockScript }, injectTo: 'body' }] : [],
    configureServer: async (server) => {
      // The server of Vitest only loads modules.
      if (server.config.appType === 'custom') return;
      const parts = await install(server);
      server.watcher.on(
        'change',
        (file) => (file.startsWith(folder) || file.startsWith(contract) || parts.includes(file)) && void server.restart(),
      );
    },
    configurePreviewServer: async (server) => {
      // Only the mock's addresses, because the host decides about all others.
      for (const path of ['/api', '/pyi', '/mock']) server.middlewares.use(path, inOneGroup);
      await install(server);
    },
  };
}

/** The same header as the app's pages, so that a page of the mock retains access to a window during a journey. */
const inOneGroup: Connect.NextHandleFunction = (_, outgoing, next) => {
  outgoing.setHeader('Cross-Origin-Opener-Policy', 'same-origin');
  next();
};

/** Serves the mock. Returns its source files. */
async function install(server: ViteDevServer | PreviewServer): Promise<string[]> {
  // The mock imports the app's events and slices for the progress of a sign-in.
  const { alias } = server.config.resolve;
  const { module, dependencies } = await runnerImport<{ serve: typeof serve }>(`${folder}serve.ts`, {
    configFile: false,
    resolve: { alias },
  });
  // The host answers these addresses, not the provider.
  server.middlewares.use((incoming, outgoing, next) => (isOfSettings(incoming.url) ? next() : module.serve(incoming, outgoing, next)));
  return dependencies;
}
