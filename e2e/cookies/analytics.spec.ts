import type { Page } from '@playwright/test';
import { emailOf, password } from '../../mocks/people/personas';
import { wrongSecurityCode } from '../../mocks/screens/shared';
import { analyticsScript } from '../../scripts/e2e.mjs';
import { expect, test } from '../support/test';

const recordedEvents = (page: Page) => page.evaluate(() => (window as { digitalData?: object[] }).digitalData);

const scripts = (page: Page) => page.locator(`script[src="${analyticsScript}"]`);

test.describe('analytics with accepted cookies', () => {
  test.use({ analytics: true });

  test('reports pages and failures of a sign-in to analytics, but nothing about the user', async ({ visitor, page, mock, context }) => {
    const asked: string[] = [];
    page.on('request', (request) => {
      if (request.url() === analyticsScript) asked.push(request.headers().referer ?? '');
    });
    await visitor.arrives();
    expect(asked).toEqual([]);
    await page.getByRole('button', { name: 'Accept all cookies' }).click();
    await visitor.logsInUpTo('/log-in-password');
    await visitor.givesPassword('not-the-password');
    await visitor.seesWrongPassword();
    await visitor.givesPassword();
    await visitor.isOn('/enter-mobile-code');
    const wrong = await mock.wrongCode();
    await visitor.givesCode(wrong);
    await visitor.seesError(wrongSecurityCode);
    const code = await mock.code();
    await visitor.givesCode(code);
    await visitor.isOn('/nhs-login-consent');
    const pageView = (path: string, title: string) => ({ event: 'pageview', path, title: `${title} - NHS login` });
    const failure = { event: 'submitError' };
    await expect
      .poll(() => recordedEvents(page))
      .toEqual([
        pageView('/enter-email', 'Enter your email address'),
        pageView('/log-in-password', 'Enter your password'),
        { ...failure, path: '/log-in-password', call: '/password', status: 401, text: 'Incorrect username or password.' },
        pageView('/enter-mobile-code', 'Enter the security code'),
        { ...failure, path: '/enter-mobile-code', call: '/otp', status: 400, text: 'Invalid OTP' },
        pageView('/authcode', 'Logging you in'),
        pageView('/nhs-login-consent', 'Agree to share your login information'),
      ]);
    const cookie = (await context.cookies()).find(({ name }) => name === 'nhs-authorization-cookie')?.value ?? '';
    const { session_id: session } = JSON.parse(decodeURIComponent(cookie)) as { session_id: string };
    const everything = JSON.stringify(await recordedEvents(page));
    for (const secret of [emailOf('mobile'), password, 'not-the-password', code, wrong, session]) expect(everything).not.toContain(secret);
    await visitor.agrees();
    await visitor.isHandedOver();
    expect(asked).toEqual([]);
  });

  test('loads the analytics script once on public pages, and continues the sign-in in a document without it', async ({ visitor, page }) => {
    const asked: string[] = [];
    page.on('request', (request) => {
      if (request.url() === analyticsScript) asked.push(request.headers().referer ?? '');
    });
    await visitor.arrives();
    await page.getByRole('button', { name: 'Accept all cookies' }).click();
    await page.getByRole('contentinfo').getByRole('link', { name: 'Terms and conditions' }).click();
    await visitor.isOn('/terms-and-conditions');
    await expect(scripts(page)).toHaveCount(1);
    expect((await recordedEvents(page))?.map((entry) => (entry as { path: string }).path)).toEqual([
      '/enter-email',
      '/terms-and-conditions',
    ]);
    await page.getByRole('contentinfo').getByRole('link', { name: 'Cookies' }).click();
    await visitor.isOn('/cookies');
    expect(asked).toHaveLength(1);
    expect(asked.join()).not.toMatch(/state|client_id/);

    await page.goBack();
    await visitor.isOn('/terms-and-conditions');
    await expect(scripts(page)).toHaveCount(1);
    await page.goBack();
    await expect(page).toHaveURL(/\/enter-email\?/);
    await expect(page.getByLabel('Email address')).toBeVisible();
    await expect(scripts(page)).toHaveCount(0);
    await visitor.logsInUpTo('/log-in-password');
    await expect(scripts(page)).toHaveCount(0);
    await page.goto('/privacy');
    await expect(scripts(page)).toHaveCount(1);
    await page.goBack();
    await visitor.isOn('/log-in-password');
    await expect(scripts(page)).toHaveCount(0);
    await visitor.givesPassword();
    await visitor.isOn('/enter-mobile-code');
  });
});
