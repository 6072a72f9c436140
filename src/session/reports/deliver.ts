import { deliverBy, report, type Reported } from '../report';
import { send } from './send';

/** All that a report says of what has happened. */
const sentences: Readonly<Record<Reported, string>> = {
  uncaught: 'Something unexpected has happened',
  rendering: 'A page could not be shown',
  lostChunk: 'A part of the app could not be loaded',
  noAnswerTwice: 'There was no answer twice',
  helpCode: 'A help code was shown',
  policy: 'The security policy refused something',
  backEnd: 'A back end differs from its contract',
};

/** How often one document reports an event. Each page with a help code has another one, and each difference of a back end its sentence. */
const most: Readonly<Partial<Record<Reported, number>>> = { helpCode: 5, backEnd: 5 };

/**
 * Reports what the policy has refused. The browser's own report says more, but there is none from a document whose address had a query, as
 * most have with which people arrive.
 */
function followPolicy() {
  if (!('ReportingObserver' in window)) return;
  new ReportingObserver(() => report('policy'), { types: ['csp-violation'], buffered: true }).observe();
}

/** Delivers what was reported before this code came, and from now on at once: each event once in a document. Answers how to stop. */
export function startReports() {
  const counts = new Map<Reported, number>();
  const said = new Set<string>();
  const stop = deliverBy((event, helpCode, sentence = sentences[event]) => {
    if (event === 'backEnd' && said.has(sentence)) return;
    said.add(sentence);
    const count = (counts.get(event) ?? 0) + 1;
    counts.set(event, count);
    if (count <= (most[event] ?? 1)) send({ event, sentence, ...(helpCode && { helpCode }) });
  });
  followPolicy();
  return stop;
}
