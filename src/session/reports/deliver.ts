import { config } from '@/config';
import { deliverBy, replaceFailedRequest, report, type Reported } from '../report';
import { send } from './send';

/** The fixed sentence of each event: a report contains no other text. */
const sentences: Readonly<Record<Reported, string>> = {
  uncaught: 'Something unexpected has happened',
  rendering: 'A page could not be shown',
  lostChunk: 'A part of the app could not be loaded',
  noAnswerTwice: 'There was no answer twice',
  helpCode: 'A help code was shown',
  policy: 'The security policy refused something',
  backEnd: 'A back end differs from its contract',
};

/**
 * The maximum number of reports per document for an event; 1 unless listed. Each page with a help code shows another code, and each
 * difference of a back end has its own sentence.
 */
const most: Readonly<Partial<Record<Reported, number>>> = { helpCode: 5, backEnd: 5 };

/**
 * Reports violations of the content security policy. The browser's own reports have more detail, but documents whose address had a query
 * send none, and most users arrive with a query.
 */
function followPolicy() {
  if (!('ReportingObserver' in window)) return;
  new ReportingObserver(() => report('policy'), { types: ['csp-violation'], buffered: true }).observe();
}

/** Sends the queued events, and later ones immediately. Returns a function that stops it. */
export function startReports() {
  const counts = new Map<Reported, number>();
  const sent = new Set<string>();
  const stop = deliverBy((event, helpCode, sentence = sentences[event], request) => {
    if (event === 'backEnd' && sent.has(sentence)) return;
    sent.add(sentence);
    const count = (counts.get(event) ?? 0) + 1;
    counts.set(event, count);
    const requestId = event === 'helpCode' ? replaceFailedRequest() : request;
    if (count <= (most[event] ?? 1)) send({ event, sentence, ...(helpCode && { helpCode }), ...(requestId && { requestId }) });
  });
  followPolicy();
  return stop;
}

/** Starts reporting. In a random sample of visits it also measures Core Web Vitals. The choice does not depend on the user. */
export function start() {
  startReports();
  if (Math.random() < config.vitalsSample)
    import('../vitals/follow-vitals').then(({ followVitals }) => followVitals()).catch(() => undefined);
}
