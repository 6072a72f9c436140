import { readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { join } from 'node:path';
import { type APIRequestContext, type APIResponse, request as requestOf } from '@playwright/test';
import { root } from '../../scripts/command.mjs';
import { reportsBuild } from '../../scripts/e2e.mjs';
import { startNginx } from '../../scripts/nginx.mjs';
import { folder } from '../support/built-pages';
import { hasNginx, noNginx } from '../support/nginx';
import { Collector, expect, makeCertificate, test as base } from '../support/reports';
import { oncePerWorker, startServer } from '../support/started';

/** The parts of an answer that name a reporting endpoint: headers, directives of the policy, parameters of the opener policy. */
interface Reporting {
  'reporting-endpoints'?: string;
  'report-to'?: string;
  nel?: string;
  policy?: string[];
  opener?: string;
}

const ofDocument: Reporting = {
  'report-to': '{"group":"network","max_age":86400,"endpoints":[{"url":"/reports"}]}',
  nel: '{"report_to":"network","max_age":86400}',
  policy: ['report-to default'],
  opener: 'report-to="default"',
};
const ofPlainDocument: Reporting = { 'reporting-endpoints': 'default="/reports"', ...ofDocument };

/** The expected headers of each kind of answer when reports are on. */
const expectedReporting: Record<string, Reporting> = {
  'GET /': ofPlainDocument,
  'GET /privacy': ofPlainDocument,
  'GET /assets/made-up.js': ofPlainDocument,
  // A browser reports the complete address.
  'GET /?client_id=x': ofDocument,
  'GET /privacy?state=x': ofDocument,
  'GET /reset/new-password?username=x&code=y': ofDocument,
  'GET /assets/made-up.js?state=x': ofDocument,
  // The ones whose address nginx may not know.
  'POST /privacy': ofDocument,
  'GET /robots.txt': {},
  'GET the script': {},
};

function reportingOf(response: APIResponse): Reporting {
  const all = (name: string) =>
    response
      .headersArray()
      .filter((one) => one.name.toLowerCase() === name)
      .map(({ value }) => value)
      .join(' AND ');
  const directives = all('content-security-policy').split('; ');
  const policy = directives.filter((directive) => /^report-/.test(directive));
  const [, opener] = /^same-origin; (.*)$/.exec(all('cross-origin-opener-policy')) ?? [];
  const single = ['reporting-endpoints', 'report-to', 'nel'].map((name) => [name, all(name)] as const).filter(([, value]) => value);
  return { ...Object.fromEntries(single), ...(policy.length > 0 && { policy }), ...(opener && { opener }) };
}

async function actualReporting(request: APIRequestContext) {
  const page = await (await request.get('/privacy')).text();
  const files: Record<string, string | undefined> = {
    'the script': /src="(\/assets\/[^"]+\.js)"/.exec(page)?.[1],
  };
  const given: Record<string, Reporting> = {};
  for (const name of Object.keys(expectedReporting)) {
    const [, method = '', path = ''] = /^(\w+) (.*)$/.exec(name) ?? [];
    given[name] = reportingOf(await request.fetch(files[path] ?? path, { method }));
  }
  return given;
}

/** The location from docs/operations.md for a collector behind a path of the pages' origin. */
function documentedLocation(collector: string) {
  const text = readFileSync(join(root, 'docs', 'operations.md'), 'utf8');
  const [, location] = /```nginx\n(location = \/reports \{[^]*?\n\})\n```/.exec(text) ?? [];
  if (!location) throw new Error('docs/operations.md has no location for reports any more');
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

test('sends the exact reporting headers of nginx for each kind of answer', async ({ request }) => {
  expect(await actualReporting(request)).toEqual(expectedReporting);
});

test('sends no reporting headers from nginx without the setting', async () => {
  const nginx = await startNginx({ folder });
  const request = await requestOf.newContext({ baseURL: nginx.origin });
  const given = await actualReporting(request);
  await request.dispose();
  await nginx.stop();
  for (const headers of Object.values(given)) expect(headers).toEqual({});
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
