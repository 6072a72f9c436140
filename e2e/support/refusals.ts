import { connect } from 'node:net';
import { securityOverTls } from './security-headers';

/** Requests that a browser does not send, and their statuses. */
const requests: Record<string, readonly [request: string, status: number]> = {
  'no host': ['GET /login HTTP/1.1\r\n', 400],
  'no request': ['GARBAGE\r\n', 400],
  'an address that cannot be read': ['GET /%zz HTTP/1.1\r\nHost: localhost\r\n', 400],
  'a file outside of the folder': ['GET /../package.json HTTP/1.1\r\nHost: localhost\r\n', 400],
  'a file outside of the folder, encoded': ['GET /assets/..%2f%2e%2e/package.json HTTP/1.1\r\nHost: localhost\r\n', 400],
  'headers that are too long': [`GET /reset/new-password HTTP/1.1\r\nHost: localhost\r\nX: ${'x'.repeat(9000)}\r\n`, 400],
  'an address that is too long': [`GET /${'x'.repeat(9000)} HTTP/1.1\r\nHost: localhost\r\n`, 414],
  TRACE: ['TRACE /login HTTP/1.1\r\nHost: localhost\r\n', 405],
  POST: ['POST /login HTTP/1.1\r\nHost: localhost\r\nContent-Length: 0\r\n', 405],
  'a body that is too long': ['POST /login HTTP/1.1\r\nHost: localhost\r\nContent-Length: 99999999\r\n', 413],
  'a condition that does not hold': [
    'GET /login HTTP/1.1\r\nHost: localhost\r\nIf-Unmodified-Since: Mon, 01 Jan 1990 00:00:00 GMT\r\n',
    412,
  ],
  'an unknown transfer': ['GET /login HTTP/1.1\r\nHost: localhost\r\nTransfer-Encoding: x\r\n', 501],
  'an unknown version': ['GET /login HTTP/9.1\r\nHost: localhost\r\n', 505],
};

/** All that a server answers to a text. */
const answerTo = (origin: string, text: string) =>
  new Promise<string>((resolve, reject) => {
    let answer = '';
    const { hostname, port } = new URL(origin);
    const socket = connect(Number(port), hostname, () => socket.write(`${text}Connection: close\r\n\r\n`));
    socket.on('data', (chunk) => (answer += String(chunk)));
    socket.on('end', () => resolve(answer));
    socket.on('error', reject);
  });

/** The status of an answer, and its headers that a document has. A repeated header has both values. */
function read(answer: string) {
  const [start = '', ...lines] = (answer.split('\r\n\r\n')[0] ?? '').split('\r\n');
  const headers: Record<string, string> = {};
  for (const line of lines) {
    const [, name = '', value = ''] = /^([^:]+): (.*)$/.exec(line) ?? [];
    const key = name.toLowerCase();
    if (['cache-control', 'content-type'].includes(key) || key in securityOverTls)
      headers[key] = key in headers ? `${headers[key]} AND ${value}` : value;
  }
  return { status: Number(start.split(' ')[1]), ...headers };
}

export async function actualRefusals(origin: string) {
  const given: Record<string, object> = {};
  for (const [name, [request]] of Object.entries(requests)) given[name] = read(await answerTo(origin, request));
  return given;
}

export const expectedRefusals = Object.fromEntries(
  Object.entries(requests).map(([name, [, status]]) => [
    name,
    { status, 'cache-control': 'no-store', 'content-type': 'text/plain; charset=utf-8', ...securityOverTls },
  ]),
);
