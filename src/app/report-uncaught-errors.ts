import { logError } from '@/session/log';
import { report } from '@/session/report';

/** Logs an exception while rendering as one fixed sentence. The exception itself may quote typed text. */
export function reportRendering() {
  logError('A page could not be shown');
  report('rendering');
}

/**
 * Reports uncaught exceptions (ASVS 5.0, 16.5.4). Extensions, in-app browsers and the browser itself throw on our pages too, so an
 * exception never changes the page. A step that throws ends with its own error.
 */
export function reportUncaughtErrors() {
  const reportUncaught = () => {
    logError('Something unexpected has happened');
    report('uncaught');
  };
  window.addEventListener('error', reportUncaught);
  window.addEventListener('unhandledrejection', reportUncaught);
}
