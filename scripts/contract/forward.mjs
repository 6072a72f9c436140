import { request as requestByHttp } from 'node:http';
import { request as requestByHttps } from 'node:https';

/** @typedef {import('node:http').IncomingMessage} IncomingMessage */
/** @typedef {import('node:http').IncomingHttpHeaders} IncomingHttpHeaders */

/**
 * Proxies a request to another host, and returns its answer.
 * @param {IncomingMessage} incoming
 * @param {import('node:http').ServerResponse} outgoing
 * @param {string} origin
 * @param {{ headers?: IncomingHttpHeaders, answerHeaders?: (answer: IncomingMessage) => IncomingHttpHeaders }} [changed]
 */
export function forward(incoming, outgoing, origin, { headers = incoming.headers, answerHeaders = (answer) => answer.headers } = {}) {
  const { method, url = '/' } = incoming;
  const requestBy = origin.startsWith('https:') ? requestByHttps : requestByHttp;
  const asked = requestBy(origin + url, { method, headers: { ...headers, host: new URL(origin).host } }, (answer) => {
    outgoing.writeHead(answer.statusCode ?? 502, answerHeaders(answer));
    answer.pipe(outgoing);
  });
  asked.once('error', () => outgoing.destroy());
  incoming.pipe(asked);
}
