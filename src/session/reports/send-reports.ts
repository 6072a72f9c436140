import { canonicalPath } from '@/canonical-path';
import { config } from '@/config';
import { addresses } from '@/paths';
import type { Deliver, Reported } from '../report';
import { placesOf } from './places';

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

/** How many reports of an event a document sends; 1 unless listed. The first exception is often that of an extension. */
const most: Readonly<Partial<Record<Reported, number>>> = { helpCode: 5, backEnd: 5, uncaught: 5 };

/** The address without its query, if it is an address of the service. Any other may contain a secret or a name. */
function reportedAddress(): string {
  const path = canonicalPath(window.location.pathname);
  return addresses.has(path) ? path : 'other';
}

/** Sends one report, also during unload. `sendBeacon` would send cookies. Plain text needs no preflight on another origin. */
function send(fields: Readonly<Record<string, string | number>>) {
  const build = document.documentElement.dataset.build ?? 'unknown';
  const body = JSON.stringify({ build, address: reportedAddress(), ...fields });
  fetch(config.reportsUrl, { method: 'POST', mode: 'no-cors', credentials: 'omit', keepalive: true, body }).catch(() => undefined);
}

/** Sends each event, within the limits of a document. */
function limitedDelivery(): Deliver {
  const counts = new Map<Reported, number>();
  const sent = new Set<string>();
  return (event, exception, helpCode, sentence = sentences[event], requestId) => {
    const places = placesOf(exception);
    // Each page with a help code shows another code.
    if (!helpCode && sent.has(sentence + places)) return;
    sent.add(sentence + places);
    const count = (counts.get(event) ?? 0) + 1;
    counts.set(event, count);
    if (count <= (most[event] ?? 1))
      send({ event, sentence, ...(helpCode && { helpCode }), ...(requestId && { requestId }), ...(places && { places }) });
  };
}

/** Reports violations of the policy. The browser itself reports none of documents whose address has a query, as most have. */
function followPolicy(deliver: Deliver) {
  if (!('ReportingObserver' in window)) return;
  new ReportingObserver(() => deliver('policy'), { types: ['csp-violation'], buffered: true }).observe();
}

/** Measures Core Web Vitals in a random sample of visits, for the document's first address. The choice does not depend on the user. */
function sampleVitals() {
  if (Math.random() >= config.vitalsSample) return;
  // The user may navigate within the document.
  const address = reportedAddress();
  import('../vitals/follow-vitals')
    .then(({ followVitals }) => followVitals((vitals) => send({ event: 'vitals', sentence: 'Core Web Vitals', ...vitals, address })))
    .catch(() => undefined);
}

/** Starts reporting. Returns the function that sends events. */
export function startReports(): Deliver {
  const deliver = limitedDelivery();
  followPolicy(deliver);
  sampleVitals();
  return deliver;
}
