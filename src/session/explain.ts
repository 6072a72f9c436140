import { logWarning, ofRequest, report } from './report';

/** Finds the sentence for what is wrong; undefined if nothing is. */
export type Find = (sentences: typeof import('./explain/sentences')) => string | undefined;

/** The event of the window after each sentence, in development. */
const EXPLAINED = 'app-explained';

/** The sentence that was logged last, for the error page in development. Not in the store, because calls below it are explained too. */
let latest = '';
export const latestSentence = () => latest;

/** Calls `listener` after each further sentence. Returns an unsubscribe function. */
export function followSentences(listener: () => void): () => void {
  window.addEventListener(EXPLAINED, listener);
  return () => window.removeEventListener(EXPLAINED, listener);
}

/**
 * Logs for developers and operators what is wrong with a back end or a setting. The sentences load when one is needed. `reported`: false for
 * what a user's own network may cause. `requestId`: of the call, if it has one. No sentence has a value of an answer, a cookie or a form
 * (decision 0004).
 */
export async function explain(find: Find, reported = true, requestId?: string) {
  const sentence = await import('./explain/sentences').then(find, () => 'A call or a cookie is wrong');
  if (!sentence) return;
  const logged = ofRequest(sentence, requestId);
  logWarning(logged);
  if (reported) report('backEnd', undefined, undefined, sentence, requestId);
  if (!import.meta.env.DEV) return;
  latest = logged;
  window.dispatchEvent(new Event(EXPLAINED));
}
