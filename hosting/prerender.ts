import { createServer, type Plugin, type ResolvedConfig } from 'vite';
import { SERVICE_NAME } from '../src/constants.ts';
import { addresses, type Path } from '../src/paths.ts';
import type * as app from '../src/prerender.tsx';
import { type Fact, factsOfRead } from './facts.ts';
import { emailedLinks, entryPages, factsOfAddress, leadsOn, notRendered } from './first-views.ts';
import { asVisitor, type Visitor } from './visitor.ts';

/** A first view of an address that was rendered at build time. */
export interface RenderedView {
  /** The page that is shown; another one than the address where a guard sends people there. */
  path: string;
  /** The document's, as HTML. */
  title: string;
  /** The content of the root element. */
  markup: string;
  /** The view is right where all of these are true. */
  needs: readonly Fact[];
}

/** An address with its first views, in the order in which they are tried. */
export interface RenderedAddress {
  address: string;
  views: readonly RenderedView[];
}

const nobody: Visitor = { session: false, token: false, healthApp: false, proofAsked: true };
const someone: Visitor = { ...nobody, session: true };
const signedIn: Visitor = { ...someone, token: true };

/** All who may see different first views. */
const visitors: readonly Visitor[] = [
  someone,
  { ...someone, proofAsked: false },
  signedIn,
  { ...signedIn, proofAsked: false },
  { ...signedIn, healthApp: true },
  nobody,
];

/** The facts of a visitor; of the device, and of the client's request, only where the view was drawn by them. */
const factsOfVisitor = ({ session, token, healthApp, proofAsked }: Visitor, reads: ReadonlySet<PropertyKey>): Fact[] => [
  session ? 'session' : 'noSession',
  token ? 'token' : 'noToken',
  ...(reads.has('device') ? ([healthApp ? 'healthApp' : 'otherDevice'] as const) : []),
  ...(reads.has('vtr') ? ([proofAsked ? 'proofAsked' : 'noProofAsked'] as const) : []),
];

const heading = /<h1[^>]*>([^]*?)<\/h1>/;
const tags = /<[^>]*>|<!--.*?-->/g;

/** Pairs of facts of which one is always true. */
const opposites: readonly [Fact, Fact][] = [
  ['session', 'noSession'],
  ['token', 'noToken'],
  ['healthApp', 'otherDevice'],
  ['proofAsked', 'noProofAsked'],
];

/** The facts of all visitors who see the same: what only some of them have makes no difference. */
const common = (needs: readonly (readonly Fact[])[]) => {
  const all = new Set(needs.flat());
  return [...all].filter((fact) => !opposites.some((pair) => pair.includes(fact) && pair.every((one) => all.has(one))));
};

async function viewsOf(address: Path, { firstView }: typeof app): Promise<RenderedView[]> {
  const views = new Map<string, RenderedView & { of: Fact[][] }>();
  for (const visitor of visitors) {
    const reads = new Set<string>();
    const search = emailedLinks[address] ?? '';
    const { path, markup } = await asVisitor(visitor, reads, () => firstView(leadsOn[address] ?? address, search, reads));
    const title = heading.exec(markup)?.[1]?.replace(tags, '');
    if (!title) throw new Error(`${path} was rendered without a heading`);
    const read = [...reads]
      .flatMap((name) => factsOfRead[name] ?? [])
      .filter((fact) => fact !== 'fresh' || !entryPages.includes(path) || path !== address);
    const known = views.get(markup);
    const of = [...(known?.of ?? []), factsOfVisitor(visitor, reads)];
    const needs = [...new Set([...(known?.needs ?? []), ...read, ...factsOfAddress(address, path)])];
    views.set(markup, { path, title: `${title} - ${SERVICE_NAME}`, markup, needs, of });
  }
  return [...views.values()].map(({ of, needs, ...view }) => ({ ...view, needs: [...new Set([...common(of), ...needs])] }));
}

/** Markup needs no sheet. */
const withoutStyles: Plugin = {
  name: 'without-styles',
  enforce: 'pre',
  resolveId: (id) => (id.endsWith('.scss') ? '\0no-styles' : undefined),
  load: (id) => (id === '\0no-styles' ? '' : undefined),
};

/** The frame with a spinner, and the first views of all addresses that have any, rendered by the app itself with the settings of this build. */
export async function prerendered({ root, mode, define, resolve }: ResolvedConfig): Promise<{ loading: string; pages: RenderedAddress[] }> {
  const server = await createServer({
    root,
    mode,
    define,
    configFile: false,
    envDir: false,
    resolve: { alias: resolve.alias },
    // The components import by names that only the aliases explain.
    ssr: { noExternal: [/^nhsuk-react-components/] },
    plugins: [withoutStyles],
    server: { middlewareMode: true, hmr: false, ws: false, watch: null },
    appType: 'custom',
    logLevel: 'error',
  });
  try {
    const module = (await server.ssrLoadModule('/src/prerender.tsx')) as typeof app;
    const loading = await asVisitor(nobody, new Set(), module.loadingView);
    const pages: RenderedAddress[] = [];
    for (const address of addresses as ReadonlySet<Path>) {
      if (!(address in notRendered)) pages.push({ address, views: await viewsOf(address, module) });
    }
    return { loading, pages };
  } finally {
    await server.close();
  }
}
