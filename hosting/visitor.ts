import { cookieNames } from '../src/session/read-cookie.ts';
import type { Visitor } from './first-views.ts';

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
export async function asVisitor<Result>(visitor: Visitor, render: () => Promise<Result>): Promise<Result> {
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
