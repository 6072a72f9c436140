import { emailOf } from '../../mocks/people/personas';
import { restarted } from '../support/persistent';
import { expect, test } from '../support/test';
import { Visitor } from '../support/visitor';

const first = emailOf('mobile');
/** The addresses with a hand-over or with a consent to it. */
const addresses = ['/authcode', '/nhs-login-consent', '/consent-confirmation', '/terms-update', '/no-consent'];

test.describe('shared computer after a hand-over', () => {
  test.beforeEach(async ({ visitor }) => {
    await visitor.signsInUpTo('/nhs-login-consent');
    await visitor.agreesAndIsHandedOver();
  });

  test('removes the identity token after the hand-over, and gives no code in this tab or a new one', async ({ page, context, mock }) => {
    const before = await mock.callsFor(first);
    for (const tab of [page, await context.newPage()])
      for (const address of addresses) {
        await tab.goto(address);
        await expect(tab.getByRole('heading', { level: 1 })).not.toHaveText(/Agree|Logging you in|Taking you back|Loading/);
        await expect(tab).not.toHaveURL(/callback/);
      }
    expect(await mock.callsFor(first)).toEqual(before);
    expect((await context.cookies()).map(({ name }) => name)).not.toContain('id_token');
  });

  test('logs in the next user of a shared computer as nobody else', async ({ context, mock }) => {
    const before = await mock.callsFor(first);
    const next = new Visitor(await context.newPage(), mock);
    await next.arrives('straight-back');
    await expect(next.page.getByLabel('Email address')).toHaveValue('');
    await next.page.goto('/authcode');
    await expect(next.page).not.toHaveURL(/callback/);
    await next.signsInUpTo('/enter-mobile-code', 'straight-back');
    await next.givesCode();
    await next.isHandedOver();
    expect(await mock.callsFor(first)).toEqual(before);
  });

  test('remembers no user after a restart of the browser', async ({ browser, context, mock }) => {
    const before = await mock.callsFor(first);
    const again = await restarted(browser, context);
    const tab = await again.newPage();
    for (const address of addresses) {
      await tab.goto(address);
      await expect(tab.getByRole('heading', { level: 1 })).not.toHaveText(/Agree|Logging you in|Taking you back|Loading/);
      await expect(tab).not.toHaveURL(/callback/);
    }
    expect(await mock.callsFor(first)).toEqual(before);
    await again.close();
  });
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

test("agrees to nothing after Back from the hand-over and 'I agree'", async ({ visitor, page, mock }) => {
  await visitor.signsInUpTo('/nhs-login-consent');
  await visitor.agreesAndIsHandedOver();
  const before = await mock.callsFor(first);
  await page.goBack();
  await visitor.isOn('/session-invalid', 'You are logged in');
  await expect(page.getByRole('button', { name: 'I agree' })).toHaveCount(0);
  expect(await mock.callsFor(first)).toEqual(before);
});
