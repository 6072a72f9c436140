import { fileURLToPath } from 'node:url';
import { type Connect, type Plugin, type PreviewServer, runnerImport, type ViteDevServer } from 'vite';
import { securityTextAddress } from '../hosting/security-text.ts';
import { dockScript } from './dock.ts';
import type { serve } from './serve';

const folder = fileURLToPath(new URL('.', import.meta.url));
const contract = fileURLToPath(new URL('../contract/', import.meta.url));

/** Serves the mock backend in `vite` and `vite preview`. A build does not contain it, nor does a build or a unit test load it with the configuration. */
export function mockBackend(): Plugin {
  return {
    name: 'mock-backend',
    // In development always. A build has no server, and its pages no dock.
    transformIndexHtml: (_, { server }) =>
      server ? [{ tag: 'script', attrs: { type: 'module', src: dockScript }, injectTo: 'body' }] : [],
    configureServer: async (server) => {
      // Such a server only loads modules for a script, and `node scripts/map.mjs` writes one that the mock imports.
      if (server.config.appType === 'custom') return;
      const parts = await install(server);
      server.watcher.on(
        'change',
        (file) => (file.startsWith(folder) || file.startsWith(contract) || parts.includes(file)) && void server.restart(),
      );
    },
    configurePreviewServer: async (server) => {
      // Its own addresses only: the host decides about all others.
      for (const path of ['/api', '/pyi', '/mock']) server.middlewares.use(path, inOneGroup);
      await install(server);
    },
  };
}

/** As the app's own pages have it: a page of the mock keeps hold of a window through all pages of a journey. */
const inOneGroup: Connect.NextHandleFunction = (_, outgoing, next) => {
  outgoing.setHeader('Cross-Origin-Opener-Policy', 'same-origin');
  next();
};

/** The provider has no such file: the host decides about its own. */
const isOfHost = (url = '') => url.split('?')[0] === securityTextAddress;

/** Answers the files that it is made of. */
async function install(server: ViteDevServer | PreviewServer): Promise<string[]> {
  // The events and slices of the app describe how far somebody has come.
  const { alias } = server.config.resolve;
  const { module, dependencies } = await runnerImport<{ serve: typeof serve }>(`${folder}serve.ts`, {
    configFile: false,
    resolve: { alias },
  });
  server.middlewares.use((incoming, outgoing, next) => (isOfHost(incoming.url) ? next() : module.serve(incoming, outgoing, next)));
  return dependencies;
}
