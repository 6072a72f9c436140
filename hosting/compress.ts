import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

/** Below this a file fits into one packet anyway. */
const WORTHWHILE_BYTES = 1000;
// The banners have no compressed copy, because a host would still serve it after an operator has replaced the file.
const compressible = /\.(html|js|css|svg|txt)$/;

const brotli = promisify(brotliCompress);
const gzipped = promisify(gzip);

async function compressFile(file: string) {
  const bytes = await readFile(file);
  if (bytes.length < WORTHWHILE_BYTES) return;
  const [br, gz] = await Promise.all([
    brotli(bytes, { params: { [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY } }),
    gzipped(bytes, { level: constants.Z_BEST_COMPRESSION }),
  ]);
  await Promise.all([writeFile(`${file}.br`, br), writeFile(`${file}.gz`, gz)]);
}

/** Puts a brotli (RFC 7932) and a gzip (RFC 1952) copy beside each of these texts, made once and at the highest quality. */
export async function compress(folder: string, names: readonly string[]) {
  await Promise.all(names.filter((name) => compressible.test(name)).map((name) => compressFile(join(folder, name))));
}
