import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { root, runQuietly } from '../../scripts/command.mjs';
import { journeysBuild, journeysSettings } from '../../scripts/e2e.mjs';
import { startNginx } from '../../scripts/nginx.mjs';
import { release } from '../../scripts/releasing/release.mjs';
import { hasNginx, noNginx } from '../support/nginx';
import { oncePerWorker } from '../support/started';
import { expect, test as base } from '../support/test';

const othersSettings = {
  ...journeysSettings,
  VITE_HELP_CENTRE_URL: 'https://help.example.com',
  VITE_SESSION_RENEWAL: 'same-session',
  VITE_DEVELOPER_PAGES: 'true',
};

function described(folder: string) {
  const version = JSON.parse(readFileSync(join(folder, 'version.json'), 'utf8')) as { build: string; release: string };
  return {
    folder,
    id: version.build,
    release: version.release,
    chunks: readdirSync(join(folder, 'assets')).filter((name) => name.endsWith('.js')),
  };
}

/** Yesterday's build is that of the other journeys. */
async function startBuilds() {
  const folder = mkdtempSync(join(tmpdir(), 'today-'));
  const { code, output } = await runQuietly('npm', ['run', '--silent', 'build', '--', '--outDir', folder, '--emptyOutDir'], othersSettings);
  if (code !== 0) throw new Error(output);
  const stop = () => rmSync(folder, { recursive: true });
  return { yesterday: described(join(root, journeysBuild)), today: described(folder), stop };
}

interface Site {
  /** The files that `npm run release` has written. */
  into: string;
  origin: string;
  /** Reloads the server, and waits for documents of this build. */
  isInForce: (id: string) => Promise<void>;
}

/** Journeys on an nginx with a folder of releases. The active one is yesterday's, which is the build of the other journeys. */
const test = base.extend<{ site: Site }, { builds: Awaited<ReturnType<typeof startBuilds>> }>({
  builds: oncePerWorker(startBuilds),
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

// eslint-disable-next-line playwright/no-skipped-test -- Only root can install nginx. The run prints a warning.
test.skip(!hasNginx, noNginx);

const buildOf = (page: Page) => page.evaluate(() => document.documentElement.dataset.build);

/** Runs in one worker, so that the tests share the builds. Building today's takes half a minute. */
test.describe.configure({ mode: 'default' });

/** Counts the documents that a page loads, and records the files with 404. */
function watch(page: Page) {
  const seen = { documents: 0, refused: [] as string[] };
  page.on('request', (request) => {
    if (request.isNavigationRequest()) seen.documents += 1;
  });
  page.on('response', (response) => {
    if (response.status() === 404) seen.refused.push(new URL(response.url()).pathname);
  });
  return seen;
}

test("loads the chunks of yesterday's document after a release", async ({ visitor, page, site, builds }) => {
  await visitor.signsInUpTo('/log-in-password');
  const seen = watch(page);
  expect(await buildOf(page)).toBe(builds.yesterday.id);

  release({ build: builds.today.folder, into: site.into });
  await site.isInForce(builds.today.id);
  await visitor.givesPassword();
  await visitor.givesCode();
  await visitor.isOn('/nhs-login-consent');

  expect(seen).toEqual({ documents: 0, refused: [] });
  expect(await buildOf(page)).toBe(builds.yesterday.id);
  await page.reload();
  await visitor.isOn('/nhs-login-consent');
  expect(await buildOf(page)).toBe(builds.today.id);
  await visitor.agreesAndIsHandedOver();
});

test.describe('host without the other release', () => {
  test.use({ tolerated: /assets\/|dynamically imported module|preload|A page could not be shown/ });

  test('reloads once for a document of yesterday and chunks of today, then continues', async ({ visitor, page, site, builds }) => {
    await visitor.signsInUpTo('/log-in-password');
    const seen = watch(page);

    rmSync(join(site.into, 'releases.json'));
    release({ build: builds.today.folder, into: site.into });
    rmSync(join(site.into, 'releases', builds.yesterday.release), { recursive: true });
    await site.isInForce(builds.today.id);
    await visitor.givesPassword();
    await visitor.givesCode();
    await visitor.isOn('/nhs-login-consent');

    expect(seen.documents).toBe(1);
    expect(seen.refused).not.toEqual([]);
    expect(await buildOf(page)).toBe(builds.today.id);
    await visitor.agreesAndIsHandedOver();
  });
});

test('compares two builds that differ in every file, including the first script', ({ builds: { yesterday, today } }) => {
  expect(today.id).not.toBe(yesterday.id);
  const first = (names: string[]) => names.filter((name) => name.startsWith('index-'));
  expect(first(today.chunks)).not.toEqual(first(yesterday.chunks));
});
