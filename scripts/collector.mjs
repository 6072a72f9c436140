import { createServer } from 'node:http';
import { commandLine } from './command-line.mjs';

commandLine(`
Receives the reports of browsers and of the app, and prints one line of JSON for each (docs/operators.md).

Usage: node scripts/collector.mjs

Environment variables:

  PORT             9080 unless set
  HOST             the address to listen on, 127.0.0.1 unless set
  ORIGIN           the origin of the app, if it is not the collector's own
  TRUSTED_PROXY=1  takes the sender from X-Forwarded-For, for a proxy in front that adds the address there`);

const { PORT = '9080', HOST = '127.0.0.1', ORIGIN, TRUSTED_PROXY } = process.env;
const MOST_BYTES = 64 * 1024;
const MOST_EVENTS = 20;
/** In milliseconds, for a complete request. */
const TIME_LIMIT = 10_000;
/** Lines. A request without any counts as one. */
const MOST_PER_MINUTE = { sender: 60, all: 3000 };

const appEvents = ['notStarted', 'lostChunk', 'uncaught', 'rendering', 'noAnswerTwice', 'policy', 'backEnd', 'helpCode', 'vitals'];
/** Why a page with a help code was shown, by the first character of the code (src/session/help-code.ts). */
const causes = ['none', 'noCookie', 'malformedCookie', 'shape', 'refused', 'failed', 'noAnswer', 'firewall', 'exception', 'signInOver'];
const firstCharacters = '2346789CDF';
const browserTypes = ['csp-violation', 'coop', 'crash', 'deprecation', 'intervention', 'network-error'];
const appNames = ['sentence', 'build', 'address', 'helpCode', 'requestId', 'lcp', 'inp', 'cls'];
const browserNames = ['effectiveDirective', 'blockedURL', 'sourceFile', 'lineNumber', 'disposition', 'reason', 'id', 'type', 'phase'];

/** At most five places of an exception in scripts of the app (src/session/reports/places.ts). */
const places = /^(?:[\w.-]{1,60}\.js:\d{1,7}:\d{1,7}(?: (?=.)|$)){1,5}$/;

/**
 * An address without its query, which may contain a code, cut to 200 characters. Control, format and direction characters could change what a
 * reader of the log sees. @param {unknown} value
 */
const safe = (value) => (typeof value === 'string' ? value.replace(/[?#].*$|[\p{C}\p{Zl}\p{Zp}]/gsu, '').slice(0, 200) : value);

/** @param {Record<string, unknown>} from @param {readonly string[]} names */
const only = (from, names) =>
  Object.fromEntries(names.filter((name) => ['string', 'number'].includes(typeof from[name])).map((name) => [name, safe(from[name])]));

/** The log line of a report. Undefined for any other value. @param {any} report @returns {Record<string, unknown> | undefined} */
function lineOf(report) {
  if (appEvents.includes(report?.event))
    return { event: report.event, ...only(report, appNames), ...(places.test(report.places) && { places: String(report.places) }) };
  if (browserTypes.includes(report?.type))
    return { event: report.type, ...only(report, ['url']), ...only(report.body ?? {}, browserNames) };
}

const dropped = 'nhs_login_reports_dropped_total';
const ofEvent = (/** @type {unknown} */ event) => `nhs_login_reports_total{event="${event}"}`;
const ofCause = (/** @type {unknown} */ cause) => `nhs_login_help_codes_total{cause="${cause}"}`;
/** The counters of /metrics. */
const counters = new Map([...[...appEvents, ...browserTypes].map(ofEvent), ...causes.map(ofCause), dropped].map((name) => [name, 0]));
/** @param {string} name */
const count = (name, more = 1) => counters.set(name, (counters.get(name) ?? 0) + more);

/** The lines of this minute by sender. Bounded, because no sender is added after the limit of all. @type {Map<string, number>} */
let recent = new Map();
setInterval(() => (recent = new Map()), 60_000).unref();

/** How many of these lines a sender may still have in this minute. Counts them. @param {string} sender @param {number} lines */
function allowed(sender, lines) {
  const left = (/** @type {string} */ who, /** @type {number} */ most) => most - (recent.get(who) ?? 0);
  const some = Math.max(0, Math.min(lines, left('all', MOST_PER_MINUTE.all), left(sender, MOST_PER_MINUTE.sender)));
  if (some > 0) for (const who of ['all', sender]) recent.set(who, (recent.get(who) ?? 0) + some);
  return some;
}

/** Writes the known reports of a request. @param {string} text @param {string} sender */
function write(text, sender) {
  /** @type {unknown[]} */
  const reports = [JSON.parse(text)].flat();
  const lines = reports
    .slice(0, MOST_EVENTS)
    .map(lineOf)
    .filter((line) => line !== undefined);
  // The request itself has counted as the first line.
  const taken = lines.slice(0, 1 + allowed(sender, lines.length - 1));
  count(dropped, Math.max(0, reports.length - MOST_EVENTS) + lines.length - taken.length);
  for (const line of taken) {
    count(ofEvent(line.event));
    const cause = causes[firstCharacters.indexOf(String(line.helpCode)[0] ?? ' ')];
    if (line.event === 'helpCode' && cause) count(ofCause(cause));
    console.log(JSON.stringify({ time: new Date().toISOString(), ...line }));
  }
}

createServer({ requestTimeout: TIME_LIMIT, connectionsCheckingInterval: 1000 }, async (request, response) => {
  /** @param {number} status @param {string} [text] */
  const answer = (status, text) => response.writeHead(status, ORIGIN ? { 'Access-Control-Allow-Origin': ORIGIN } : {}).end(text);
  if (request.method === 'OPTIONS' && ORIGIN) return response.setHeader('Access-Control-Allow-Headers', 'content-type') && answer(204);
  if (request.method === 'GET' && request.url === '/metrics')
    return answer(200, [...counters].map(([name, total]) => `${name} ${total}\n`).join(''));
  if (request.method !== 'POST') return answer(405);
  const forwarded = TRUSTED_PROXY === '1' ? request.headers['x-forwarded-for'] : undefined;
  // The last address is the one that the proxy has added.
  const sender = String(forwarded ?? request.socket.remoteAddress)
    .replace(/^.*, */s, '')
    .slice(0, 45);
  if (allowed(sender, 1) === 0) return answer(429);
  try {
    let text = '';
    for await (const part of request.setEncoding('utf8')) if ((text += part).length > MOST_BYTES) return answer(413);
    write(text, sender);
    answer(204);
  } catch {
    answer(400);
  }
}).listen(Number(PORT), HOST);
