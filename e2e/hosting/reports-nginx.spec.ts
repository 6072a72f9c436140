import { readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { join } from 'node:path';
import { root } from '../../scripts/command.mjs';
import { reportsBuild } from '../../scripts/e2e.mjs';
import { startNginx } from '../../scripts/nginx.mjs';
import { hasNginx, noNginx } from '../support/nginx';
import { Collector, expect, makeCertificate, test as base } from '../support/reports';
import { oncePerWorker, startServer } from '../support/started';

/** The location from docs/operators.md for a collector behind a path of the pages' origin. */
function documentedLocation(collector: string) {
  const text = readFileSync(join(root, 'docs', 'operators.md'), 'utf8');
  const [, location] = /```nginx\n(location = \/reports \{[^]*?\n\})\n```/.exec(text) ?? [];
  if (!location) throw new Error('docs/operators.md has no location for reports any more');
  return location.replace('https://collector.example.com', collector);
}

/** The reporting build on a real nginx with https, and a collector behind it. */
async function startSite() {
  const { mark, ...certificate } = makeCertificate();
  const collector = new Collector();
  const server = await startServer(createServer(collector.take), '127.0.0.1');
  const locations = documentedLocation(server.origin);
  const nginx = await startNginx({ folder: join(root, reportsBuild), locations, certificate });
  const stop = async () => {
    await nginx.stop();
    server.stop();
  };
  return { ...nginx, collector, mark, stop };
}

const test = base.extend<object, { site: Awaited<ReturnType<typeof startSite>> }>({ site: oncePerWorker(startSite) });

// eslint-disable-next-line playwright/no-skipped-test -- Only root can install nginx. The run prints a warning.
test.skip(!hasNginx, noNginx);
// All tests share one site, and provoke every console message.
test.describe.configure({ mode: 'default' });
test.use({ tolerated: /./ });

test('accepts the nginx configuration with reports without a warning', ({ site }) => {
  expect(site.tested.trim().split('\n')).toEqual([
    expect.stringMatching(/^nginx: the configuration file \S+ syntax is ok$/),
    expect.stringMatching(/^nginx: configuration file \S+ test is successful$/),
  ]);
});

test('delivers a policy violation to the collector behind nginx, without cookies', async ({ page, context, collector, site }) => {
  await context.addCookies([{ name: 'id_token', value: 'secret', url: site.origin }]);
  await page.goto('/privacy');
  await page.evaluate(() =>
    document.body.append(Object.assign(document.createElement('img'), { src: 'https://other.example/picture.png' })),
  );
  await expect
    .poll(() => collector.ofType('csp-violation'))
    .toMatchObject([{ url: `${site.origin}/privacy`, body: { effectiveDirective: 'img-src', disposition: 'enforce' } }]);
  for (const { text, cookie } of collector.received) expect([cookie, text]).toEqual(['', expect.not.stringContaining('secret')]);
});

test('reports a failed request to nginx with its complete address', async ({ page, collector, site }) => {
  await page.goto('/privacy');
  await page.evaluate(() => fetch('/assets/made-up.js?state=1'));
  await expect
    .poll(() => collector.ofType('network-error'))
    .toMatchObject([{ url: `${site.origin}/assets/made-up.js?state=1`, body: { status_code: 404, type: 'http.error' } }]);
});
