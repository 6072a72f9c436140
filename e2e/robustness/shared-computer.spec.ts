import { emailOf } from '../../mocks/people/personas';
import { expect, test } from '../support/test';
import { Visitor } from '../support/visitor';

test('removes the identity token after the hand-over, and gives no code in this tab or a new one', async ({
  visitor,
  page,
  context,
  mock,
}) => {
  await visitor.signsInUpTo('/nhs-login-consent');
  await visitor.agreesAndIsHandedOver();
  const before = await mock.callsFor(emailOf('mobile'));
  for (const tab of [page, await context.newPage()])
    for (const address of ['/authcode', '/nhs-login-consent', '/consent-confirmation', '/terms-update', '/no-consent']) {
      await tab.goto(address);
      await expect(tab.getByRole('heading', { level: 1 })).not.toHaveText(/Agree|Logging you in|Taking you back|Loading/);
      await expect(tab).not.toHaveURL(/callback/);
    }
  expect(await mock.callsFor(emailOf('mobile'))).toEqual(before);
  expect((await context.cookies()).map(({ name }) => name)).not.toContain('id_token');
});

test('deletes answers that another user left in a second tab, and restarts the sign-in', async ({ visitor, context, mock }) => {
  await visitor.logsIn('uplift');
  await visitor.answersAll('number');
  const next = new Visitor(await context.newPage(), mock);
  await next.page.goto('/proofing/check-your-details');
  await expect(next.page.getByText('999 000 0018')).toBeVisible();
  await next.page.getByRole('button', { name: 'Not you? Start again' }).click();
  await next.isOn('/enter-email', 'Enter your email address');
  await expect(next.page.getByLabel('Email address')).toHaveValue('');
  for (const address of ['/proofing/check-your-details', '/authcode', '/nhs-login-consent']) {
    await next.page.goto(address);
    await expect(next.page.getByText('999 000 0018')).toHaveCount(0);
    await expect(next.page).not.toHaveURL(/callback/);
  }
});

test('sends no answers of one user under the login of another in the same session', async ({ visitor, page, context, mock }) => {
  await visitor.logsIn('uplift');
  await visitor.answersAll('number');
  const other = new Visitor(await context.newPage(), mock);
  // The client requires a proof of identity, which this persona has.
  other.persona = 'proven';
  await other.page.goto('/login');
  await other.givesEmailAndPassword();
  await other.isOn('/enter-mobile-code', 'Enter the security code');
  await other.givesCode();
  await other.isHandedOver();
  // Clicks before the tab notices the other login.
  await page.evaluate(() => document.querySelector<HTMLButtonElement>('main form button')?.click());
  await visitor.isOn('/session-invalid', 'You carried on in another tab');
  expect(await mock.calls('/api/proofing/p5-uplift-nhs-known')).toEqual([]);
});
