import { createServer, type Plugin, type ResolvedConfig } from 'vite';
import { SERVICE_NAME } from '../src/constants.ts';
import type { Path } from '../src/paths.ts';
import { cookieNames } from '../src/session/read-cookie.ts';
import { appConfig } from './early-script.ts';
import type { Fact } from './facts.ts';
import type * as app from './first-view.tsx';
import { emailedLinks, firstViews, unconditionalRedirects, type Visitor, type VisitorName, visitors } from './first-views.ts';

/** A first view of an address that was rendered at build time. */
export interface RenderedView {
  /** The page that is shown. It differs from the address if a guard redirects there. */
  path: string;
  /** The document's, as HTML. */
  title: string;
  /** The content of the root element. */
  markup: string;
  /** The facts that must be true for this view. */
  needs: readonly Fact[];
}

/** An address with its first views, in the order in which they are tried. */
export interface RenderedAddress {
  address: string;
  views: readonly RenderedView[];
}

const inPart = (content: object) => Buffer.from(JSON.stringify(content)).toString('base64url');

/** The cookies that the guards read. The token contains no personal data. */
const cookiesOf = ({ session, token, proofAsked }: Visitor) =>
  [
    ...(session
      ? [`${cookieNames.authorization}=${encodeURIComponent(JSON.stringify({ session_id: 'build', vtr: proofAsked ? ['P9'] : ['P5'] }))}`]
      : []),
    ...(token ? [`${cookieNames.identityToken}=${inPart({})}.${inPart({})}.`] : []),
  ].join('; ');

/** The browser APIs that the first render uses. */
function browserOf(visitor: Visitor) {
  const location = { pathname: '/', search: '', hash: '', origin: 'https://build.invalid' };
  return {
    location,
    document: { cookie: cookiesOf(visitor), getElementById: () => null },
    navigator: { cookieEnabled: true, userAgent: visitor.healthApp ? 'nhsapp-ios' : '' },
    window: { location, history: { state: null } },
  };
}

/** Runs `render` with the globals of a visitor's browser, and removes them afterwards. Renders one visitor at a time. */
async function asVisitor<Result>(visitor: Visitor, render: () => Promise<Result>): Promise<Result> {
  const globals = Object.entries(browserOf(visitor));
  const before = globals.map(([name]) => [name, Object.getOwnPropertyDescriptor(globalThis, name)] as const);
  for (const [name, value] of globals) Object.defineProperty(globalThis, name, { value, configurable: true });
  try {
    return await render();
  } finally {
    for (const [name, descriptor] of before) {
      if (descriptor) Object.defineProperty(globalThis, name, descriptor);
      else Reflect.deleteProperty(globalThis, name);
    }
  }
}

const heading = /<h1[^>]*>([^]*?)<\/h1>/;
const tags = /<[^>]*>|<!--.*?-->/g;

async function viewOf(
  address: Path,
  { facts, ...visitor }: Visitor,
  own: readonly Fact[],
  { firstView }: typeof app,
): Promise<RenderedView> {
  const search = emailedLinks[address] ?? '';
  const { path, markup } = await asVisitor({ facts, ...visitor }, () => firstView(unconditionalRedirects[address] ?? address, search));
  const title = heading.exec(markup)?.[1]?.replace(tags, '');
  if (!title) throw new Error(`${path} was rendered without a heading`);
  return { path, title: `${title} - ${SERVICE_NAME}`, markup, needs: [...facts, ...own] };
}

/** Markup needs no sheet. */
const withoutStyles: Plugin = {
  name: 'without-styles',
  enforce: 'pre',
  resolveId: (id) => (id.endsWith('.scss') ? '\0no-styles' : undefined),
  load: (id) => (id === '\0no-styles' ? '' : undefined),
};

/** The layout with a spinner, and the first views of all addresses that have any, rendered by the app itself with these settings. */
export async function prerendered(config: ResolvedConfig, settings: object): Promise<{ loading: string; pages: RenderedAddress[] }> {
  const own = appConfig(config);
  const server = await createServer({
    ...own,
    define: { ...own.define, SETTINGS: JSON.stringify(settings) },
    // The components import modules through the aliases of the configuration.
    ssr: { noExternal: [/^nhsuk-react-components/] },
    plugins: [withoutStyles],
    server: { middlewareMode: true, hmr: false, ws: false, watch: null },
    appType: 'custom',
  });
  try {
    const module = (await server.ssrLoadModule('/hosting/first-view.tsx')) as typeof app;
    const loading = await asVisitor(visitors['no session'], module.loadingView);
    const pages: RenderedAddress[] = [];
    for (const [address, views] of firstViews) {
      const rendered: RenderedView[] = [];
      for (const [name, own] of Object.entries(views) as [VisitorName, readonly Fact[]][])
        rendered.push(await viewOf(address, visitors[name], own, module));
      pages.push({ address, views: rendered });
    }
    return { loading, pages };
  } finally {
    await server.close();
  }
}
