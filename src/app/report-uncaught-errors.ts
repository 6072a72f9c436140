import { exit } from '@/outcome/exit';
import { paths } from '@/paths';
import { logError } from '@/session/log';
import { report } from '@/session/report';
import type { Store } from '@/state/store';

/** Logs an exception while rendering as one fixed sentence: the exception may quote typed text. */
export function reportRendering() {
  logError('A page could not be shown');
  report('rendering');
}

/**
 * Exceptions that nothing else has caught (ASVS 5.0, 16.5.4). Whoever waits for something that has broken is led to a page with a way
 * on; whoever reads or types is left alone, because browsers and their extensions throw on pages too.
 */
export function reportUncaughtErrors(store: Store) {
  const reportUncaught = () => {
    logError('Something unexpected has happened');
    report('uncaught');
    if (store.getState().page.loading) void exit.leave(paths.error, true);
  };
  window.addEventListener('error', reportUncaught);
  window.addEventListener('unhandledrejection', reportUncaught);
}
