import type { Page } from '@playwright/test';
import { expect, test } from './support/test';

test.use({ tolerated: /assets\/|dynamically imported module|preload|A page could not be shown/ });

/** Loses a journey's chunk until `found` is called; counts the documents that are loaded meanwhile. */
async function lose(page: Page, chunk: RegExp, how: 'aborted' | 'html' = 'aborted') {
  let lost = true;
  let documents = 0;
  page.on('request', (request) => {
    if (request.isNavigationRequest()) documents += 1;
  });
  await page.route(chunk, (route) => {
    if (!lost) return route.continue();
    return how === 'html' ? route.fulfill({ contentType: 'text/html', body: '<!doctype html>' }) : route.abort();
  });
  return { documents: () => documents, found: () => (lost = false) };
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
    chunk.found();
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
  page.on('request', (request) => request.isNavigationRequest() && chunk.found());
  await visitor.givesPassword();
  await visitor.isOn('/enter-mobile-code', 'Enter the security code');
  expect(chunk.documents() - before).toBe(1);
  await visitor.givesCode();
  await visitor.isOn('/nhs-login-consent');
});

test('the chunk of the first page', async ({ page }) => {
  const chunk = await lose(page, /assets\/sign-in-.*\.js/);
  await page.goto('/mock/start');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Something went wrong');
  chunk.found();
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Enter your email address');
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
  await visitor.isOn('/log-in-password', 'Something went wrong');
  expect(chunk.documents() - before).toBe(1);
  chunk.found();
  await page.getByRole('button', { name: 'Try again' }).click();
  await visitor.isOn('/log-in-password', 'Enter your password');
  await visitor.givesPassword();
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
  chunk.found();
  await page.getByText('I cannot remember my password').click();
  await page.getByRole('button', { name: 'Log in with your passkey' }).click();
  await visitor.seesError('Your passkey was not used.');
  expect(device.modal()).toEqual(['NotAllowedError']);
});
