import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import type { Plugin, ResolvedConfig, Rollup } from 'vite';
import { buildIdOf, withBuildId } from './build-id.ts';
import { composePage } from './compose-page.ts';
import { compressFolder } from './compress.ts';
import { earlyScript } from './early-script.ts';
import type { Settings } from './headers.ts';
import { headersFile } from './headers-file.ts';
import { inlineHashes } from './inline-hashes.ts';
import { withIntegrity } from './integrity.ts';
import { lostScript } from './lost-script.ts';
import { nginxFile } from './nginx.ts';
import { chunksOf, sheetsOf } from './page-chunks.ts';
import { pageFiles } from './page-files.ts';
import { kindOf, stylesOfKinds } from './page-styles.ts';
import { preconnects } from './preconnect.ts';
import { prerendered } from './prerender.ts';
import { securityText, securityTextAddress } from './security-text.ts';

/** The documents of a build by the names of their files: the one of all addresses, and those of the addresses that have their own. */
async function documentsOf(
  folder: string,
  config: ResolvedConfig,
  bundle: Rollup.OutputBundle,
  { reportsUrl }: Settings,
): Promise<[file: string, html: string][]> {
  const index = readFileSync(join(folder, 'index.html'), 'utf8');
  const { loading, pages } = await prerendered(config);
  const sheet = sheetsOf(bundle)
    .map((name) => readFileSync(join(folder, name), 'utf8'))
    .join('');
  const styles = await stylesOfKinds(index, loading, pages, sheet);
  const parts = { index, loading, scripts: { lost: lostScript(reportsUrl), early: await earlyScript(config) } };
  const files = pageFiles(config.root);
  const entryForm = `${config.root}/src/journeys/sign-in/enter-email-form.tsx`;
  return [undefined, ...pages].map((page) => {
    const shown = page?.views.find(({ path }) => path === page.address) ?? page?.views[0];
    const file = files.get(shown?.path ?? '');
    const chunks = chunksOf(bundle, file, index);
    // A page without a file is in the first script, and its form is not.
    const laterChunks = chunksOf(bundle, page && !file ? entryForm : undefined, index);
    return [`${page?.address ?? '/index'}.html`, composePage({ ...parts, styles: styles[kindOf(page)], chunks, laterChunks }, page)];
  });
}

/** Writes a file of a build, and the folders that it lies in. */
function write(folder: string, name: string, text: string) {
  mkdirSync(dirname(join(folder, name)), { recursive: true });
  writeFileSync(join(folder, name), text);
}

/** Makes the build ready to be served: its documents, hashes in them, compressed copies, and the headers as hosts and nginx read them. */
export function hostedBuild(settings: Settings): Plugin {
  let config: ResolvedConfig;
  return {
    name: 'hosted-build',
    apply: 'build',
    configResolved: (resolved) => {
      config = resolved;
    },
    transformIndexHtml: () => preconnects(settings),
    // On the files as they lie there, after whatever else has changed them.
    writeBundle: {
      order: 'post',
      sequential: true,
      handler: async (_options, bundle) => {
        const folder = resolve(config.root, config.build.outDir);
        const composed = await documentsOf(folder, config, bundle, settings);
        const documents = composed.map(([file, html]) => [file, withIntegrity(html, (path) => readFileSync(join(folder, path)))] as const);
        for (const [file, html] of documents) write(folder, file, html);
        const inline = inlineHashes(folder);
        write(folder, '_headers', headersFile(settings, inline));
        write(folder, 'nginx.conf', nginxFile(settings, inline));
        const contact = securityText(settings.securityText);
        if (contact) write(folder, securityTextAddress, contact);
        // Of the headers too: a setting may change nothing else.
        const id = buildIdOf(folder);
        for (const [file, html] of documents) write(folder, file, withBuildId(html, id));
        config.logger.info(`Build ${id}`);
        await compressFolder(folder);
      },
    },
  };
}
