import { config } from '@/config';
import { whenIdle } from '@/timers';

/** A sentence about a call, with the id of its request if it was sent with one. */
export const ofRequest = (sentence: string, requestId?: string) => (requestId ? `${sentence} (request id ${requestId})` : sentence);

/** Logs to the console, from which operators may collect. Takes only fixed sentences, never typed text or a server's answer. */
export const logError = (sentence: string) => console.error(sentence);
export const logWarning = (sentence: string) => console.warn(sentence);
export const logInfo = (sentence: string) => console.info(sentence);

/** The events that the app reports. `src/session/reports/send-reports.ts` has a fixed sentence for each. */
export type Reported = 'uncaught' | 'rendering' | 'lostChunk' | 'noAnswerTwice' | 'helpCode' | 'policy' | 'backEnd';

/**
 * `exception`: a report has only its places in the app's scripts, because its message may quote typed text. `helpCode`: the code on the
 * page. `sentence`: of a `backEnd` event, from `explain/sentences`. `requestId`: of the failed call.
 */
export type Deliver = (event: Reported, exception?: unknown, helpCode?: string, sentence?: string, requestId?: string) => void;

/** In memory only. Not in the store, because the crash page shows its help code without one. */
let failedRequest: string | undefined;

/** Replaces the request id of the call that failed last. Returns the previous one. A help code clears it for later codes. */
export function replaceFailedRequest(requestId?: string): string | undefined {
  const previous = failedRequest;
  failedRequest = requestId;
  return previous;
}

/** Limits the memory that a page uses if it throws on every pointer movement. */
const MAX_QUEUED = 10;

/** The events that wait for the code that sends them, or that code. Not in the store, because exceptions of the store are reported too. */
let delivery: Deliver | Parameters<Deliver>[] = [];

/** Reports an event if the operator wants reports (decision 0034). Never contains a message, an answer or a typed value. */
export const report: Deliver = (...event) => {
  if (!config.reportsUrl) return;
  if (event[0] === 'helpCode' && failedRequest) event[4] = replaceFailedRequest();
  if (typeof delivery === 'function') delivery(...event);
  else if (delivery.length < MAX_QUEUED) delivery.push(event);
};

/** Sends the queued events, and all later ones, through `send`. Returns a function that queues events again. */
export function deliverBy(send: Deliver): () => void {
  const queued = delivery;
  delivery = send;
  if (typeof queued !== 'function') for (const event of queued) send(...event);
  return () => {
    delivery = [];
  };
}

/** Loads the code that sends events, after the document's load event. If the import fails, nothing is reported. */
export function loadReports() {
  const load = () =>
    whenIdle(() => void import('./reports/send-reports').then(({ startReports }) => deliverBy(startReports())).catch(() => undefined));
  if (document.readyState === 'complete') load();
  else window.addEventListener('load', load);
}

/** Logs an exception while rendering as one fixed sentence. The exception itself may quote typed text. */
export function reportRendering(exception: unknown) {
  logError('A page could not be shown');
  report('rendering', exception);
}

/** Reports uncaught exceptions (ASVS 5.0, 16.5.4). They never change the page: extensions and browsers throw on our pages too. */
export function reportUncaughtErrors() {
  const reportUncaught = ({ error, reason }: Partial<ErrorEvent & PromiseRejectionEvent>) => {
    logError('Something unexpected has happened');
    report('uncaught', error ?? reason);
  };
  window.addEventListener('error', reportUncaught);
  window.addEventListener('unhandledrejection', reportUncaught);
}
