import { expect, test } from '../support/test';

test('a service that is busy ends on the page that says so', async ({ visitor, page, mock }) => {
  await visitor.arrives();
  await mock.scenario('account-status.unavailable');
  await visitor.givesEmail();
  await visitor.isOn('/service-busy');
  await expect(page.getByText(/go to the website or app you are trying to use and log in/i)).toBeVisible();
});
