import { readFileSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import type { Plugin, ResolvedConfig } from 'vite';
import { composePage, scripts } from './compose-page.ts';
import { compressFolder } from './compress.ts';
import type { Settings } from './headers.ts';
import { headersFile } from './headers-file.ts';
import { inlineHashes } from './inline-hashes.ts';
import { withIntegrity } from './integrity.ts';
import { nginxFile } from './nginx.ts';
import { prerendered } from './prerender.ts';

/** The pages of a build by the names of their files: the one of all addresses, and those of the addresses that have their own. */
async function pagesOf(folder: string, config: ResolvedConfig): Promise<[file: string, html: string][]> {
  const read = (path: string) => readFileSync(join(folder, path), 'utf8');
  const index = read('index.html');
  const pages = [undefined, ...(await prerendered(config))].map(async (page): Promise<[string, string]> => [
    `${page?.path ?? 'index'}.html`,
    await composePage(index, page, scripts(), read),
  ]);
  return Promise.all(pages);
}

/** Makes the build ready to be served: its pages, hashes in them, compressed copies, and the headers as hosts and nginx read them. */
export function hostedBuild(settings: Settings): Plugin {
  let config: ResolvedConfig;
  return {
    name: 'hosted-build',
    apply: 'build',
    configResolved: (resolved) => {
      config = resolved;
    },
    // On the files as they lie there, after whatever else has changed them.
    writeBundle: {
      order: 'post',
      sequential: true,
      handler: async () => {
        const folder = resolve(config.root, config.build.outDir);
        for (const [file, html] of await pagesOf(folder, config)) {
          writeFileSync(
            join(folder, file),
            withIntegrity(html, (path) => readFileSync(join(folder, path))),
          );
        }
        const inline = inlineHashes(folder);
        writeFileSync(join(folder, '_headers'), headersFile(settings, inline));
        writeFileSync(join(folder, 'nginx.conf'), nginxFile(settings, inline));
        await compressFolder(folder);
      },
    },
  };
}
