import { expect, test } from '../support/test';

test.describe('reminder of an email address', () => {
  const findIt = 'Get help finding the email address linked to this account';

  /** The help centre is on another host, so an empty page replaces it. */
  test.use({ tolerated: /^request to another host: https:\/\/help\.login\.nhs\.uk\// });
  const existingAccount = 'https://help.login.nhs.uk/error-messages-support#there-is-already-an-account-linked-to-my-details';

  test.beforeEach(async ({ context }) => {
    await context.route('https://help.login.nhs.uk/**', (route) =>
      route.fulfill({ contentType: 'text/html', body: '<title>Help</title>' }),
    );
  });

  test('opens the help centre in a new tab for a user without access to the email address', async ({ visitor, page }) => {
    await visitor.asksForAMatch('duplicate');
    await visitor.chooses(findIt);
    await visitor.isOn('/proofing/email-address-found');
    const opened = page.waitForEvent('popup');
    await page.getByRole('link', { name: 'I do not have access to this email address (opens in a new tab)' }).click();
    const tab = await opened;
    await expect(tab.getByRole('heading', { level: 1 })).toHaveText('Connecting');
    await expect(tab).toHaveURL(existingAccount);
    await visitor.isOn('/proofing/email-address-found');
  });

  test('shows none of several email addresses, and opens the help centre in a new tab', async ({ visitor, page }) => {
    await visitor.asksForAMatch('duplicate-several');
    await visitor.isOn('/proofing/duplicate-nhs-number');
    await visitor.chooses(findIt);
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
