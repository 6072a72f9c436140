import { type ChildProcess, spawn } from 'node:child_process';
import { connect } from 'node:net';

/** A server in its own process, with its output so far. */
export interface StartedServer {
  child: ChildProcess;
  output: () => string;
}

/** Starts a server, and resolves when it has printed that it listens. Disables colours, which vite writes into text under CI. */
export async function startServer(args: readonly string[], listening: string, env: Record<string, string> = {}): Promise<StartedServer> {
  const plain = { NO_COLOR: '1', FORCE_COLOR: undefined };
  const child = spawn(process.execPath, args, { env: { ...process.env, ...plain, NODE_ENV: 'development', VITEST: undefined, ...env } });
  let output = '';
  await new Promise<void>((resolve, reject) => {
    for (const stream of [child.stdout, child.stderr])
      stream.on('data', (text) => {
        output += String(text);
        if (output.includes(listening)) resolve();
      });
    child.once('exit', (code) => reject(new Error(`${args.join(' ')} ended with ${code}: ${output}`)));
  });
  return { child, output: () => output };
}

interface Sent {
  method?: string;
  headers?: Readonly<Record<string, string>>;
  body?: string;
}

/** Sends a request with exactly these headers over a socket, because `fetch` sets the Host header itself, and msw does not intercept sockets. */
export const ask = (port: number, path: string, { method = 'GET', headers = {}, body = '' }: Sent = {}) =>
  new Promise<{ status: number; text: string }>((resolve, reject) => {
    const sent = { host: `localhost:${port}`, connection: 'close', 'content-length': String(Buffer.byteLength(body)), ...headers };
    const head = Object.entries(sent).map(([name, value]) => `${name}: ${value}\r\n`);
    let text = '';
    const socket = connect(port, '127.0.0.1', () => socket.write(`${method} ${path} HTTP/1.1\r\n${head.join('')}\r\n${body}`));
    socket.setEncoding('utf8').on('data', (part) => (text += String(part)));
    socket.on('error', reject);
    socket.on('close', () => resolve({ status: Number(text.split(' ')[1]), text }));
  });
