import { whenIdle } from '@/delivery/when-idle';
import { type Path, paths } from '@/paths';
import { asksForMatch } from '@/session/vector-of-trust';
import { passkeyDue } from '@/state/passkey';
import type { RootState, Store } from '@/state/store';
import { routeFor } from './route-for';

/** A page, or a function that chooses one by the state. */
type NextPage = Path | ((state: RootState) => Path | undefined);

interface Ahead {
  /** Fetched when the browser is idle, one page after another. */
  idle?: readonly NextPage[];
  /** Fetched when the user begins to answer. */
  begun?: readonly Path[];
  /** Fetched when the store knows enough, also while a step runs. */
  known?: (state: RootState) => Path | undefined;
  /** The name of the client service is requested beside the page's own call. */
  clientInfo?: true;
}

const { proofing, register } = paths;

/** The account status says whether the user has to be matched to a health record. Without one, or an account, the client's request does. */
function matchPage({ profile: { status, upliftRequired }, client }: RootState) {
  const known = status === 'CONFIRMED' || status === 'RESET_REQUIRED';
  return (known ? upliftRequired : asksForMatch(client.oidc.vtr)) ? proofing.findNhsRecord : undefined;
}

/** While the browser's dialogue for a passkey is open, the pages of a passkey that was not used are fetched. */
const passkeyProblem = (state: RootState) => (passkeyDue(state) ? paths.passkeyLoginFailed : undefined);

const afterCode = [paths.authcode, paths.nhsLoginConsent, matchPage];

/** The pages that each page fetches ahead. Pages of one journey share a chunk and need no row. */
const ahead: Partial<Record<Path | '*', Ahead>> = {
  [paths.enterEmail]: {
    idle: [paths.logInPassword],
    known: (state) => (state.profile.status === 'NOT_FOUND' ? register.createAccount : passkeyProblem(state)),
  },
  // Many users see it first: nothing that only an answer leads to competes with it.
  [paths.login]: { begun: [paths.enterMobileCode, paths.chooseAuthenticationMethod, paths.forgottenPassword], known: passkeyProblem },
  // Few users have two phones to choose between.
  [paths.logInPassword]: { idle: [paths.enterMobileCode, paths.forgottenPassword], begun: [paths.chooseAuthenticationMethod] },
  // The bot check, and the link in the email, open another document.
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

/** Before hydration no input event reaches the app, and a password manager may send none: a submission counts as a beginning too. */
const beginnings = ['input', 'submit'];

const pathsOf = (pages: readonly NextPage[], state: RootState) =>
  pages.map((page) => (typeof page === 'function' ? page(state) : page)).filter((path) => path !== undefined);

/** One page after another: a call of the API must not queue behind many files (HTTP/1.1 has six connections). */
async function fetchPages(pages: readonly Path[]) {
  for (const path of pages) await routeFor(path)?.page.fetchAhead();
}

/** If it fails, the page that needs the name asks again. */
async function fetchClientInfo(store: Store) {
  const { fetchClient } = await import('@/content/fetch-client');
  await store.dispatch(fetchClient()).catch(() => undefined);
}

/** Fetches what the pages after this one need, until the user leaves this one. */
export function fetchAhead(path: Path | '*', store: Store, visit: AbortSignal) {
  const { idle = [], begun = [], known, clientInfo } = ahead[path] ?? {};
  if (visit.aborted) return;
  if (clientInfo) void fetchClientInfo(store);
  // By the state at arrival: a hand-over removes it before the browser leaves.
  const later = pathsOf(idle, store.getState());
  if (later.length > 0) whenIdle(() => void fetchPages(later));
  const fetchBegun = () => void fetchPages(begun);
  const unsubscribe = known && store.subscribe(() => void fetchPages(pathsOf([known], store.getState())));
  for (const type of beginnings) document.addEventListener(type, fetchBegun, { once: true });
  visit.addEventListener('abort', () => {
    unsubscribe?.();
    for (const type of beginnings) document.removeEventListener(type, fetchBegun);
  });
}
