import { emailOf } from '../../mocks/people/personas';
import { expect, test } from '../support/watched';

const chosen = 'Battery Staple 7';

test('leaks no secret of a reset link opened in an unknown browser', async ({ visitor, page, mock, context, secrets }) => {
  await visitor.arrives();
  const link = await visitor.asksForAResetLink();
  await page.goto('/mock');
  await context.clearCookies({ name: 'nhs-authorization-cookie' });
  await page.evaluate(() => localStorage.clear());

  await page.goto(link);
  await visitor.isOn('/reset/new-password');
  await visitor.givesNewPassword('battery');
  await visitor.seesError('Password must have at least 8 characters and a capital letter');
  await visitor.givesNewPassword(chosen);
  await visitor.isOn('/reset/success');
  const events = await page.evaluate(() => (window as { digitalData?: object[] }).digitalData);
  const title = 'You have reset your password for NHS login - NHS login';
  expect(events).toContainEqual({ event: 'pageview', path: '/reset/success', title });
  const code = new URLSearchParams(link.split('?')[1]).get('code');
  expect((await mock.calls('/api/login/confirm-change-password'))[0]?.body).toMatchObject({ username: emailOf('mobile'), code });

  await page.goto(link.replace(/expiry=\d+/, 'expiry=1000000000000'));
  await visitor.isOn('/reset/link-expired', 'This link has expired');
  await expect(page.getByText(emailOf('mobile'))).toBeVisible();
  expect(secrets.kinds()).toEqual(expect.arrayContaining(['code', 'typed text']));
});
