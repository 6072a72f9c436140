import { expect, test } from '../support/test';
import { Visitor } from '../support/visitor';

test('the hand-over in one tab ends the same journey in the other', async ({ visitor, page, context, mock }) => {
  await visitor.comesTo('/nhs-login-consent');
  const other = await context.newPage();
  await other.goto('/nhs-login-consent');
  await expect(other.getByRole('heading', { level: 1 })).toHaveText('Agree to share your login information');
  await visitor.agrees();
  await visitor.isHandedOver();
  await new Visitor(other, mock).isOn('/session-invalid', 'Something went wrong');
  await expect(other.getByText('You carried on in another tab.')).toBeVisible();
  await expect(other.getByRole('link', { name: 'Go to Example health service' })).toHaveAttribute('href', 'https://www.example.com');
  expect(page.url()).toContain('/mock/callback');
});

test('two tabs of one login both go on, until the code is used in one of them', async ({ visitor, page, context, mock }) => {
  await visitor.comesTo('/log-in-password');
  const other = new Visitor(await context.newPage(), mock);
  await other.page.goto('/log-in-password');
  await other.givesPassword();
  await other.isOn('/enter-mobile-code');
  await visitor.givesPassword();
  await visitor.isOn('/enter-mobile-code');
  await visitor.givesCode();
  await visitor.isOn('/nhs-login-consent');
  await other.isOn('/session-invalid');
  await expect(other.page.getByText('You carried on in another tab.')).toBeVisible();
  await visitor.agrees();
  await visitor.isHandedOver();
  expect(page.url()).toContain('/mock/callback');
});
