import { expect, test } from '../support/test';

test.describe('return from a passkey', () => {
  /** The repetitions. `npm run test:all` sets more. */
  const times = Number(process.env.RETURNS ?? 1);
  const SLOWER = 6;

  for (let time = 1; time <= times; time += 1) {
    test(`continues the login after a passkey on a slow device (${time})`, async ({ visitor, device, page, context }) => {
      const pages: string[] = [];
      page.on('request', (request) => request.isNavigationRequest() && pages.push(new URL(request.url()).pathname));
      await device.createsPasskey('passkey');
      await visitor.arrives('passkey');
      await expect.poll(device.autofill, { timeout: 30_000 }).toEqual(['waiting']);
      await device.answers();
      const protocol = await context.newCDPSession(page);
      await protocol.send('Emulation.setCPUThrottlingRate', { rate: SLOWER });
      await visitor.givesEmail();
      await expect(page.getByRole('button', { name: 'I agree', exact: true })).toBeVisible({ timeout: 60_000 });
      await expect(page).toHaveURL('/nhs-login-consent');
      expect(pages).not.toContain('/session-invalid');
      expect(pages.filter((path) => path === '/authcode')).toHaveLength(1);
    });
  }
});
