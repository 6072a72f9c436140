import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { PreviewServer } from 'vite';
import { parseConfig } from '@/settings';
import { hostedPreview } from '../../hosting/preview-plugin';

export type Handler = (asked: { url: string; method: string; headers: object }, outgoing: object) => void;
export interface Answer {
  status: number;
  headers: Record<string, string>;
  body: string;
}

let folder = '';

/** Creates a build for each test of the file. */
export function makeBuildForEachTest() {
  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'build-'));
    write('index.html', 'the page of all');
    write('banners.json', '{}');
  });
  afterEach(() => rmSync(folder, { recursive: true }));
}

/** Writes a file of the build. */
export function write(name: string, text: string) {
  mkdirSync(join(folder, name, '..'), { recursive: true });
  writeFileSync(join(folder, name), text);
}

/** The preview server of that build, or of a folder in it. */
export function serve(httpServer = createServer(), added?: (cookies: string) => string, settings = parseConfig({}), inside = '.'): Handler {
  let handler: Handler | undefined;
  const server = {
    config: { root: '/', build: { outDir: join(folder, inside) } },
    middlewares: { use: (one: Handler) => (handler = one) },
    httpServer,
  };
  const { configurePreviewServer } = hostedPreview(settings, added);
  (configurePreviewServer as (server: PreviewServer) => void)(server as unknown as PreviewServer);
  if (!handler) throw new Error('It serves nothing');
  return handler;
}

export function ask(handler: Handler, url: string, method = 'GET', sent: Record<string, string> = {}): Answer {
  const answer: Answer = { status: 0, headers: {}, body: '' };
  const writeHead = (status: number, headers: Record<string, string>) => Object.assign(answer, { status, headers });
  handler({ url, method, headers: sent }, { writeHead, end: (body: string | Buffer) => (answer.body = String(body)) });
  return answer;
}
