import { securityOverTls, testsOfHost } from '../support/hosting-checks';
import { hasNginx, noNginx, test } from '../support/nginx';
import { expect } from '../support/test';

test.describe('nginx', () => {
  // eslint-disable-next-line playwright/no-skipped-test -- Only root can install nginx. The run prints a warning.
  test.skip(!hasNginx, noNginx);

  testsOfHost(test, 'nginx', securityOverTls);

  test('logs a user in through nginx', async ({ visitor, page, nginx }) => {
    await visitor.signsInUpTo('/nhs-login-consent');
    expect(new URL(page.url()).origin).toBe(nginx.origin);
    await visitor.agreesAndIsHandedOver();
    expect(new URL(page.url()).origin).toBe(nginx.origin);
  });
});
