import { install } from './install.mjs';

await install();
const { createServer } = await import('vite');

const server = await createServer();
await server.listen();
const [address = 'http://localhost:3000/'] = server.resolvedUrls?.local ?? [];
console.log(`\nOpen ${address}mock to log in as anybody, with the mock backend. Ctrl-C ends it.\n`);

for (const signal of ['SIGINT', 'SIGTERM']) {
  // Once: a second Ctrl-C does not wait for anything.
  process.once(signal, () => void server.close().finally(() => process.exit(0)));
}
