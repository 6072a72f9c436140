import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { root, runQuietly } from '../../scripts/command.mjs';
import { journeysBuild } from '../../scripts/e2e.mjs';
import { startNginx } from '../../scripts/nginx.mjs';
import { hasNginx, noNginx } from '../support/nginx';
import { expect, test } from '../support/test';

test.describe('promoted build', () => {
  // eslint-disable-next-line playwright/no-skipped-test -- Only root can install nginx. The run prints a warning.
  test.skip(!hasNginx, noNginx);
  test.use({ tolerated: /analytics\.example|api\.example/ });

  const environments = {
    staging: { api: '/staging/api/login', help: 'https://help.staging.example.com' },
    production: { api: 'https://api.example.com/login', help: 'https://help.example.com' },
  };

  /** Releases the build of the journeys with the settings of an environment, by the command. */
  async function promote(into: string, { api, help }: (typeof environments)['staging']) {
    const file = join(into, 'settings.env');
    writeFileSync(file, `VITE_LOGIN_API_URL=${api}\nVITE_HELP_CENTRE_URL=${help}\n`);
    const { code, output } = await runQuietly('npm', [
      ...['run', '--silent', 'release', '--', '--from', journeysBuild, '--into', into, '--settings', file],
    ]);
    expect(code, output).toBe(0);
    const [, build = '', release = ''] = /Build (\w+), release (\w+)/.exec(output) ?? [];
    return { build, release, folder: join(into, 'releases', release) };
  }

  /** The scripts and style sheets of a release, by name. */
  const assetsOf = (folder: string) =>
    Object.fromEntries(
      readdirSync(join(folder, 'assets'), { withFileTypes: true })
        .filter((entry) => entry.isFile())
        .map(({ name }) => [name, readFileSync(join(folder, 'assets', name)).toString('base64')]),
    );

  /** Records each violation of the policy. */
  async function watchPolicy(page: Page) {
    const violations: string[] = [];
    await page.exposeFunction('noteViolation', (text: string) => violations.push(text));
    await page.addInitScript(() =>
      document.addEventListener('securitypolicyviolation', ({ effectiveDirective, blockedURI }) => {
        void (window as unknown as { noteViolation: (text: string) => void }).noteViolation(`${effectiveDirective} ${blockedURI}`);
      }),
    );
    return violations;
  }

  test('runs one build in two environments with the same scripts, each with its own policy and API', async ({ browser }) => {
    test.setTimeout(180_000);
    const folders = [mkdtempSync(join(tmpdir(), 'staging-')), mkdtempSync(join(tmpdir(), 'production-'))] as const;
    const staging = await promote(folders[0], environments.staging);
    const production = await promote(folders[1], environments.production);
    expect(production.build).toBe(staging.build);
    expect(production.release).not.toBe(staging.release);
    expect(assetsOf(production.folder)).toEqual(assetsOf(staging.folder));
    expect(assetsOf(production.folder)).toEqual(assetsOf(join(root, journeysBuild)));

    for (const [into, { api, help }] of [[folders[0], environments.staging] as const, [folders[1], environments.production] as const]) {
      const nginx = await startNginx({ releases: into });
      const page = await browser.newPage();
      const violations = await watchPolicy(page);
      const called: string[] = [];
      const url = new URL(api, nginx.origin);
      await page.route(`${url.href}/**`, async (route) => {
        called.push(`${route.request().method()} ${route.request().url()}`);
        await route.fulfill({
          status: 503,
          headers: {
            'access-control-allow-origin': nginx.origin,
            'access-control-allow-credentials': 'true',
            'access-control-allow-headers': '*',
          },
        });
      });
      await page.context().addCookies([
        {
          name: 'nhs-authorization-cookie',
          value: encodeURIComponent(JSON.stringify({ session_id: 'promoted', client_id: 'x', vtr: ['P5'] })),
          url: nginx.origin,
        },
      ]);
      await page.goto(`${nginx.origin}/enter-email`);
      await expect(page.locator('script[src][integrity^="sha384-"]')).not.toHaveCount(0);
      await expect(page.locator(`a[href^="${help}"]`).first()).toBeAttached();
      await page.getByRole('textbox').fill('sam@example.com');
      await page.getByRole('button', { name: 'Continue' }).click();
      await expect.poll(() => called).toContainEqual(expect.stringMatching(`^\\w+ ${url.href}/`));
      expect(violations).toEqual([]);
      await page.close();
      await nginx.stop();
      rmSync(into, { recursive: true });
    }
  });
});
