import { waitsForTheCode } from '../support/fetched-ahead';
import { expect, test } from '../support/test';

test('/log-in-password has the page of the code before anybody presses', async ({ visitor, page }) => {
  await waitsForTheCode(visitor, '/log-in-password', () => visitor.givesEmail());
  await visitor.givesPassword();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Enter the security code');
});
