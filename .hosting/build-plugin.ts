import { readFileSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import type { Plugin } from 'vite';
import { compressFolder } from './compress.ts';
import type { Settings } from './headers.ts';
import { headersFile } from './headers-file.ts';
import { withIntegrity } from './integrity.ts';
import { nginxFile } from './nginx.ts';

/** Makes the build ready to be served: hashes in the page, compressed copies, and the headers as hosts and nginx read them. */
export function hostedBuild(settings: Settings): Plugin {
  let folder = '';
  return {
    name: 'hosted-build',
    apply: 'build',
    configResolved: ({ root, build }) => {
      folder = resolve(root, build.outDir);
    },
    // On the files as they lie there, after whatever else has changed them.
    writeBundle: {
      order: 'post',
      sequential: true,
      handler: async () => {
        const page = join(folder, 'index.html');
        writeFileSync(
          page,
          withIntegrity(readFileSync(page, 'utf8'), (path) => readFileSync(join(folder, path))),
        );
        writeFileSync(join(folder, '_headers'), headersFile(settings));
        writeFileSync(join(folder, 'nginx.conf'), nginxFile(settings));
        await compressFolder(folder);
      },
    },
  };
}
