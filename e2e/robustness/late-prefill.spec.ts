import { standsInTheFieldOnASlowLine } from '../support/slow-line';
import { expect, test } from '../support/test';
import { emailField } from '../support/withheld';

test.describe('/enter-email on a slow line, for a person whose email address is stored', () => {
  test('a field that somebody stands in stays as it is, and what is typed is all of it', async ({ visitor, page }) => {
    await standsInTheFieldOnASlowLine(visitor, '/enter-email');
    await expect(emailField(page)).toHaveValue('');
    await page.keyboard.type('new@example.com');
    await expect(emailField(page)).toHaveValue('new@example.com');
  });
});
