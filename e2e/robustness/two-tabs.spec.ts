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
  expect(page.url()).toContain('/mock/callback');
});
