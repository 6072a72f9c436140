import { cookieNames } from '../src/session/cookie-names.ts';

/** A visitor of whom nothing is stored, as the first render looks at them. */
export interface Visitor {
  session: boolean;
  /** Whether they have an identity token. */
  token: boolean;
  healthApp: boolean;
  /** Whether the client service asks for the highest level only. */
  proofAsked: boolean;
}

const inPart = (content: object) => Buffer.from(JSON.stringify(content)).toString('base64url');

/** The cookies that the guards look at. The token says nothing of anybody. */
const cookiesOf = ({ session, token, proofAsked }: Visitor) =>
  [
    ...(session
      ? [`${cookieNames.authorization}=${encodeURIComponent(JSON.stringify({ session_id: 'build', vtr: proofAsked ? ['P9'] : ['P5'] }))}`]
      : []),
    ...(token ? [`${cookieNames.identityToken}=${inPart({})}.${inPart({})}.`] : []),
  ].join('; ');

/** The parts of a browser that the first render asks for. `reads` gets `history` and `device` when it looks at the history or the browser's name. */
const browserOf = (visitor: Visitor, reads: Set<PropertyKey>) => {
  const noted = <Value>(name: string, value: Value) => {
    reads.add(name);
    return value;
  };
  const location = { pathname: '/', search: '', hash: '', origin: 'https://build.invalid' };
  return {
    location,
    document: {
      get cookie() {
        return cookiesOf(visitor);
      },
      set cookie(_written) {
        // Nothing is kept from one visitor to the next.
      },
    },
    navigator: {
      cookieEnabled: true,
      get userAgent() {
        return noted('device', visitor.healthApp ? 'nhsapp-ios' : '');
      },
    },
    window: {
      location,
      history: {
        get state() {
          return noted('history', null);
        },
      },
    },
  };
};

/** Runs `render` with the globals of a visitor's browser, which are gone afterwards: one visitor at a time. */
export async function asVisitor<Result>(visitor: Visitor, reads: Set<PropertyKey>, render: () => Promise<Result>): Promise<Result> {
  const globals = Object.entries(browserOf(visitor, reads));
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
