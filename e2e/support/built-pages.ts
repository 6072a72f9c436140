import { createHash } from 'node:crypto';
import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type * as program from '../../hosting/settings-program';
import { root } from '../../scripts/command.mjs';
import { journeysBuild, journeysSettings } from '../../scripts/e2e.mjs';
import { serveCommit } from '../../scripts/picturing/serve.mjs';

export const folder = join(root, journeysBuild);

/** Each page of the journeys' build by its file name. */
export const pages = new Map(
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.html'))
    .map((name) => [name, readFileSync(join(folder, name), 'utf8')]),
);

/** The hashes of the inline elements of all pages, as the policy lists them: sorted, without duplicates. */
export function hashesOf(element: 'script' | 'style'): string {
  const texts = [...pages.values()].flatMap((page) => {
    const [, ...parts] = page.split(new RegExp(`<${element}(?: nomodule)?>`));
    return parts.map((part) => part.slice(0, part.indexOf(`</${element}>`)));
  });
  const hashes = texts.map((text) => createHash('sha256').update(text).digest('base64'));
  return [...new Set(hashes)]
    .map((hash) => `'sha256-${hash}'`)
    .sort()
    .join(' ');
}

/** Serves a copy of the journeys' build with other settings, which its own program applies. */
export async function serveWithSettings(more: Record<string, string>) {
  const settings = { ...journeysSettings, ...more };
  const copy = mkdtempSync(join(tmpdir(), 'build-'));
  cpSync(folder, copy, { recursive: true });
  const { applySettings } = (await import(pathToFileURL(join(copy, '.settings.mjs')).href)) as typeof program;
  await applySettings(copy, settings);
  const { origin, close } = await serveCommit(root, copy, settings);
  const stop = () => {
    close();
    rmSync(copy, { recursive: true });
  };
  return { origin, stop };
}
