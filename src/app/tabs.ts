import { NOT_LEFT_MS } from '@/limits-and-durations';
import { followTime, sessionEnd, sessionNow } from '@/deadlines/session-time';
import { showInstead, thisNavigation } from '@/history';
import { endPageVisit, exit, finishBeforeLeaving } from '@/outcome/exit';
import { type Path, paths } from '@/paths';
import { analyticsLoaded } from '@/session/analytics';
import { acceptsOptionalCookies, removeLateCookies, removeOptionalCookies } from '@/session/optional-cookies';
import { type SignInMessage, subscribeToOtherTabs } from '@/session/other-tabs';
import {
  compareWithCookies,
  discardPendingAnswers,
  emailFingerprint,
  hasPendingCall,
  signInFingerprint,
  wasHandedOver,
} from '@/session/sign-in';
import { documentHidden, notLeft, signInEnded } from '@/state/events';
import type { SignOutReason } from '@/state/sign-out-reasons';
import { type makeStore, signOutIfOver } from '@/state/store';
import { needsSession, routeFor } from './routes';

/** Browsers must never restore these fields for the next user, even while they are shown as plain text. */
const secret = /password|one-time-code/;

function emptySecrets() {
  for (const field of document.querySelectorAll('input')) if (secret.test(field.autocomplete)) field.value = '';
}

/** Whether the browser may save the forms' text with its history entry, which it would show another user. Read at the document's unload. */
function allowRefill(allowed: boolean) {
  for (const form of document.forms) form.autocomplete = allowed ? 'on' : 'off';
}

/** The pages that ask for a security code. A code can be used only once. */
const ofCode: readonly Path[] = [
  paths.chooseAuthenticationMethod,
  paths.enterMobileCode,
  paths.getCallLandline,
  paths.enterLandlineCode,
  paths.callFailed,
  paths.landlineCodeExpired,
];

/**
 * Follows the life of the document, and what the user does in other tabs. Started before the first render, because privacy depends on it:
 * it must not wait for a lazy chunk, for hydration or for an effect. Uses `pagehide`, because an `unload` listener would disable the
 * back/forward cache.
 */
export function followTabs({ store, startSaving, flush, anyMissing }: ReturnType<typeof makeStore>) {
  let busy = false;
  /** The document is in the back/forward cache or about to be unloaded. Nothing may redirect the user then. */
  let leaving = false;
  /** The cookies have shown that the sign-in ended. The message with the reason may still arrive. */
  let awaitsReason = false;
  /** A page that the browser has not left waits for nothing. */
  const isLoading = () => store.getState().page.loading && !store.getState().page.onward;
  const row = () => routeFor(window.location.pathname);

  /**
   * Shows the page for a sign-out reason, once. Public pages stay. A page with guards must not, because it would ask about another user's
   * sign-in. Nor must a page that the browser has not left.
   */
  const showSignOut = (reason: SignOutReason, signOutReason = reason) => {
    if (!awaitsReason && !row()?.guards.length && !store.getState().page.onward) return;
    const path = reason === 'timedOut' ? paths.sessionTimeout : paths.sessionInvalid;
    if (!isLoading() && showInstead(path, { signOutReason })) return;
    leaving = true;
    endPageVisit();
    void exit.leave(path, true);
  };
  const compare = () => {
    const reason = leaving ? undefined : store.dispatch(signOutIfOver());
    if (!reason) return;
    showSignOut(reason);
    awaitsReason = reason === 'endedElsewhere';
  };
  /** Ends the sign-in when its session is over, immediately or when the running step has ended. Public pages stay. */
  const endSession = () => {
    const state = store.getState();
    if (leaving || isLoading() || !needsSession(window.location.pathname)) return;
    if ((sessionEnd(state) ?? Infinity) > sessionNow(state)) return;
    store.dispatch(signInEnded('timedOut'));
    showSignOut('timedOut');
  };
  let stopTime = followTime(endSession);
  const compareIfVisible = () => {
    if (document.visibilityState === 'visible') compare();
  };
  let departure: { url: string; at: string; timer: ReturnType<typeof setTimeout> } | undefined;
  /** Offers a link onwards if the browser has not left, such as after Stop or a download. It may still leave. */
  const stay = () => {
    if (!departure) return;
    const { url, at, timer } = departure;
    const { pathname, search } = window.location;
    clearTimeout(timer);
    departure = undefined;
    leaving = false;
    // The user went back instead.
    if (thisNavigation() !== at) return;
    if (wasHandedOver()) store.dispatch(notLeft({ to: paths.sessionInvalid, by: 'explain' }));
    else if (url === '' || store.getState().journey.roundTrips.length > 0) store.dispatch(notLeft({ to: pathname + search, by: 'reload' }));
    else store.dispatch(notLeft({ to: url, by: 'open' }));
  };

  /** Reloads a document with analytics after a refusal, because a loaded script cannot be unloaded. */
  const followRefusal = () => {
    if (acceptsOptionalCookies() || !analyticsLoaded()) return;
    removeOptionalCookies();
    // Not during a call. After a reload nothing could show whether the call arrived.
    const reload = () => {
      if (isLoading() || hasPendingCall()) return;
      stop();
      void exit.reload();
    };
    const stop = store.subscribe(reload);
    reload();
  };

  /** Whether an action in another tab of the same sign-in has made the page useless. */
  const isOvertaken = (kind: SignInMessage, by?: string) => {
    const { path, guards } = row() ?? {};
    const { email } = store.getState().profile;
    if (!guards?.length) return false;
    if (kind === 'code-used') return !isLoading() && ofCode.some((ofCode) => ofCode === path);
    return kind === 'email-given' && email !== '' && emailFingerprint(email) !== by;
  };

  // Before a redirect round trip, save the state even if the saver has not started. The next document needs it.
  finishBeforeLeaving((url) => {
    // The document is about to be unloaded, so another tab must not redirect it.
    leaving = true;
    clearTimeout(departure?.timer);
    departure = { url, at: thisNavigation(), timer: setTimeout(stay, NOT_LEFT_MS) };
    return store.getState().journey.roundTrips.length > 0 ? startSaving().then((saver) => saver.flush()) : flush();
  });
  window.addEventListener('pagehide', () => {
    // Prevents the browser from restoring typed text for the next user.
    emptySecrets();
    allowRefill(false);
    leaving = true;
    stopTime();
    clearTimeout(departure?.timer);
    departure = undefined;
    busy = store.getState().page.loading;
    endPageVisit();
    store.dispatch(documentHidden());
    void flush();
  });
  window.addEventListener('pageshow', ({ persisted }) => {
    if (!persisted) return;
    allowRefill(true);
    followRefusal();
    // A cached document receives no messages. Another document may have ended the sign-in without changing its cookie.
    const ended = compareWithCookies() !== 'ours' || anyMissing();
    if (ended) store.dispatch(signInEnded('endedElsewhere'));
    // Reload a page that was navigating away, or that belongs to another session.
    leaving = busy || ended;
    stopTime = followTime(endSession);
    if (!leaving) return;
    // Remove what the previous user typed and saw, also from the values that the browser restores after a reload.
    if (ended) document.body.replaceChildren();
    void exit.reload();
  });
  window.addEventListener('focus', compareIfVisible);
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'visible') stay();
    compareIfVisible();
  });
  // Another tab has stored something, perhaps at the start of its own sign-in. A removed entry shows nothing: this tab may have removed it,
  // and the event can reach its next document.
  window.addEventListener('storage', compare);

  removeLateCookies();
  subscribeToOtherTabs((message) => {
    if (message.kind === 'cookies-refused') return followRefusal();
    const { kind, session, by } = message;
    if (leaving || session !== signInFingerprint()) return;
    if (kind === 'sign-in-ended') {
      // Do not announce it again: the tab that ended the sign-in may still be redirecting to the client service.
      store.dispatch(signInEnded('endedElsewhere'));
      showSignOut(by === 'timedOut' ? 'timedOut' : 'endedElsewhere', by as SignOutReason);
      awaitsReason = false;
    } else if (isOvertaken(kind, by)) {
      // A pending call may be about the previous email address.
      discardPendingAnswers();
      if (!showInstead(paths.sessionInvalid, { signOutReason: 'carriedOn' })) void exit.leave(paths.sessionInvalid, true);
    }
  });
}
