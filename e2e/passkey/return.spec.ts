import { expect, test } from '../support/test';
import { Visitor } from '../support/visitor';

test.describe('return from a passkey', () => {
  /** The repetitions of each test. `npm run test:all` sets 50. */
  const times = Number(process.env.RETURNS ?? 2);
  const SLOWER = 6;

  test.setTimeout(120_000);

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

    test(`hands over once in one of two tabs, and signs the other one out (${time})`, async ({ visitor, page, context, mock }) => {
      await visitor.signsInUpTo('/nhs-login-consent');
      const other = new Visitor(await context.newPage(), mock);
      await other.page.goto('/nhs-login-consent');
      await other.isOn('/nhs-login-consent', 'Agree to share your login information');
      const [handedOver = [], ended = []] = [page, other.page].map((tab) => {
        const paths: string[] = [];
        tab.on('framenavigated', (frame) => frame === tab.mainFrame() && paths.push(new URL(frame.url()).pathname));
        return paths;
      });
      await visitor.agrees();
      await visitor.isHandedOver();
      await other.isOn('/session-invalid', 'You carried on in another tab');
      // The page removes its message from the history, which is not a navigation.
      expect(new Set(ended)).toEqual(new Set(['/session-invalid']));
      expect(handedOver.filter((path) => path === '/mock/callback')).toHaveLength(1);
    });
  }
});
