import { type Path, paths } from '../src/paths.ts';

/**
 * The facts that the script in the head reads from cookies, storage, history and address:
 * - `session`: a session that the browser has not handed over. Neither this nor its opposite is true after a hand-over, or without cookies
 * - `token`: an identity token of that session, which has not expired
 * - `stored`: this app has stored something in this browser
 * - `message`: the user arrives with a message, or from a redirect round trip
 * - `query`: the address has a query
 * - `link`: the query is that of an emailed link which has not expired
 * - `earlierEntry`: Back stays in the app
 * - `mayRegister`: the client service does not forbid it
 * - `proofAsked`: the client service asks for the highest level only
 * - `cookiesAsked`: the choice about optional cookies is open
 * - `healthApp`: the web view of the health app
 */
export type Fact =
  | 'session'
  | 'token'
  | 'stored'
  | 'message'
  | 'query'
  | 'link'
  | 'earlierEntry'
  | 'mayRegister'
  | 'proofAsked'
  | 'cookiesAsked'
  | 'healthApp';

/** A fact that must be true, or with an exclamation mark false. */
export type Condition = Fact | `!${Fact}`;

export interface FirstViews {
  usual: readonly Condition[];
  other?: readonly Condition[];
}

/** No stored state, no message and no query. Needed where a guard redirects, because each of them may change the guard's result. */
const unaffected: readonly Condition[] = ['!stored', '!message', '!query'];

/** The page itself with a session, and the page that its guards redirect to without one. */
const sessionOnly = (...conditions: Condition[]): FirstViews => ({ usual: ['session', ...conditions], other: ['!session', ...unaffected] });

/** A page for all, with other links for a user with a session. */
const withOrWithout = (...conditions: Condition[]): FirstViews => ({
  usual: ['session', ...conditions],
  other: ['!session', ...conditions],
});

/** A text with a link back, which a user with a session always has. */
const text: FirstViews = { usual: ['session'], other: ['!session', '!earlierEntry'] };

const { proofing, register, reset } = paths;

/**
 * The first views of the addresses where users arrive from outside. Each has a document of its own. Every other address has the layout with
 * its spinner until the app has started, and so has a visitor to whom no view applies. Not in the map, which is in the first script.
 * `e2e/hosting/first-views.spec.ts` compares the views with what the app shows.
 */
export const firstViews: Readonly<Partial<Record<Path, FirstViews>>> = {
  [paths.enterEmail]: sessionOnly('!message'),
  [paths.login]: sessionOnly('!message', 'mayRegister'),
  [paths.checkEmail]: withOrWithout('!stored'),
  [paths.checkForgotPassword]: sessionOnly(),
  [paths.checkResetPassword]: sessionOnly(),
  [paths.checkRegistration]: sessionOnly(),
  [paths.checkAccountStatus]: sessionOnly(),
  [paths.checkLogin]: sessionOnly(),
  [paths.authcode]: sessionOnly(),
  [proofing.findNhsRecord]: {
    usual: ['session', 'proofAsked', '!stored', '!message'],
    other: ['session', '!proofAsked', '!stored', '!message'],
  },
  [paths.redirectToHelpCentre]: { usual: [] },
  [paths.nhsLoginConsent]: { usual: ['token', '!healthApp', '!stored'], other: ['token', 'healthApp', '!stored'] },
  [paths.termsUpdate]: { usual: ['!message'] },
  [paths.notRegistered]: withOrWithout('!stored', 'mayRegister'),
  [paths.loginDisabled]: withOrWithout('!stored'),
  [paths.accountDisabled]: withOrWithout('!stored', '!query'),
  [paths.loginDisabledAuthcode]: withOrWithout('!stored', '!query'),
  [paths.error]: { usual: ['!stored'] },
  [paths.errorAccount]: withOrWithout('!stored', '!query'),
  [paths.noClientInfo]: { usual: [] },
  [paths.sessionTimeout]: { usual: ['session', '!token', '!stored', '!message'], other: ['!session', '!stored', '!message'] },
  [paths.sessionInvalid]: withOrWithout('!stored', '!message'),
  [paths.serviceBusy]: { usual: ['!stored'] },
  [register.createAccount]: sessionOnly('!stored', '!message', '!query', 'mayRegister'),
  [register.createAccountSteps]: sessionOnly('!stored', '!message', 'mayRegister'),
  [register.enterEmail]: sessionOnly('!stored', '!message', 'mayRegister'),
  [reset.newPassword]: { usual: ['link', '!stored', '!message'] },
  [reset.checkEmail]: withOrWithout('!stored'),
  [paths.cookies]: text,
  [paths.cookieSettings]: {
    usual: ['session', '!message', 'cookiesAsked'],
    other: ['!session', '!message', '!earlierEntry', 'cookiesAsked'],
  },
  [paths.cookieSettingsChanged]: { usual: ['session'], other: ['!session', '!stored'] },
  [paths.accessibility]: text,
  [paths.privacy]: text,
  [paths.termsAndConditions]: text,
  [paths.legalNotice]: text,
};

/** A visitor without stored state. */
export interface Visitor {
  session: boolean;
  token: boolean;
  healthApp: boolean;
  /** Whether the client service asks for the highest level only. */
  proofAsked: boolean;
  link: boolean;
}

/** The visitor for whom the build renders the view with these conditions. */
export const visitorOf = (conditions: readonly Condition[]): Visitor => ({
  session: !conditions.includes('!session'),
  token: conditions.includes('token'),
  healthApp: conditions.includes('healthApp'),
  proofAsked: !conditions.includes('!proofAsked'),
  link: conditions.includes('link'),
});

/** The pages on which most users arrive. Stored state only adds content to them, in space that the layout reserves. */
export const entryPages: readonly string[] = [paths.enterEmail, paths.login];
