import { expect, test } from '../support/test';

test('a code runs out under the page: said once, with a button for another one', async ({ visitor, page }) => {
  await page.clock.install();
  await visitor.comesTo('/enter-mobile-code');
  await expect(page.getByText('You must use the code within 5 minutes. It works until')).toBeVisible();
  await page.getByLabel('Security code', { exact: true }).fill('12345');
  await page.clock.fastForward('04:01');
  await expect(page.getByRole('status').filter({ hasText: 'Your code runs out in 1 minute.' })).toBeVisible();
  await page.clock.fastForward('01:00');
  await expect(page.getByRole('status').filter({ hasText: 'This code has run out.' })).toBeVisible();
  await expect(page.getByLabel('Security code', { exact: true })).toBeFocused();
  await expect(page.getByLabel('Security code', { exact: true })).toHaveValue('12345');
  await page.reload();
  await expect(page.getByText('This code has run out.')).toBeVisible();
  await page.getByRole('button', { name: 'Send a new code' }).click();
  await expect(page.getByText('You have been sent a new security code.')).toBeVisible();
  await expect(page.getByText('This code has run out.')).toBeHidden();
});

test('a lock by its minutes, over a reload, and the way back when it is over', async ({ visitor, page }) => {
  await page.clock.install();
  await visitor.standsAt('/log-in-password', 'locked-out');
  await visitor.givesPassword();
  await visitor.isOn('/password-attempts-exceeded', 'You cannot continue');
  await expect(page.getByText('at the latest (in about 15 minutes).')).toBeVisible();
  await page.clock.fastForward('06:00');
  await page.reload();
  await expect(page.getByText('at the latest (in about 9 minutes).')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Try again' })).toBeHidden();
  await page.clock.fastForward('09:00');
  await expect(page.getByRole('status').filter({ hasText: 'You can try again now' })).toBeVisible();
  await page.getByRole('button', { name: 'Try again' }).click();
  await visitor.isOn('/log-in-password', 'Enter your password');
});

test('a session on a question: warned, and over when the device wakes after two hours', async ({ visitor, page }) => {
  await page.clock.install();
  await visitor.standsAt('/proofing/enter-dob');
  await page.clock.fastForward('51:00');
  const warning = page.getByRole('region', { name: 'End of your session' });
  await expect(warning).toContainText('Finish before then, or what you have entered will be lost.');
  await warning.getByRole('button', { name: 'Hide this message' }).click();
  await expect(warning).toBeHidden();
  await page.clock.fastForward('02:00:00');
  await visitor.isOn('/session-timeout', 'We have logged you out');
  await expect(page.getByRole('button', { name: 'Go to Example health service' })).toBeVisible();
});

for (const [device, hours] of [
  ['slow', -3],
  ['fast', 3],
] as const) {
  test(`a session on a device that is three hours ${device} is not over before its time`, async ({ visitor, page }) => {
    await page.clock.install({ time: Date.now() + hours * 3_600_000 });
    await visitor.comesTo('/enter-mobile-code');
    await page.clock.fastForward('49:00');
    await expect(page.getByText('This code has run out.')).toBeVisible();
    await expect(page.getByText('We will log you out at')).toBeHidden();
    await page.clock.fastForward('02:00');
    await expect(page.getByText('We will log you out at')).toBeVisible();
    await page.clock.fastForward('10:00');
    await visitor.isOn('/session-timeout', 'We have logged you out');
  });
}
