import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { brotliCompressSync } from 'node:zlib';
import { serveBuild } from './serve.mjs';

const pages = fileURLToPath(new URL('limit/', import.meta.url));

/**
 * Serves the entry pages as plain HTML under the same hosting rules as the app. The app could not save the cost of
 * its security headers.
 * @returns {Promise<{ origin: string, close: () => Promise<void> }>}
 */
export async function serveLimit() {
  const folder = mkdtempSync(join(tmpdir(), 'limit-'));
  cpSync(pages, folder, { recursive: true });
  for (const name of readdirSync(pages)) writeFileSync(join(folder, `${name}.br`), brotliCompressSync(readFileSync(join(pages, name))));
  const { origin, close } = await serveBuild(folder);
  const closeAndRemove = async () => {
    await close();
    rmSync(folder, { recursive: true });
  };
  return { origin, close: closeAndRemove };
}
