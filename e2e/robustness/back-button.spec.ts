import { emailOf } from '../../mocks/people/personas';
import { expect, test } from '../support/test';
import { withhold } from '../support/withheld';

test.describe('Back while the next page is on its way: the one that is there still can be used', () => {
  test('after a step that leads there', async ({ visitor, page }) => {
    const letGo = await withhold(page, 'register');
    await visitor.arrives('unconfirmed');
    await visitor.givesEmail();
    await expect(page).toHaveURL('/register/check-email');
    await page.goBack();
    await visitor.givesEmail(emailOf('mobile'));
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Enter your password');
    letGo();
  });
});
