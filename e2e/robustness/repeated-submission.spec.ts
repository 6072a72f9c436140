import { password } from '../../mocks/people/personas';
import { hold } from '../support/held';
import { expect, test } from '../support/test';

test('sends one call for Enter, Enter and a double click', { tag: '@quick' }, async ({ visitor, page, mock }) => {
  await visitor.startsAt('/log-in-password');
  const release = await hold(page, '/api/login/password');
  const field = page.getByLabel('Password', { exact: true });
  await field.fill(password);
  await field.press('Enter');
  await page.keyboard.press('Enter');
  const submit = page.getByRole('button', { name: 'Continue' });
  const { x, y, width, height } = (await submit.boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 };
  await page.mouse.dblclick(x + width / 2, y + height / 2);
  await expect(submit).toBeDisabled();
  await submit.evaluate((button: HTMLButtonElement) => {
    button.form?.requestSubmit();
    button.click();
    button.click();
    button.form?.requestSubmit();
  });
  await release();
  await visitor.isOn('/enter-mobile-code');
  expect(await mock.calls('/api/login/password')).toHaveLength(1);
  expect(await mock.calls('/api/login/trigger-otp')).toHaveLength(1);
});
