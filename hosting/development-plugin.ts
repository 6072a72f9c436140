import type { Plugin } from 'vite';
import { notStored, ruleOf } from './addresses.ts';
import type { Settings } from './headers.ts';
import { securityText, securityTextAddress, securityTextType } from './security-text.ts';

/** Lets `vite` answer the address of security.txt as a host answers it for the build of the same settings, which has the file or has none. */
export function hostedDevelopment(settings: Settings): Plugin {
  const text = securityText(settings.securityText);
  return {
    name: 'hosted-development',
    configureServer: ({ middlewares }) => {
      middlewares.use((incoming, outgoing, next) => {
        if (incoming.url?.split('?')[0] !== securityTextAddress) return next();
        outgoing.writeHead(text ? 200 : 404, {
          'Content-Type': securityTextType,
          'Cache-Control': text ? ruleOf(securityTextAddress).cacheControl : notStored,
        });
        outgoing.end(text ?? 'Not found');
      });
    },
  };
}
