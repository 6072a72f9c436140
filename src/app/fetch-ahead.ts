import { type Path, paths } from '@/paths';
import { asksForMatch } from '@/session/oidc-parameters';
import { passkeyDue } from '@/state/passkey';
import type { RootState, Store } from '@/state/store';
import { whenIdle } from '@/timers';
import { routeFor } from './routes';

/** A page, or a function that chooses one by the state. */
type NextPage = Path | ((state: RootState) => Path | undefined);

interface Ahead {
  /** Fetched when the browser is idle, one page after another. */
  idle?: readonly NextPage[];
  /** Fetched when the user begins to answer. */
  begun?: readonly Path[];
  /** Fetched when the store knows enough, also while a step runs. */
  known?: (state: RootState) => Path | undefined;
  /** The name of the client service is requested in parallel with the page's own call. */
  clientInfo?: true;
}

const { proofing, register } = paths;

/** The account status shows whether the user must be matched to a health record. Without a status, the client's request shows it. */
function matchPage({ profile: { status, upliftRequired }, client }: RootState) {
  const known = status === 'CONFIRMED' || status === 'RESET_REQUIRED';
  return (known ? upliftRequired : asksForMatch(client.oidc.vtr)) ? proofing.findNhsRecord : undefined;
}

/** While the browser's passkey dialogue is open, fetch the pages for a passkey that was not used. */
const passkeyProblem = (state: RootState) => (passkeyDue(state) ? paths.passkeyLoginFailed : undefined);

const afterCode = [paths.authcode, paths.nhsLoginConsent, matchPage];

/** The pages that each page fetches ahead. Pages of one journey share a chunk and need no row. */
const ahead: Partial<Record<Path | '*', Ahead>> = {
  [paths.enterEmail]: {
    idle: [paths.logInPassword],
    known: (state) => (state.profile.status === 'NOT_FOUND' ? register.createAccount : passkeyProblem(state)),
  },
  // Most visits begin here. Pages that depend on an answer must not compete with this one.
  [paths.login]: { begun: [paths.enterMobileCode, paths.chooseAuthenticationMethod, paths.forgottenPassword], known: passkeyProblem },
  // Few users have two phones to choose between.
  [paths.logInPassword]: { idle: [paths.enterMobileCode, paths.forgottenPassword], begun: [paths.chooseAuthenticationMethod] },
  // The bot check and the link in the email load another document.
  [paths.forgottenPassword]: { idle: [paths.checkForgotPassword] },
  [paths.checkEmail]: { idle: [paths.reset.newPassword] },
  [paths.chooseAuthenticationMethod]: { idle: [paths.enterMobileCode] },
  [paths.getCallLandline]: { idle: [paths.enterLandlineCode] },
  [paths.enterMobileCode]: { idle: afterCode },
  [paths.enterLandlineCode]: { idle: afterCode },
  [paths.authcode]: { idle: [paths.nhsLoginConsent, matchPage], clientInfo: true },
  [paths.nhsLoginConsent]: { idle: [paths.authcode] },
  [paths.termsUpdate]: { idle: [paths.authcode] },

  [proofing.checkYourDetails]: { idle: [paths.authcode, paths.nhsLoginConsent, proofing.duplicateNhsNumber] },
  [proofing.confirmAccountReplacement]: { idle: [paths.authcode, paths.nhsLoginConsent] },
};

/** A submission too, because no input event reaches the app before hydration, and a password manager may send none. */
const beginnings = ['input', 'submit'];

const pathsOf = (pages: readonly NextPage[], state: RootState) =>
  pages.map((page) => (typeof page === 'function' ? page(state) : page)).filter((path) => path !== undefined);

/** Fetches the pages one by one, so that an API call does not wait behind many files (HTTP/1.1 allows six connections). */
async function fetchPages(pages: readonly Path[]) {
  for (const path of pages) await routeFor(path)?.page.fetchAhead();
}

/** Fetches the pages that may follow this one, until the user leaves this one. */
export function fetchAhead(path: Path | '*', store: Store, visit: AbortSignal) {
  const { idle = [], begun = [], known, clientInfo } = ahead[path] ?? {};
  if (visit.aborted) return;
  // If this fails, the page that needs the name retries it.
  if (clientInfo) void import('@/content/fetch-client').then(({ fetchClient }) => store.dispatch(fetchClient())).catch(() => undefined);
  // Uses the state on arrival: a hand-over clears it before the browser leaves.
  const later = pathsOf(idle, store.getState());
  if (later.length > 0) whenIdle(() => void fetchPages(later));
  if (known) {
    const unsubscribe = store.subscribe(() => void fetchPages(pathsOf([known], store.getState())));
    visit.addEventListener('abort', unsubscribe);
  }
  for (const type of beginnings) document.addEventListener(type, () => !visit.aborted && void fetchPages(begun), { once: true });
}
