import { fileURLToPath } from 'node:url';
import { runnerImport, type Plugin, type PreviewServer, type ViteDevServer } from 'vite';
import type { serve } from './serve';

const folder = fileURLToPath(new URL('.', import.meta.url));

/** Serves the mock backend in `vite` and `vite preview`. A build does not contain it, nor does a build or a unit test load it with the configuration. */
export function mockBackend(): Plugin {
  return {
    name: 'mock-backend',
    configureServer: async (server) => {
      await install(server);
      server.watcher.on('change', (file) => file.startsWith(folder) && void server.restart());
    },
    configurePreviewServer: install,
  };
}

async function install(server: ViteDevServer | PreviewServer) {
  // The events and slices of the app describe how far somebody has come.
  const { alias } = server.config.resolve;
  const { module } = await runnerImport<{ serve: typeof serve }>(`${folder}serve.ts`, { configFile: false, resolve: { alias } });
  server.middlewares.use(module.serve);
}
