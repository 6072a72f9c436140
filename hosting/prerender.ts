import { createServer, isRunnableDevEnvironment, type Plugin, type ResolvedConfig } from 'vite';
import { SERVICE_NAME } from '../src/limits-and-durations.ts';
import type { Path } from '../src/paths.ts';
import { cookieNames } from '../src/session/read-cookie.ts';
import { appConfig } from './early-script.ts';
import type * as app from './first-view.tsx';
import { type Condition, type FirstViews, firstViews, type Visitor, visitorOf } from './first-views.ts';

interface RenderedView {
  /** The page that is shown. It differs from the address if a guard redirects there. */
  path: string;
  title: string;
  markup: string;
  conditions: readonly Condition[];
  /** The file of the page, or of its part that loads later. Undefined if both are in the first script. */
  file: string | undefined;
}

export interface RenderedAddress {
  address: string;
  usual: RenderedView;
  other?: RenderedView;
}

/** An emailed link of no real user. The page does not show its parameters. */
const emailedLink = '?username=00000000-0000-0000-0000-000000000000&code=000000&expiry=9999999999999';

const inPart = (content: object) => Buffer.from(JSON.stringify(content)).toString('base64url');

/** The cookies that the guards read. The token contains no personal data. */
const cookiesOf = ({ session, token, proofAsked }: Visitor) =>
  [
    ...(session
      ? [`${cookieNames.authorization}=${encodeURIComponent(JSON.stringify({ session_id: 'build', vtr: proofAsked ? ['P9'] : ['P5'] }))}`]
      : []),
    ...(token ? [`${cookieNames.identityToken}=${inPart({})}.${inPart({})}.`] : []),
  ].join('; ');

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

/** Skips style sheets, because the rendered markup does not depend on them. */
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
    plugins: [withoutStyles],
    server: { middlewareMode: true, hmr: false, ws: false, watch: null },
    appType: 'custom',
  });
  const { ssr } = server.environments;
  if (!isRunnableDevEnvironment(ssr)) throw new Error('The server cannot run the app');
  const { runner } = ssr;
  const fileOf = (module: object | undefined) =>
    module && [...runner.evaluatedModules.idToModuleMap.values()].find(({ exports }) => exports === module)?.file;
  try {
    const { firstView, loadingView } = await runner.import<typeof app>('/hosting/first-view.tsx');
    const viewOf = async (address: Path, conditions: readonly Condition[]): Promise<RenderedView> => {
      const visitor = visitorOf(conditions);
      const { path, markup, module } = await asVisitor(visitor, () => firstView(address, visitor.link ? emailedLink : ''));
      const title = heading.exec(markup)?.[1]?.replace(tags, '');
      if (!title) throw new Error(`${path} was rendered without a heading`);
      return { path, title: `${title} - ${SERVICE_NAME}`, markup, conditions, file: fileOf(module) };
    };
    const loading = await asVisitor(visitorOf(['!session']), loadingView);
    const pages: RenderedAddress[] = [];
    for (const [address, { usual, other }] of Object.entries(firstViews) as [Path, FirstViews][])
      pages.push({ address, usual: await viewOf(address, usual), ...(other && { other: await viewOf(address, other) }) });
    return { loading, pages };
  } finally {
    await server.close();
  }
}
