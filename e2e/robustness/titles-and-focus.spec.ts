import { announced } from '../support/announced';
import { isHydrated } from '../support/before-hydration';
import { expect, test } from '../support/test';

test.describe('titles and focus', { tag: '@long' }, () => {
  test('gives each page about the health record and duplicate accounts a title, and focuses its heading', async ({
    visitor,
    patient,
    page,
  }) => {
    const isAnnounced = announced(page);
    await patient.logsIn('duplicate-eligible');
    await isAnnounced('Help us find your NHS record');
    await visitor.continues();
    await isAnnounced('Do you know your NHS number?');
    await patient.choosesFullName();
    await isAnnounced('What is your name?');
    await patient.answersName();
    await isAnnounced('What is your date of birth?');
    await patient.answersDob();
    await isAnnounced('What is your postcode?');
    await patient.answersPostcode();
    await isAnnounced('Check your details');
    await patient.submits();
    await isAnnounced('You already have an NHS account');
    await visitor.chooses('Continue with your new account');
    await isAnnounced('Continue with your new account');
    await page.getByRole('link', { name: 'Back to: You already have an NHS account' }).click();
    await isAnnounced('You already have an NHS account');
    await expect(page).toHaveURL('/proofing/duplicate-nhs-number');
  });

  test('gives each page of a new account, number or password a title, and focuses its heading', async ({ visitor, page }) => {
    const isAnnounced = announced(page);
    await visitor.arrives('new-user');
    await visitor.givesEmail();
    await isAnnounced('We could not find your account');
    await page.getByRole('button', { name: 'Create an account' }).click();
    await isAnnounced('Create a password');
    await visitor.givesPassword();
    await isAnnounced('Check your email');
    await visitor.givesCode();
    await isAnnounced('Which phone do you want to use?');
    await visitor.givesPhone('A UK mobile phone', 'UK mobile number', '07700900001');
    await isAnnounced('Enter the security code');
    await visitor.givesCode();
    await isAnnounced('Agree to share your login information');
    await page.goto('/login');
    await page.getByRole('button', { name: 'Create NHS account' }).click();
    await isAnnounced('Create an NHS account');
    await page.getByRole('button', { name: 'Continue' }).click();
    await isAnnounced('What is your email address?');

    await visitor.signsInUpTo('/enter-mobile-code', 'change-number');
    await page.getByText('I cannot log in using my mobile phone').click();
    await page.getByRole('link', { name: 'Change your mobile phone number' }).click();
    await isAnnounced('Change your mobile phone number');
    await page.getByLabel('New UK mobile number').fill('07700900222');
    await visitor.continues();
    await isAnnounced('Enter the security code');
    await visitor.givesCode();
    await isAnnounced('You have asked to change your phone number');

    const link = await visitor.asksForAResetLink();
    await page.goto(link);
    await expect(page).toHaveTitle('Choose a new password - NHS login');
    await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
    await visitor.givesNewPassword('Another 12345');
    await isAnnounced('You have reset your password for NHS login');
    await page.goto(link);
    await visitor.givesNewPassword('Another 12345');
    await isAnnounced('You have already reset your password');
  });

  test('shows an error in the title, the summary and at the field until the next attempt', async ({ visitor, page }) => {
    await visitor.arrives();
    await visitor.continues();
    await visitor.seesError('There is a problem', 'You need to enter your email address');
    await expect(page).toHaveTitle('Error: Enter your email address - NHS login');
    await visitor.givesEmail('a@b.uk');
    await visitor.seesError('We cannot accept email addresses with fewer than 7 characters');
    await expect(page.locator('.nhsuk-error-message')).toContainText('Enter an email address with at least 7 characters');
    await visitor.givesEmail('name at example.com');
    await visitor.seesError('Enter an email address in the correct format, like name@example.com');
    await visitor.givesEmail();
    await visitor.isOn('/log-in-password');
    await expect(page).toHaveTitle('Enter your password - NHS login');
  });

  test('scrolls a new page to its top', async ({ visitor, page }) => {
    await page.setViewportSize({ width: 320, height: 480 });
    await visitor.arrives();
    await page.getByRole('button', { name: 'Continue' }).scrollIntoViewIfNeeded();
    await visitor.givesEmail();
    await visitor.isOn('/log-in-password');
    expect(await page.evaluate(() => window.scrollY)).toBe(0);
  });

  test('mounts the page again for a link to itself', async ({ visitor, page }) => {
    await visitor.arrives();
    await page.goto('/cookies/cookie-settings-changed');
    await page.getByRole('link', { name: 'Go to your cookie choices' }).click();
    await visitor.isOn('/cookies/cookie-settings');
    await page.getByRole('button', { name: 'Save my cookie settings' }).click();
    await visitor.seesError('You need to tell us what you want to do');
    await page.goBack();
    await page.goForward();
    await expect(page.locator('.nhsuk-error-summary')).toHaveCount(0);
    await expect(page).toHaveTitle('Your cookie choices - NHS login');
  });

  test('scrolls to the target of an anchor link, and to the top for a link to the page itself', async ({ visitor, page }) => {
    await page.goto('/cookies');
    // Before hydration a link would load a document, which does not move the focus.
    await isHydrated(page);
    await page.getByRole('link', { name: 'Changes to this policy' }).click();
    await expect(page).toHaveURL('/cookies#changes');
    await expect(page.locator('#changes')).toBeInViewport();
    await page.getByRole('contentinfo').getByRole('link', { name: 'Cookies' }).click();
    await visitor.isOn('/cookies');
    await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
    expect(await page.evaluate(() => window.scrollY)).toBe(0);
  });

  test('gives each page of the main journey a title, and focuses its heading', async ({ visitor, page }) => {
    const isAnnounced = announced(page);
    await visitor.arrives();
    await expect(page).toHaveTitle('Enter your email address - NHS login');
    // The page is part of the document, which the browser announces. Moving the focus would interrupt a user who is already typing.
    await expect(page.locator('body')).toBeFocused();
    await visitor.givesEmail();
    await isAnnounced('Enter your password');
    await visitor.givesPassword();
    await isAnnounced('Enter the security code');
    await visitor.givesCode();
    await isAnnounced('Agree to share your login information');
    await page.getByRole('link', { name: 'I do not agree' }).click();
    await isAnnounced('You did not agree to share your login information');
    await page.goBack();
    await isAnnounced('Agree to share your login information');
  });
});
