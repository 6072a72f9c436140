import { createServer } from 'node:http';
import { commandLine } from './command-line.mjs';

commandLine(`
Receives the reports of browsers and of the app, and prints one line of JSON for each (docs/operations.md).

Usage: node scripts/collector.mjs

The environment variable PORT is the port, 9080 unless set. ORIGIN is the origin of the app, if it is not the collector's own.`);

const PORT = Number(process.env.PORT ?? 9080);
const ORIGIN = process.env.ORIGIN ?? '';
const MOST_BYTES = 64 * 1024;
const MOST_PER_MINUTE = { address: 60, all: 3000 };

const appEvents = ['notStarted', 'lostChunk', 'uncaught', 'rendering', 'noAnswerTwice', 'policy', 'backEnd', 'helpCode', 'vitals'];
const browserTypes = ['csp-violation', 'coop', 'crash', 'deprecation', 'intervention', 'network-error'];
const appNames = ['sentence', 'build', 'address', 'helpCode', 'requestId', 'lcp', 'inp', 'cls'];
const browserNames = ['effectiveDirective', 'blockedURL', 'sourceFile', 'lineNumber', 'disposition', 'reason', 'id', 'type', 'phase'];

/** An address without its query, which may contain a code, cut to 200 characters. @param {unknown} value */
const safe = (value) => (typeof value === 'string' ? value.replace(/[?#].*$/s, '').slice(0, 200) : value);

/** @param {Record<string, unknown>} from @param {readonly string[]} names */
const only = (from, names) =>
  Object.fromEntries(names.filter((name) => ['string', 'number'].includes(typeof from[name])).map((name) => [name, safe(from[name])]));

/** The log line of a report. Undefined for any other value. @param {any} report @returns {Record<string, unknown> | undefined} */
function lineOf(report) {
  if (appEvents.includes(report?.event)) return { event: report.event, ...only(report, appNames) };
  if (browserTypes.includes(report?.type)) return { event: report.type, url: safe(report.url), ...only(report.body ?? {}, browserNames) };
}

const counts = new Map([...appEvents, ...browserTypes].map((event) => [event, 0]));
/** @type {Map<string, number>} */
let recent = new Map();
setInterval(() => (recent = new Map()), 60_000).unref();

/** @param {string} who @param {number} most */
function isTooOften(who, most) {
  const count = (recent.get(who) ?? 0) + 1;
  recent.set(who, count);
  return count > most;
}

createServer(async (request, response) => {
  /** @param {number} status @param {string} [text] */
  const answer = (status, text) => response.writeHead(status, { 'Access-Control-Allow-Origin': ORIGIN || 'null' }).end(text);
  if (request.method === 'OPTIONS') return response.setHeader('Access-Control-Allow-Headers', 'content-type') && answer(204);
  if (request.method === 'GET' && request.url === '/metrics')
    return answer(200, [...counts].map(([event, count]) => `nhs_login_reports_total{event="${event}"} ${count}\n`).join(''));
  if (request.method !== 'POST') return answer(405);
  const sender = String(request.headers['x-forwarded-for'] ?? request.socket.remoteAddress);
  if (isTooOften('all', MOST_PER_MINUTE.all) || isTooOften(sender, MOST_PER_MINUTE.address)) return answer(429);
  try {
    let text = '';
    for await (const part of request.setEncoding('utf8')) if ((text += part).length > MOST_BYTES) return answer(413);
    for (const line of [JSON.parse(text)].flat().map(lineOf)) {
      if (!line) continue;
      counts.set(String(line.event), (counts.get(String(line.event)) ?? 0) + 1);
      console.log(JSON.stringify({ time: new Date().toISOString(), ...line }));
    }
    answer(204);
  } catch {
    answer(400);
  }
}).listen(PORT);
