import type { Page } from '@playwright/test';
import { emailOf, password } from '../../mocks/people/personas';
import { hold, withhold } from '../support/held';
import { expect, test } from '../support/test';

test('keeps the present page usable while the page of Back loads, after a step', { tag: '@quick' }, async ({ visitor, page }) => {
  const release = await withhold(page, 'register');
  await visitor.arrives('unconfirmed');
  await visitor.givesEmail();
  await expect(page).toHaveURL('/register/check-email');
  await page.goBack();
  await visitor.givesEmail(emailOf('mobile'));
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Enter your password');
  release();
});

test('keeps the email address after Back from the password, and accepts another', async ({ visitor, page }) => {
  await visitor.signsInUpTo('/log-in-password');
  await page.goBack();
  await expect(page.getByLabel('Email address')).toHaveValue(emailOf('mobile'));
  visitor.persona = 'straight-back';
  await visitor.logsInUpTo('/enter-mobile-code');
  await visitor.givesCode();
  await visitor.isHandedOver();
});

test('goes back by the Back link of the password page', async ({ visitor, page }) => {
  await visitor.signsInUpTo('/log-in-password');
  await page.getByRole('link', { name: 'Back', exact: true }).click();
  // The history entry of the first page, with the query of the client service.
  await expect(page).toHaveURL(/\/enter-email\?client_id=/);
  await expect(page.getByLabel('Email address')).toHaveValue(emailOf('mobile'));
});

test('clears the password after Back from the code, and sends a new code when it is submitted again', async ({ visitor, page }) => {
  await visitor.signsInUpTo('/enter-mobile-code', 'straight-back');
  await page.goBack();
  await visitor.isOn('/log-in-password');
  await expect(page.getByLabel('Password', { exact: true })).toHaveValue('');
  await visitor.givesPassword();
  await visitor.isOn('/enter-mobile-code');
  await visitor.givesCode();
  await visitor.isHandedOver();
});

test('refuses the used code after Back from consent, and accepts a new one', async ({ visitor, page, mock }) => {
  await visitor.signsInUpTo('/nhs-login-consent');
  await page.goBack();
  await visitor.isOn('/enter-mobile-code');
  await visitor.givesCode(await mock.code());
  await visitor.isOn('/mobile-code-expired');
  await page.getByRole('button', { name: 'Text me again' }).click();
  await visitor.givesCodeAndConsents();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('You are logged in');
});

test('goes back and forward between the consent pages', async ({ visitor, page }) => {
  await visitor.signsInUpTo('/nhs-login-consent');
  await page.getByRole('link', { name: 'I do not agree' }).click();
  await visitor.isOn('/consent-confirmation');
  await page.goBack();
  await visitor.isOn('/nhs-login-consent');
  await page.goForward();
  await visitor.isOn('/consent-confirmation');
  await expect(page.getByRole('radio')).toHaveCount(2);
});

test('shows a page with a next step after Back from the service', async ({ visitor, page }) => {
  await visitor.signsInUpTo('/enter-mobile-code', 'straight-back');
  await visitor.givesCode();
  await visitor.isHandedOver();
  await page.goBack();
  await visitor.isOn('/session-invalid', 'You are logged in');
  await expect(page.getByRole('link', { name: 'Go to Example health service' })).toBeVisible();
});

test('drops the result of a call when the user goes back during it', async ({ visitor, page, mock }) => {
  await visitor.signsInUpTo('/log-in-password');
  const release = await hold(page, '/api/login/password');
  const asked = page.waitForRequest('**/api/login/password');
  await visitor.givesPassword();
  await asked;
  await page.goBack();
  await expect(page.getByLabel('Email address')).toBeEnabled();
  await release();
  await expect(page).toHaveURL(/\/enter-email/);
  await visitor.logsInUpTo('/log-in-password');
  expect(await mock.calls('/api/login/account-status')).toHaveLength(2);
  expect(await mock.calls('/api/login/trigger-otp')).toEqual([]);
});

test('keeps the present page usable during Back after a link followed during a step', async ({ visitor, page, mock }) => {
  const release = await withhold(page, 'cookies');
  await mock.scenario('account-status.hang');
  await visitor.arrives();
  await visitor.givesEmail();
  await page.getByRole('contentinfo').getByRole('link', { name: 'Cookies' }).click();
  await expect(page).toHaveURL('/cookies');
  await page.goBack();
  await mock.scenario();
  await visitor.givesEmail();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Enter your password');
  release();
});

test('restores the typed text with Forward after the Back link, and goes back once on a double click', async ({ visitor, page }) => {
  const back = page.getByRole('link', { name: 'Back', exact: true });
  const firstName = page.getByLabel('First name');
  await page.clock.install();
  await visitor.startsAt('/proofing/know-nhs-number', 'uplift');
  await page.getByRole('radio', { name: /^No/ }).check();
  await visitor.continues();
  await visitor.isOn('/proofing/enter-name');
  await firstName.fill('Jo');
  await back.click();
  await visitor.isOn('/proofing/know-nhs-number');
  await expect(page.getByRole('radio', { name: /^No/ })).toBeChecked();
  await page.goForward();
  await visitor.isOn('/proofing/enter-name');
  await expect(firstName).toHaveValue('Jo');
  await page.getByLabel('Last name').fill('Public');
  await visitor.continues();
  await visitor.isOn('/proofing/enter-dob');
  // Otherwise it would count as a double click with the previous click.
  await page.clock.fastForward(500);
  await back.dblclick();
  await visitor.isOn('/proofing/enter-name');
  await expect(firstName).toHaveValue('Jo');
});

test('restores the typed text with Back after the Back link of a reloaded page', async ({ visitor, page }) => {
  await visitor.startsAt('/proofing/enter-name', 'uplift');
  await page.reload();
  await page.getByLabel('First name').fill('Jo');
  await page.getByRole('link', { name: 'Back', exact: true }).click();
  await visitor.isOn('/proofing/know-nhs-number');
  await page.goBack();
  await visitor.isOn('/proofing/enter-name');
  await expect(page.getByLabel('First name')).toHaveValue('Jo');
});

test.describe('navigation during call', () => {
  /** Records the visited addresses, and the titles and alerts for screen readers, beginning with the present title. */
  async function listen(page: Page) {
    const visited: string[] = [];
    page.on('framenavigated', (frame) => void visited.push(new URL(frame.url()).pathname));
    const announced = await page.evaluateHandle(() => {
      const texts = [document.title];
      new MutationObserver(() => {
        const alerts = [...document.querySelectorAll('.nhsuk-error-summary, [role=alert]')].map(({ textContent }) => textContent);
        for (const text of [document.title, ...alerts]) if (!texts.includes(text)) texts.push(text);
      }).observe(document, { childList: true, subtree: true, characterData: true });
      return texts;
    });
    return { visited, announced: () => announced.jsonValue() };
  }

  const titles = (...headings: string[]) => headings.map((heading) => `${heading} - NHS login`);

  for (const [answer, typed] of [
    ['right', password],
    ['wrong', 'not the password'],
  ] as const) {
    test(`drops the answer to a ${answer} password when the user leaves during the check`, async ({ visitor, page, mock }) => {
      await visitor.signsInUpTo('/log-in-password', 'both');
      const release = await hold(page, '/api/login/password');
      await visitor.givesPassword(typed);
      await expect(page.getByRole('button', { name: 'Continue' })).toBeDisabled();
      await page.getByRole('link', { name: 'Back', exact: true }).click();
      await expect(page).toHaveURL(/\/enter-email\?client_id=/);
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('Enter your email address');
      const { visited, announced } = await listen(page);
      await release();
      visitor.persona = 'straight-back';
      await visitor.logsInUpTo('/enter-mobile-code');
      expect(visited).toEqual(['/log-in-password', '/enter-mobile-code']);
      expect(await announced()).toEqual(titles('Enter your email address', 'Enter your password', 'Enter the security code'));
      expect(await mock.calls('/api/login/password')).toHaveLength(2);
      await visitor.givesCode();
      await visitor.isHandedOver();
    });
  }

  test('stays on the page when the user goes back during the record search, and takes a new answer', async ({ patient, visitor, page }) => {
    await patient.logsIn('no-match');
    await patient.answersAll('number');
    const release = await hold(page, '/api/proofing/p5-uplift-nhs-known');
    await patient.submits();
    await visitor.isOn('/proofing/submit');
    await page.goBack();
    await visitor.isOn('/proofing/check-your-details', 'Check your details');
    const { visited, announced } = await listen(page);
    await release();
    await patient.changes('postcode');
    await visitor.isOn('/proofing/enter-postcode?change', 'What is your postcode?');
    await patient.answersPostcode('LS1 9ZZ');
    await visitor.isOn('/proofing/check-your-details', 'Check your details');
    expect(visited).toEqual(['/proofing/enter-postcode', '/proofing/check-your-details']);
    expect(await announced()).toEqual(titles('Check your details', 'What is your postcode?'));
    await patient.submits();
    await visitor.isOn('/proofing/no-match', 'We cannot find a match');
  });

  const cookieNames = async (page: Page) => (await page.context().cookies()).map(({ name }) => name);

  test("signs nobody in when the answer to the code arrives after 'Not you?'", async ({ visitor, page, mock }) => {
    await visitor.signsInUpTo('/enter-mobile-code');
    const release = await hold(page, '/api/login/otp');
    await page.getByLabel('Remember this device and stop sending security codes').check();
    await visitor.givesCode();
    await expect(page.getByRole('button', { name: 'Continue' })).toBeDisabled();
    await page.goBack();
    await visitor.isOn('/log-in-password', 'Enter your password');
    await page.getByRole('button', { name: 'Not you? Start again' }).click();
    await visitor.isOn('/enter-email', 'Enter your email address');
    await release();
    // The app has handled the response after the minimum time of its spinner and the next call.
    await visitor.givesEmail('both@example.com');
    await visitor.isOn('/log-in-password', 'Enter your password');
    for (const name of ['id_token', 'remember_my_device']) expect(await cookieNames(page)).not.toContain(name);
    const tab = await page.context().newPage();
    await tab.goto('/authcode');
    await expect(tab).toHaveURL(/\/(session-timeout|error)$/);
    expect(await cookieNames(page)).not.toContain('id_token');
    expect(await mock.calls('/api/login/otp')).toHaveLength(1);
  });
});
