/** The events that the app reports by itself. `src/session/reports/deliver.ts` has a fixed sentence for each. */
export type Reported = 'uncaught' | 'rendering' | 'lostChunk' | 'noAnswerTwice' | 'helpCode' | 'policy' | 'backEnd';

/** `helpCode`: the code that the page shows to the person. `sentence`: of the table in `explain/sentences`, for `backEnd`. */
type Deliver = (event: Reported, helpCode?: string, sentence?: string) => void;

/** More than one document can say: a page that throws at every movement must not fill the memory. */
const MOST_WAITING = 10;

const waiting: Parameters<Deliver>[] = [];
const wait: Deliver = (...event) => void (waiting.length < MOST_WAITING && waiting.push(event));
let deliver = wait;

/** Reports an event where the operator has named an address for it (decision 0034). Never an exception, an answer or a typed value. */
export const report: Deliver = (...event) => {
  if (REPORTS_URL) deliver(...event);
};

/** The code that delivers has come, after the page: it gets what has waited, and all that follows. Answers how to let events wait again. */
export function deliverBy(send: Deliver): () => void {
  deliver = send;
  for (const event of waiting.splice(0)) send(...event);
  return () => {
    deliver = wait;
  };
}
