import { comesBackOnASlowLine, hasTakenOver, standsInTheFieldOnASlowLine } from '../support/slow-line';
import { expect, test } from '../support/test';
import { emailField } from '../support/withheld';

const stored = 'mobile@example.com';

for (const address of ['/enter-email', '/login']) {
  test.describe(`${address} on a slow line, for a person whose email address is stored`, () => {
    let letGo = () => undefined as void;

    test.beforeEach(async ({ visitor }) => {
      letGo = await comesBackOnASlowLine(visitor, address);
    });

    test('what was begun is gone on with', async ({ page }) => {
      await emailField(page).pressSequentially('new@');
      letGo();
      await hasTakenOver(page);
      await page.keyboard.type('example.com');
      await expect(emailField(page)).toHaveValue('new@example.com');
    });

    test('a field that nobody stands in is filled in', async ({ page }) => {
      letGo();
      await expect(emailField(page)).toHaveValue(stored);
      await emailField(page).press('End');
      await page.keyboard.type('.uk');
      await expect(emailField(page)).toHaveValue(`${stored}.uk`);
    });

    test('a press on an empty field sends nothing that was not seen', async ({ page, mock }) => {
      const before = (await mock.calls('/api/login/account-status')).length;
      await page.getByRole('button', { name: 'Continue' }).click();
      letGo();
      await expect(page.locator('.nhsuk-error-summary')).toContainText('email address');
      expect(await mock.calls('/api/login/account-status')).toHaveLength(before);
      expect(await mock.calls('/api/login/user-sign-in')).toEqual([]);
    });
  });
}

test.describe('/login on a slow line, for a person whose email address is stored', () => {
  test('a field that somebody stands in stays as it is, and what is typed is all of it', async ({ visitor, page }) => {
    await standsInTheFieldOnASlowLine(visitor, '/login');
    await expect(emailField(page)).toHaveValue('');
    await page.keyboard.type('new@example.com');
    await expect(emailField(page)).toHaveValue('new@example.com');
  });
});
