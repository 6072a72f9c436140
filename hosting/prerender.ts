import { type ResolvedConfig, runnerImport } from 'vite';
import { SERVICE_NAME } from '../src/constants.ts';
import { paths } from '../src/paths.ts';
import type { prerender } from '../src/prerender.tsx';
import { cookieNames } from '../src/session/cookie-names.ts';

/** A page that was rendered at build time. */
export interface PrerenderedPage {
  path: string;
  /** The document's. */
  title: string;
  /** The content of the root element. */
  markup: string;
}

/** The addresses to which people are sent with a session: what is there need not wait for a script to be seen. */
const entries = [paths.enterEmail, paths.login];

const heading = /<h1[^>]*>([^<]*)<\/h1>/;

/** A browser as far as the first render looks at it: the guards let in who has a session, and the cookie banner asks where cookies are kept. */
const visitor = {
  document: { cookie: `${cookieNames.authorization}=${encodeURIComponent('{"session_id":"build"}')}` },
  navigator: { cookieEnabled: true },
};

function asVisitor<Result>(render: () => Result): Result {
  const names = Object.keys(visitor) as (keyof typeof visitor)[];
  const before = names.map((name) => [name, Object.getOwnPropertyDescriptor(globalThis, name)] as const);
  for (const name of names) Object.defineProperty(globalThis, name, { value: visitor[name], configurable: true });
  try {
    return render();
  } finally {
    for (const [name, descriptor] of before)
      Object.defineProperty(globalThis, name, descriptor ?? { value: undefined, configurable: true });
  }
}

/** The entry pages as HTML, rendered by the app itself with the settings of this build. */
export async function prerendered({ root, mode, define, resolve }: ResolvedConfig): Promise<PrerenderedPage[]> {
  const { module } = await runnerImport<{ prerender: typeof prerender }>(`${root}/src/prerender.tsx`, {
    root,
    mode,
    define,
    resolve: { alias: resolve.alias },
    logLevel: 'error',
  });
  return entries.map((path) => {
    const markup = asVisitor(() => module.prerender(path));
    const [, title] = heading.exec(markup) ?? [];
    if (!title) throw new Error(`${path} was rendered without a heading`);
    return { path, title: `${title} - ${SERVICE_NAME}`, markup };
  });
}
