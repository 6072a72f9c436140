import { expect, test } from '../support/test';
import { Visitor } from '../support/visitor';

test('a journey that begins in another tab ends this one, and goes on undisturbed', async ({ visitor, page, context, mock }) => {
  await visitor.comesTo('/enter-mobile-code');
  const other = new Visitor(await context.newPage(), mock);
  await other.arrives('landline');
  await visitor.isOn('/session-invalid', 'Something went wrong');
  await expect(page.getByText('Go to the website or app you are trying to use and log in.')).toBeVisible();
  await other.givesEmail();
  await other.isOn('/log-in-password');
  await other.page.reload();
  await other.isOn('/log-in-password', 'Enter your password');
});

test('the hand-over in one tab ends the same journey in the other', async ({ visitor, page, context, mock }) => {
  await visitor.comesTo('/nhs-login-consent');
  const other = await context.newPage();
  await other.goto('/nhs-login-consent');
  await expect(other.getByRole('heading', { level: 1 })).toHaveText('Agree to share your login information');
  await visitor.agrees();
  await visitor.isHandedOver();
  await new Visitor(other, mock).isOn('/session-invalid', 'Something went wrong');
  expect(page.url()).toContain('/mock/callback');
});
