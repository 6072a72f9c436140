import { expect, test } from '../support/test';
import { withhold } from '../support/withheld';

test('a press that waits for the rules of its form is given up when the page is left', async ({ visitor, page, mock }) => {
  const letGo = await withhold(page, 'sign-in');
  await visitor.arrives();
  await visitor.givesEmail();
  const footer = page.getByRole('contentinfo');
  const heading = page.getByRole('heading', { level: 1 });
  await footer.getByRole('link', { name: 'Cookies' }).click();
  await expect(page).toHaveURL('/cookies');
  letGo();
  await expect(heading).toHaveText('Cookie policy');
  await footer.getByRole('link', { name: 'Accessibility statement' }).click();
  await expect(heading).toHaveText(/Accessibility/);
  expect(await mock.calls('/api/login/account-status')).toEqual([]);
});
