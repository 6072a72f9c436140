import { config } from '@/config';

/** The events that the app reports. `src/session/reports/deliver.ts` has a fixed sentence for each. */
export type Reported = 'uncaught' | 'rendering' | 'lostChunk' | 'noAnswerTwice' | 'helpCode' | 'policy' | 'backEnd';

/**
 * `helpCode`: the code on the page. `sentence`: the sentence of a `backEnd` event, from the table in `explain/sentences`. `requestId`: of the
 * call of that event, if it has one.
 */
type Deliver = (event: Reported, helpCode?: string, sentence?: string, requestId?: string) => void;

/** Limits the memory that a page uses if it throws on every pointer movement. */
const MAX_QUEUED = 10;

/** The events that wait for the code that sends them, or that code. Not in the store, because exceptions of the store are reported too. */
let delivery: Deliver | Parameters<Deliver>[] = [];

/**
 * Reports an event if the operator has configured an address for reports (decision 0034). Never contains an exception, an answer or a typed
 * value.
 */
export const report: Deliver = (...event) => {
  if (!config.reportsUrl) return;
  if (typeof delivery === 'function') delivery(...event);
  else if (delivery.length < MAX_QUEUED) delivery.push(event);
};

/**
 * Sends the queued events, and all later ones, through `send`, whose code loads after the page. Returns a function that queues events
 * again.
 */
export function deliverBy(send: Deliver): () => void {
  const queued = delivery;
  delivery = send;
  if (typeof queued !== 'function') for (const event of queued) send(...event);
  return () => {
    delivery = [];
  };
}

/** In memory only. Not in the store, because the crash page shows its help code without one. */
let failedRequest: string | undefined;

/**
 * Replaces the request id of the call that failed last. Returns the former one. A step replaces it when it begins and when its call fails.
 * The report of a help code takes it, so that no later code has it.
 */
export function replaceFailedRequest(requestId?: string): string | undefined {
  const former = failedRequest;
  failedRequest = requestId;
  return former;
}
