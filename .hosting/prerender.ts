import { runnerImport, type ResolvedConfig } from 'vite';
import type { prerender } from '../src/prerender.tsx';
import { SERVICE_NAME } from '../src/constants.ts';
import { paths } from '../src/paths.ts';

/** A page that was rendered at build time. */
export interface PrerenderedPage {
  path: string;
  /** The document's. */
  title: string;
  /** What stands in the root element. */
  markup: string;
}

/** The addresses to which people are sent with a session: what is there need not wait for a script to be seen. */
const entries = [paths.enterEmail, paths.login];

const heading = /<h1[^>]*>([^<]*)<\/h1>/;

/** The guards let in who has a session, and the cookie banner asks where cookies are kept. */
const visitor = {
  document: { cookie: `nhs-authorization-cookie=${encodeURIComponent('{"session_id":"build"}')}` },
  navigator: { cookieEnabled: true },
};

/** The entry pages as HTML, rendered by the app itself with the settings of this build. */
export async function prerendered({ root, mode, define, resolve }: ResolvedConfig): Promise<PrerenderedPage[]> {
  const { module } = await runnerImport<{ prerender: typeof prerender }>(`${root}/src/prerender.tsx`, {
    root,
    mode,
    define,
    resolve: { alias: resolve.alias },
    logLevel: 'error',
  });
  Object.assign(globalThis, visitor);
  return entries.map((path) => {
    const markup = module.prerender(path);
    return { path, title: `${heading.exec(markup)?.[1] ?? ''} - ${SERVICE_NAME}`, markup };
  });
}
