import { passwordRule, wrongSecurityCode } from '../../mocks/screens/shared';
import { type Collector, expect, watchedTest as test } from '../support/reports';
import type { Secrets } from '../support/secrets';

// All tests share one site, and provoke every console message.
test.describe.configure({ mode: 'default' });
test.use({ tolerated: /./ });

// Throws the typed text as an exception in every document.
test.beforeEach(({ page }) =>
  page.addInitScript(() => {
    const report = ({ target }: Event) =>
      setTimeout(() => {
        throw new Error((target as HTMLInputElement).value);
      });
    addEventListener('input', report, { once: true });
  }),
);

const chosen = 'Battery Staple 7';

/** Expects no secret, no query and no unexpected member in any report. */
async function expectNothingPersonal(collector: Collector, secrets: Secrets) {
  expect(collector.events('uncaught').length).toBeGreaterThan(0);
  // The document sends it when it unloads.
  await expect.poll(() => collector.events('vitals').length).toBeGreaterThan(0);
  for (const { report, text, cookie } of collector.received) {
    secrets.sawReport(text);
    expect(text).not.toMatch(/[?]\w+=/);
    if (!report.event) continue;
    expect(cookie).toBe('');
    const { event: _event, sentence: _sentence, build, address, helpCode = '222-222', lcp = 0, inp = 0, cls = 0, ...more } = report;
    expect(build).toMatch(/^[\da-f]{8}$/);
    expect(address).toMatch(/^(other|\/[a-z\d/-]+)$/);
    expect(helpCode).toMatch(/^\w{3}-\w{3}$/);
    expect([lcp, inp, cls].map((value) => typeof value)).toEqual(['number', 'number', 'number']);
    expect(more).toEqual({});
  }
  expect(await secrets.leaks({ sinceTheBeginning: true })).toEqual([]);
}

test('leaks no secret and reports no user data: password, text message and remembered device', async ({
  visitor,
  page,
  mock,
  secrets,
  collector,
}) => {
  await visitor.signsInUpTo('/log-in-password');
  await visitor.givesPassword('not the password');
  await visitor.seesWrongPassword();
  await visitor.givesPassword();
  await visitor.isOn('/enter-mobile-code');
  await page.getByLabel('Remember this device and stop sending security codes').check();
  await visitor.givesCode(await mock.wrongCode());
  await visitor.seesError(wrongSecurityCode);
  await visitor.givesCode();
  await visitor.agreesAndIsHandedOver();
  await visitor.signsInUpTo('/log-in-password');
  await visitor.givesPassword();
  await visitor.isHandedOver();
  await expectNothingPersonal(collector, secrets);
  expect(secrets.kinds()).toEqual(expect.arrayContaining(['identity token', 'remembered device']));
});

test('leaks no secret and reports no user data: forgotten password and reset link', async ({ visitor, page, secrets, collector }) => {
  await visitor.signsInUpTo('/log-in-password');
  await page.getByRole('link', { name: 'Reset your password' }).click();
  await visitor.isOn('/forgotten-password');
  await visitor.continues();
  await visitor.provesToBeHuman();
  await visitor.isOn('/check-email');
  const link = await visitor.newest('link');
  await page.goto(link);
  await visitor.isOn('/reset/new-password');
  await visitor.givesNewPassword(chosen.toLowerCase());
  await visitor.seesError(passwordRule);
  await visitor.givesNewPassword(chosen);
  await visitor.isOn('/reset/success');
  await page.getByRole('button', { name: 'Continue to log in' }).click();
  await visitor.isOn('/enter-email');
  await visitor.logsInUpTo('/log-in-password');
  await visitor.givesPassword(chosen);
  await visitor.isOn('/enter-mobile-code');
  await page.goto(link.replace(/expiry=\d+/, 'expiry=1000000000000'));
  await visitor.isOn('/reset/link-expired');
  await page.goto('/privacy');
  await expectNothingPersonal(collector, secrets);
  expect(secrets.kinds()).toEqual(expect.arrayContaining(['code', 'typed text']));
});
