import { request as requestOf } from '@playwright/test';
import { startNginx } from '../../scripts/nginx.mjs';
import { folder } from '../support/built-pages';
import { hasNginx, noNginx } from '../support/nginx';
import { expect, test } from '../support/nginx-reports';
import { actualReporting, expectedReporting } from '../support/reporting-headers';

test.describe('reports to nginx', { tag: '@long' }, () => {
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
});
