import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { root, runQuietly } from '../../scripts/command.mjs';
import { journeysBuild, journeysSettings } from '../../scripts/e2e.mjs';
import { startNginx } from '../../scripts/nginx.mjs';
import { release } from '../../scripts/releasing/release.mjs';
import { expect, test as base } from './test';

export { hasNginx, noNginx } from './nginx';

/** Settings that change texts, pages and routes. */
const othersSettings = {
  ...journeysSettings,
  VITE_HELP_CENTRE_URL: 'https://help.example.com',
  VITE_SESSION_RENEWAL: 'same-session',
  VITE_DEVELOPER_PAGES: 'true',
};

interface Build {
  folder: string;
  id: string;
  release: string;
  chunks: string[];
}

function described(folder: string): Build {
  const version = JSON.parse(readFileSync(join(folder, 'version.json'), 'utf8')) as { build: string; release: string };
  return {
    folder,
    id: version.build,
    release: version.release,
    chunks: readdirSync(join(folder, 'assets')).filter((name) => name.endsWith('.js')),
  };
}

async function build(folder: string): Promise<Build> {
  const { code, output } = await runQuietly('npm', ['run', '--silent', 'build', '--', '--outDir', folder, '--emptyOutDir'], othersSettings);
  if (code !== 0) throw new Error(output);
  return described(folder);
}

interface Site {
  /** The files that `npm run release` has written. */
  into: string;
  origin: string;
  /** Reloads the server, and waits for documents of this build. */
  isInForce: (id: string) => Promise<void>;
}

/** Journeys on an nginx with a folder of releases. The active one is yesterday's, which is the build of the other journeys. */
export const test = base.extend<{ site: Site }, { builds: Record<'yesterday' | 'today', Build> }>({
  builds: [
    async ({}, use) => {
      const folder = mkdtempSync(join(tmpdir(), 'today-'));
      await use({ yesterday: described(join(root, journeysBuild)), today: await build(folder) });
      rmSync(folder, { recursive: true });
    },
    { scope: 'worker', timeout: 300_000 },
  ],
  site: async ({ builds }, use, { project }) => {
    const into = mkdtempSync(join(tmpdir(), 'site-'));
    release({ build: builds.yesterday.folder, into });
    const nginx = await startNginx({ releases: into, upstream: project.use.baseURL });
    const served = async () => /data-build="(\w+)"/.exec(await (await fetch(`${nginx.origin}/index.html`)).text())?.[1];
    const isInForce = async (id: string) => {
      const before = nginx.workers();
      nginx.reload();
      // An old worker may answer once after a new one has.
      await expect.poll(() => nginx.workers().filter((worker) => before.includes(worker))).toEqual([]);
      await expect.poll(served).toBe(id);
    };
    await use({ into, origin: nginx.origin, isInForce });
    await nginx.stop();
    rmSync(into, { recursive: true, force: true });
  },
  baseURL: ({ site }, use) => use(site.origin),
});
