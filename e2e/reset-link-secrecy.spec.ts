import { emailOf } from './support/visitor';
import { expect, test } from './support/test';

const chosen = 'Battery Staple 7';

test.describe('with optional cookies', () => {
  test.use({ analytics: true });

  test('the account and the code in a link are nowhere else', async ({ visitor, page, mock, context }) => {
    await visitor.arrives();
    const link = await visitor.asksForAResetLink();
    await page.getByRole('button', { name: 'Accept all cookies' }).click();
    // What the browser knows of the person from the journey before the link.
    await page.goto('/mock');
    await context.clearCookies({ name: 'nhs-authorization-cookie' });
    await page.evaluate(() => {
      localStorage.clear();
      sessionStorage.clear();
    });

    const code = new URLSearchParams(link.split('?')[1]).get('code') ?? '';
    expect(code).toMatch(/^\d{6}$/);
    const secrets = [emailOf('mobile'), code].flatMap((text) => [text, encodeURIComponent(text), btoa(text)]);
    const seen: unknown[] = [];
    page.on('request', (request) => {
      seen.push(request.headers().referer);
      // The document itself is what the link asks for.
      if (!request.isNavigationRequest()) seen.push(request.url());
    });
    const browserTab = await context.newCDPSession(page);
    const knowsNothing = async () => {
      const kept = await page.evaluate(() => [
        location.href,
        history.state,
        { ...localStorage },
        { ...sessionStorage },
        document.title,
        document.referrer,
        document.cookie,
        (window as { digitalData?: object[] }).digitalData,
      ]);
      const { entries } = await browserTab.send('Page.getNavigationHistory');
      const everything = JSON.stringify([seen, kept, entries.map(({ url, title }) => [url, title])]);
      expect(everything).toContain(new URL(page.url()).pathname);
      for (const secret of secrets) expect(everything).not.toContain(secret);
    };

    await page.goto(link);
    await visitor.isOn('/reset/new-password');
    await visitor.givesNewPassword('battery');
    await visitor.seesError('Enter a password in the correct format');
    await knowsNothing();
    await visitor.givesNewPassword(chosen);
    await visitor.isOn('/reset/success');
    await knowsNothing();
    const told = await page.evaluate(() => (window as { digitalData?: object[] }).digitalData);
    const title = 'You have reset your password for NHS login - NHS login';
    expect(told).toContainEqual({ event: 'pageview', path: '/reset/success', title });
    expect((await mock.calls('/api/login/confirm-change-password'))[0]?.body).toMatchObject({ username: emailOf('mobile'), code });

    await page.goto(link.replace(/expiry=\d+/, 'expiry=1000000000000'));
    await visitor.isOn('/reset/link-expired', 'This link has expired');
    await expect(page.getByText(emailOf('mobile'))).toBeVisible();
    await knowsNothing();
    expect(seen.length).toBeGreaterThan(5);
  });
});
