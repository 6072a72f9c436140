import { expect, test } from '../support/test';

test.describe('reminder of an email address', () => {
  /** The help centre is on another host, so an empty page replaces it. */
  test.use({ tolerated: /^request to another host: https:\/\/help\.login\.nhs\.uk\// });
  const existingAccount = 'https://help.login.nhs.uk/error-messages-support#there-is-already-an-account-linked-to-my-details';

  test('shows none of several email addresses, and opens the help centre in a new tab', async ({ visitor, page, context }) => {
    await context.route('https://help.login.nhs.uk/**', (route) =>
      route.fulfill({ contentType: 'text/html', body: '<title>Help</title>' }),
    );
    await visitor.asksForAMatch('duplicate-several');
    await visitor.isOn('/proofing/duplicate-nhs-number');
    await visitor.chooses('Get help finding the email address linked to this account');
    await visitor.isOn('/proofing/multiple-emails-found');
    await expect(page.getByRole('main')).not.toContainText('•');
    const opened = page.waitForEvent('popup');
    await visitor.chooses('I do not have access to these email addresses: go to the help centre (opens in a new tab)');
    const tab = await opened;
    await expect(tab).toHaveURL(existingAccount);
    await expect(page.getByRole('button', { name: 'Continue' })).toBeEnabled();
    await page.getByRole('link', { name: 'Back', exact: true }).click();
    await visitor.isOn('/proofing/duplicate-nhs-number');
  });
});
