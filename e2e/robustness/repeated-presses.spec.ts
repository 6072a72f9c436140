import { password } from '../../mocks/people/personas';
import { pressWildly } from '../support/impatience';
import { expect, test } from '../support/test';

test('Enter, Enter and a double click while the answer is awaited', async ({ visitor, page, mock }) => {
  await visitor.standsAt('/log-in-password');
  let release = () => {};
  const released = new Promise<void>((resolve) => (release = resolve));
  await page.route('**/api/login/password', async (route) => {
    await released;
    await route.continue();
  });
  const field = page.getByLabel('Password', { exact: true });
  await field.fill(password);
  await field.press('Enter');
  await page.keyboard.press('Enter');
  const { x, y, width, height } = (await page.getByRole('button', { name: 'Continue' }).boundingBox()) ?? {
    x: 0,
    y: 0,
    width: 0,
    height: 0,
  };
  await page.mouse.dblclick(x + width / 2, y + height / 2);
  await expect(page.getByRole('button', { name: 'Continue' })).toBeDisabled();
  await pressWildly(page, 'Continue');
  release();
  await visitor.isOn('/enter-mobile-code');
  expect(await mock.calls('/api/login/password')).toHaveLength(1);
  expect(await mock.calls('/api/login/trigger-otp')).toHaveLength(1);
});
