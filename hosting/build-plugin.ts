import { copyFileSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import type { Plugin, ResolvedConfig, Rollup } from 'vite';
import { resolvedSettings, type Settings } from '../src/settings.ts';
import { applySettings, buildIdOf } from './apply-settings.ts';
import { composePage, withIntegrity } from './compose-page.ts';
import { compress } from './compress.ts';
import { bootErrorScript, earlyScript, writeSettingsProgram } from './early-script.ts';
import { entryPages } from './first-views.ts';
import { chunksOf, sheetsOf } from './page-chunks.ts';
import { kindOf, stylesOfKinds } from './page-styles.ts';
import { prerendered } from './prerender.ts';
import { appSettings, fixedSettings, mapsFile, type Template, templateFile, tokens } from './template.ts';

/** The documents of a build by the names of their files: the one of all addresses, and those of the addresses that have their own. */
async function documentsOf(
  folder: string,
  config: ResolvedConfig,
  bundle: Rollup.OutputBundle,
  settings: Settings,
): Promise<[file: string, html: string][]> {
  const index = readFileSync(join(folder, 'index.html'), 'utf8');
  const { loading, pages } = await prerendered(config, { ...appSettings(settings), ...tokens });
  const sheet = sheetsOf(bundle)
    .map((name) => readFileSync(join(folder, name), 'utf8'))
    .join('');
  const styles = await stylesOfKinds(index, loading, pages, sheet);
  const parts = { index, loading, scripts: { bootError: tokens.bootErrorScript, early: await earlyScript(config) } };
  return [undefined, ...pages].map((page) => {
    const file = page?.usual.file;
    // The entry pages are in the first script. Their forms hydrate later.
    const isEntry = entryPages.includes(page?.address ?? '');
    const chunks = chunksOf(bundle, isEntry ? undefined : file, index);
    const laterChunks = chunksOf(bundle, isEntry ? file : undefined, index);
    return [`${page?.address ?? '/index'}.html`, composePage({ ...parts, styles: styles[kindOf(page)], chunks, laterChunks }, page)];
  });
}

/** The version of the contract with the back ends, which its documents share. */
function contractVersion(root: string): string {
  const texts = readdirSync(join(root, 'contract')).map((name) => readFileSync(join(root, 'contract', name), 'utf8'));
  const versions = new Set(texts.flatMap((text) => /^ {2}version: (\S+)$/m.exec(text)?.[1] ?? []));
  if (versions.size !== 1) throw new Error(`The documents of contract/ have several versions: ${[...versions].join(', ')}`);
  return [...versions].join();
}

/** Removes the source maps from the folder of the scripts, where a host could serve them. Returns them by the names of the scripts. */
function takeMaps(assets: string): Record<string, object> {
  const names = readdirSync(assets).filter((name) => name.endsWith('.map'));
  const maps = names.map((name) => [name.slice(0, -'.map'.length), JSON.parse(readFileSync(join(assets, name), 'utf8')) as object]);
  for (const name of names) rmSync(join(assets, name));
  return Object.fromEntries(maps) as Record<string, object>;
}

/** Makes the build ready to be served: a template without settings, and with it a release that has the settings of this build. */
export function hostedBuild(settings: Settings, env: Record<string, string>): Plugin {
  let config: ResolvedConfig;
  let ids = '';
  return {
    name: 'hosted-build',
    apply: 'build',
    configResolved: (resolved) => {
      config = resolved;
    },
    // Reads the written files, because other plugins may have changed them.
    writeBundle: {
      order: 'post',
      sequential: true,
      handler: async (_options, bundle) => {
        const folder = resolve(config.root, config.build.outDir);
        const composed = await documentsOf(folder, config, bundle, settings);
        const template: Omit<Template, 'build'> = {
          version: (JSON.parse(readFileSync(join(config.root, 'package.json'), 'utf8')) as { version: string }).version,
          contract: contractVersion(config.root),
          fixed: Object.fromEntries(fixedSettings.map((name) => [name, resolvedSettings(env)[name] ?? ''])),
          bootError: { silent: await bootErrorScript(config), reporting: await bootErrorScript(config, tokens.reportsUrl) },
          documents: composed.map(([file, html]) => [file.slice(1), withIntegrity(html, (path) => readFileSync(join(folder, path)))]),
        };
        const write = (content: object, file = templateFile) => writeFileSync(join(folder, file), JSON.stringify(content));
        const maps = takeMaps(join(folder, config.build.assetsDir));
        await writeSettingsProgram(config, folder);
        copyFileSync(join(config.root, 'docs', 'sbom.json'), join(folder, '.sbom.json'));
        write(template);
        // Computed before any setting is applied, so it is the same for every environment.
        const build = buildIdOf(folder);
        write({ build, ...template });
        write({ build, maps }, mapsFile);
        const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((name) => !name.endsWith('.html'));
        await compress(folder, files);
        const { release } = await applySettings(folder, env);
        ids = `Build ${build}, release ${release}`;
      },
    },
    // After the table of settings.
    closeBundle: { order: 'post', sequential: true, handler: () => config.logger.info(ids) },
  };
}
