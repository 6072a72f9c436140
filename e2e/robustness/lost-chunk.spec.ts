import type { Page, Request } from '@playwright/test';
import { expect, test } from '../support/test';

test.use({ tolerated: /assets\/|dynamically imported module|preload|A page could not be shown/ });

/** Loses a journey's chunk until `found` is called; counts the documents that are loaded meanwhile. */
async function lose(page: Page, chunk: RegExp, how: 'aborted' | 'html' = 'aborted') {
  let lost = true;
  let documents = 0;
  const underWay = new Set<Request>();
  page.on('request', (request) => {
    if (request.isNavigationRequest()) documents += 1;
    if (chunk.test(request.url())) underWay.add(request);
  });
  for (const end of ['requestfinished', 'requestfailed'] as const) page.on(end as 'requestfailed', (request) => underWay.delete(request));
  await page.route(chunk, (route) => {
    if (!lost) return route.continue();
    return how === 'html' ? route.fulfill({ contentType: 'text/html', body: '<!doctype html>' }) : route.abort();
  });
  const found = async () => {
    lost = false;
    // The app asks for it also by itself, every few seconds: a press would share the loss that is under way.
    await expect.poll(() => underWay.size).toBe(0);
  };
  return { documents: () => documents, found };
}

const securityCode = /assets\/security-code-.*\.js/;

for (const how of ['aborted', 'html'] as const) {
  test(`a chunk that is lost for good (${how}): one reload, then a page with a way on`, async ({ visitor, page }) => {
    const chunk = await lose(page, securityCode, how);
    await visitor.comesTo('/log-in-password');
    const before = chunk.documents();
    await visitor.givesPassword();
    await visitor.isOn('/enter-mobile-code', 'Something went wrong');
    expect(chunk.documents() - before).toBe(1);
    await chunk.found();
    await page.getByRole('button', { name: 'Try again' }).click();
    await visitor.isOn('/enter-mobile-code', 'Enter the security code');
    await visitor.givesCode();
    await visitor.isOn('/nhs-login-consent');
  });
}

test('a chunk that a reload brings back', async ({ visitor, page }) => {
  const chunk = await lose(page, securityCode);
  await visitor.comesTo('/log-in-password');
  const before = chunk.documents();
  page.on('request', (request) => request.isNavigationRequest() && void chunk.found());
  await visitor.givesPassword();
  await visitor.isOn('/enter-mobile-code', 'Enter the security code');
  expect(chunk.documents() - before).toBe(1);
  await visitor.givesCode();
  await visitor.isOn('/nhs-login-consent');
});

test('what the first page needs afterwards: one reload, then a sentence, and on when it is back', async ({ visitor, page }) => {
  const chunk = await lose(page, /assets\/next-step-.*\.js/);
  await visitor.arrives();
  const before = chunk.documents();
  await visitor.givesEmail();
  await expect.poll(() => chunk.documents() - before).toBe(1);
  await visitor.givesEmail();
  await visitor.seesError('We could not reach the service.');
  await expect(page.getByLabel('Email address')).toHaveValue('mobile@example.com');
  expect(chunk.documents() - before).toBe(1);
  await chunk.found();
  await visitor.continues();
  await visitor.isOn('/log-in-password', 'Enter your password');
  // State kept over the reload is restored at once.
  await expect.poll(() => page.evaluate(() => Object.keys(localStorage))).toContain('nhs-login-profile');
  await page.reload();
  await visitor.isOn('/log-in-password', 'Enter your password');
});

test('the script of the first page: its page is there, and a press loads it anew', async ({ visitor, page }) => {
  const chunk = await lose(page, /assets\/index-.*\.js/);
  await page.goto('/mock/start');
  await expect(page.getByLabel('Email address')).toBeVisible();
  const before = chunk.documents();
  await visitor.givesEmail();
  await expect.poll(() => chunk.documents() - before).toBe(1);
  await chunk.found();
  await page.reload();
  await visitor.givesEmail();
  await visitor.isOn('/log-in-password');
});

test('a style sheet that was lost while it was fetched ahead: the page that needs it is loaded anew', async ({ visitor, page }) => {
  const sheet = await lose(page, /assets\/security-code-.*\.css/);
  const missed = page.waitForEvent('requestfailed', { predicate: (request) => request.url().endsWith('.css') });
  await visitor.comesTo('/log-in-password');
  await missed;
  const before = sheet.documents();
  await sheet.found();
  await visitor.givesPassword();
  await visitor.isOn('/enter-mobile-code', 'Enter the security code');
  expect(sheet.documents() - before).toBe(1);
  await expect(page.getByLabel('Remember this device and stop sending security codes')).toHaveCSS('opacity', '0');
});

test('without storage there is no reload, and no loop', async ({ visitor, page }) => {
  await page.addInitScript(() =>
    Object.defineProperty(window, 'sessionStorage', {
      get: () => {
        throw new DOMException('blocked', 'SecurityError');
      },
    }),
  );
  const chunk = await lose(page, securityCode);
  await visitor.comesTo('/log-in-password');
  const before = chunk.documents();
  await visitor.givesPassword();
  await visitor.isOn('/enter-mobile-code', 'Something went wrong');
  expect(chunk.documents()).toBe(before);
});

test("the chunk of the component library's later pieces", async ({ visitor, page }) => {
  const chunk = await lose(page, /assets\/later-pieces-.*\.js/);
  await visitor.arrives('both');
  const before = chunk.documents();
  await visitor.givesEmail();
  await visitor.isOn('/log-in-password', 'Enter your password');
  await visitor.givesPassword();
  await visitor.isOn('/choose-authentication-method', 'Something went wrong');
  expect(chunk.documents() - before).toBe(1);
  await chunk.found();
  await page.getByRole('button', { name: 'Try again' }).click();
  await visitor.isOn('/choose-authentication-method', 'Which authentication method do you want to use?');
});

test('the chunk of the passkeys: one reload, then the password', async ({ visitor, page, device }) => {
  const chunk = await lose(page, /assets\/passkey-.*\.js/);
  await visitor.arrives('passkey-and-mobile');
  const before = chunk.documents();
  await visitor.givesEmail();
  await expect.poll(() => chunk.documents() - before).toBe(1);
  await expect(page.getByLabel('Email address')).toHaveValue('passkey-and-mobile@example.com');
  await visitor.continues();
  await visitor.isOn('/log-in-password');
  expect(chunk.documents() - before).toBe(1);
  expect(device.modal()).toEqual([]);
  // Without its chunk there is the other way on.
  await expect(page.getByRole('link', { name: 'Reset your password' })).toBeVisible();
  await chunk.found();
  await page.reload();
  await page.getByText('I cannot remember my password').click();
  await page.getByRole('button', { name: 'Log in with your passkey' }).click();
  await visitor.seesError('Your passkey was not used.');
  expect(device.modal()).toEqual(['NotAllowedError']);
});

test('a style sheet that was lost twice while it was fetched ahead is not done without', async ({ visitor, page }) => {
  const sheet = await lose(page, /assets\/security-code-.*\.css/);
  const lost = () => page.waitForEvent('requestfailed', (request) => request.url().endsWith('.css'));
  await visitor.arrives();
  await Promise.all([lost(), visitor.givesEmail()]);
  await visitor.isOn('/log-in-password');
  await page.goBack();
  await visitor.givesEmail();
  await visitor.isOn('/log-in-password');
  await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve)));
  const before = sheet.documents();
  await sheet.found();
  await visitor.givesPassword();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Enter the security code');
  expect(sheet.documents() - before).toBe(1);
});
