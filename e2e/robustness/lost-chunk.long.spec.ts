import { lose } from '../support/lost-assets';
import { expect, test } from '../support/test';
import { getSession } from '../support/withheld';

test.use({ tolerated: /assets\/|dynamically imported module|preload|A page could not be shown/ });

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

test('reloads once for a lost form of the first page, then shows a page with a next step', async ({ visitor, page }) => {
  const chunk = await lose(page, /assets\/sign-in-.*\.js/);
  let loads = 0;
  page.on('load', () => void (loads += 1));
  await getSession(page);
  await page.goto('/enter-email', { waitUntil: 'commit' });
  await visitor.isOn('/enter-email', 'Something went wrong');
  expect(loads).toBe(2);
  await chunk.found();
  await page.getByRole('button', { name: 'Try again' }).click();
  await visitor.isOn('/enter-email', 'Enter your email address');
  await visitor.givesEmail();
  await visitor.isOn('/log-in-password', 'Enter your password');
  // State kept over the reload is restored at once.
  await expect.poll(() => page.evaluate(() => Object.keys(localStorage))).toContain('nhs-login-profile');
  await page.reload();
  await visitor.isOn('/log-in-password', 'Enter your password');
});

test("the chunk of the component library's later pieces", async ({ visitor, page }) => {
  const chunk = await lose(page, /assets\/shared-.*\.js/);
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
  const anew = page.waitForEvent('load');
  await visitor.givesEmail();
  await anew;
  expect(chunk.documents() - before).toBe(1);
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
