import { emailOf } from '../../mocks/people/personas';
import { expectAccessible } from '../support/accessible';
import { expect, test } from '../support/test';
import { Visitor } from '../support/visitor';

const chosen = 'Battery Staple 7';

/** A reload has no link any more. */
test.use({ tolerated: /^console: Reset password link is malformed/ });

test('a link works until it has been used: opened again, it leaves the new password as it is', async ({ visitor, page, mock }) => {
  await visitor.comesTo('/log-in-password');
  const link = await visitor.asksForAResetLink();
  await page.goto(link);
  await visitor.isOn('/reset/new-password', 'Choose a new password');
  await expectAccessible(page);
  await page.reload();
  await visitor.isOn('/reset/new-password', 'Open your link again');
  await page.goto(link);
  await visitor.givesNewPassword(chosen);
  await visitor.isOn('/reset/success');

  await page.goto(link);
  await visitor.isOn('/reset/new-password');
  await visitor.givesNewPassword('Another 12345');
  await visitor.findsAgain('/reset/link-used');
  await page.getByRole('button', { name: 'Continue to log in' }).click();
  await visitor.givesEmail();
  await visitor.isOn('/log-in-password');
  await visitor.givesPassword(chosen);
  await visitor.isOn('/enter-mobile-code');
  await visitor.givesCode();
  await visitor.agreesAndIsHandedOver();
  expect((await mock.calls('/api/login/confirm-change-password')).map(({ status }) => status)).toEqual([400, 200]);
});

test('an expired link and a mangled one lead to a new one, which works', async ({ visitor, page, mock }) => {
  await visitor.arrives();
  const old = await visitor.asksForAResetLink();
  const mangled = [old.slice(0, old.indexOf('?')), old.replace(/code=\d/, 'code='), old.replace('%40', '')];
  for (const address of [...mangled, old.replace(/expiry=\d+/, 'expiry=soon')]) {
    await page.goto(address);
    await visitor.isOn('/reset/link-not-working', 'This link does not work');
  }
  await page.goto(old.replace(/code=(\d)/, (_found, digit: string) => `code=${(Number(digit) + 1) % 10}`));
  await visitor.isOn('/reset/new-password');
  await visitor.givesNewPassword(chosen);
  await visitor.finds('/reset/link-not-working');
  await page.getByRole('button', { name: 'Get a new link' }).click();
  await visitor.isOn('/forgotten-password');

  const minutes = 61;
  await mock.advance({ minutes });
  await page.clock.setFixedTime(Date.now() + minutes * 60_000);
  await page.goto(old);
  await visitor.finds('/reset/link-expired');
  await expect(page.getByText(emailOf('mobile'))).toBeVisible();
  await page.getByRole('button', { name: 'Get a new link' }).click();
  await visitor.isOn('/forgotten-password');
  await expect(page.getByLabel('Email address')).toHaveValue(emailOf('mobile'));
  await visitor.continues();
  // The session has expired too: it is renewed on the way.
  await visitor.isOn('/check-email', 'Check your email');
  expect(await mock.emails()).toHaveLength(2);
  await page.goto(await visitor.newestLink());
  await visitor.isOn('/reset/new-password');
  await visitor.givesNewPassword(chosen);
  await visitor.isOn('/reset/success', 'You have reset your password for NHS login');
});

test('a link that is opened in another browser works there, and says where to go on', async ({ visitor, mock, context, browser }) => {
  await visitor.arrives();
  const link = await visitor.asksForAResetLink();
  const elsewhere = await browser.newContext();
  await elsewhere.addCookies((await context.cookies()).filter(({ name }) => name === 'mock_world'));
  const there = new Visitor(await elsewhere.newPage(), mock);
  const saysWhereToGoOn = async () => {
    await expect(there.page.getByRole('main').getByText(/go back to the website or app that you want to use/i)).toBeVisible();
    await expect(there.page.getByRole('main').getByRole('button')).toHaveCount(0);
    await expectAccessible(there.page);
  };
  await there.page.goto(link);
  await there.isOn('/reset/new-password', 'Choose a new password');
  await expect(there.page.getByText('log in to websites and apps with NHS login')).toBeVisible();
  await there.givesNewPassword(chosen);
  await there.isOn('/reset/success', 'You have reset your password for NHS login');
  await saysWhereToGoOn();
  await there.page.goto(link);
  await there.givesNewPassword(chosen);
  await there.isOn('/reset/link-used', 'You have already reset your password');
  await saysWhereToGoOn();
  await there.page.goto(link.replace(/expiry=\d+/, 'expiry=1000000000000'));
  await there.isOn('/reset/link-expired', 'This link has expired');
  await saysWhereToGoOn();
  await there.page.goto('/reset/new-password');
  await there.isOn('/reset/link-not-working', 'This link does not work');
  await saysWhereToGoOn();
  expect((await elsewhere.cookies()).map(({ name }) => name)).toEqual(['mock_world']);
  await elsewhere.close();

  await visitor.page.getByRole('link', { name: 'Back to log in' }).click();
  await visitor.isOn('/login');
  await visitor.givesEmailAndPassword(chosen);
  await visitor.isOn('/enter-mobile-code');
  await visitor.givesCode();
  await visitor.agreesAndIsHandedOver();
});
