import { expectAccessible } from '../support/accessible';
import { expect, test } from '../support/test';
import { Visitor } from '../support/visitor';

test.describe('password reset', () => {
  const chosen = 'Battery Staple 7';

  /** After a reload the address no longer has the code of the link. */
  test.use({ tolerated: /^console: Reset password link is malformed/ });

  test('accepts a reset link in another browser, and explains where to continue', async ({ visitor, mock, context, browser }) => {
    await visitor.arrives();
    const link = await visitor.asksForAResetLink();
    const otherBrowser = await browser.newContext();
    await otherBrowser.addCookies((await context.cookies()).filter(({ name }) => name === 'mock_world'));
    const there = new Visitor(await otherBrowser.newPage(), mock);
    const showsHowToContinue = async () => {
      await expect(there.page.getByRole('main').getByText(/go back to the website or app that you want to use/i)).toBeVisible();
      await expect(there.page.getByRole('main').getByRole('button')).toHaveCount(0);
      await expectAccessible(there.page);
    };
    await there.page.goto(link);
    await there.isOn('/reset/new-password', 'Choose a new password');
    await expect(there.page.getByText('log in to websites and apps with NHS login')).toBeVisible();
    await there.givesNewPassword(chosen);
    await there.isOn('/reset/success', 'You have reset your password for NHS login');
    await showsHowToContinue();
    await there.page.goto(link);
    await there.givesNewPassword(chosen);
    await there.isOn('/reset/link-used', 'You have already reset your password');
    await showsHowToContinue();
    await there.page.goto(link.replace(/expiry=\d+/, 'expiry=1000000000000'));
    await there.isOn('/reset/link-expired', 'This link has expired');
    await showsHowToContinue();
    await there.page.goto('/reset/new-password');
    await there.isOn('/reset/link-not-working', 'This link does not work');
    await showsHowToContinue();
    expect((await otherBrowser.cookies()).map(({ name }) => name)).toEqual(['mock_world']);
    await otherBrowser.close();

    await visitor.page.getByRole('button', { name: 'Back to log in' }).click();
    await visitor.isOn('/login');
    await visitor.givesEmailAndPassword(chosen);
    await visitor.givesCodeAndConsents();
  });
});
