import { password } from '../../mocks/people/personas';
import { expectAccessible } from '../support/accessible';
import { expect, test } from '../support/test';

test('no answer at the password: told so, told what else can be done, and let on when there is one', async ({ visitor, page, mock }) => {
  const summary = page.locator('.nhsuk-error-summary');
  const help = summary.getByRole('link', { name: 'get help' });
  let asked = 0;
  page.on('request', (request) => {
    if (request.url().endsWith('/api/login/password')) asked += 1;
  });
  await visitor.comesTo('/log-in-password');
  await mock.scenario('password.dead');
  await visitor.givesPassword();
  await visitor.seesError('There is a problem', 'We could not reach the service. Check your internet connection and try again.');
  await expect(help).toHaveCount(0);
  expect(asked).toBe(1);

  await visitor.continues();
  await expect(summary).toContainText('We still could not reach the service. Nothing is lost on this page');
  await visitor.seesError('wait a few minutes and try again');
  await expect(help).toHaveAttribute('href', 'https://help.login.nhs.uk');
  await expect(help).toHaveAttribute('target', '_blank');
  await expect(page.getByLabel('Password', { exact: true })).toHaveValue(password);
  await expectAccessible(page);
  expect(asked).toBe(2);

  await mock.scenario();
  await visitor.continues();
  await visitor.isOn('/enter-mobile-code', 'Enter the security code');
  expect(asked).toBe(3);
});
