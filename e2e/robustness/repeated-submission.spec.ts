import { emailOf, password } from '../../mocks/people/personas';
import { hold } from '../support/held-call';
import { submitRepeatedly } from '../support/submit-repeatedly';
import { expect, test } from '../support/test';

test('sends one call for Enter, Enter and a double click', { tag: '@quick' }, async ({ visitor, page, mock }) => {
  await visitor.startsAt('/log-in-password');
  const release = await hold(page, '/api/login/password');
  const field = page.getByLabel('Password', { exact: true });
  await field.fill(password);
  await field.press('Enter');
  await page.keyboard.press('Enter');
  const submit = page.getByRole('button', { name: 'Continue' });
  const { x, y, width, height } = (await submit.boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 };
  await page.mouse.dblclick(x + width / 2, y + height / 2);
  await expect(submit).toBeDisabled();
  await submitRepeatedly(page, 'Continue');
  await release();
  await visitor.isOn('/enter-mobile-code');
  expect(await mock.calls('/api/login/password')).toHaveLength(1);
  expect(await mock.calls('/api/login/trigger-otp')).toHaveLength(1);
});

test('sends every call once at every step for an impatient user', async ({ visitor, page, mock }) => {
  const once = async (...paths: string[]) => {
    for (const path of paths) expect(await mock.calls(path), path).toHaveLength(1);
  };
  await visitor.arrives('terms-and-consent');
  await page.getByLabel('Email address').fill(emailOf('terms-and-consent'));
  await submitRepeatedly(page, 'Continue');
  await visitor.isOn('/log-in-password');
  await page.getByLabel('Password', { exact: true }).fill(password);
  await submitRepeatedly(page, 'Continue');
  await visitor.isOn('/enter-mobile-code');
  await page.getByLabel('Security code', { exact: true }).fill(await mock.code());
  await submitRepeatedly(page, 'Continue');
  await visitor.isOn('/terms-update');
  await submitRepeatedly(page, 'Agree and continue');
  await visitor.isOn('/nhs-login-consent');
  await submitRepeatedly(page, 'I agree');
  await visitor.isHandedOver();
  await once('/api/login/account-status', '/api/login/password', '/api/login/trigger-otp', '/api/login/otp');
  await once('/api/account/terms-update', '/api/account/consent', '/api/auth/client-info');
  expect(await mock.calls('/api/auth/authcode')).toHaveLength(3);
});

test('sends one match and one replacement for an impatient user', async ({ visitor, patient, page, mock }) => {
  await patient.logsIn('duplicate-eligible');
  await patient.answersAll('number');
  await submitRepeatedly(page, 'Submit information');
  await visitor.isOn('/proofing/duplicate-nhs-number');
  expect(await mock.calls('/api/proofing/p5-uplift-nhs-known')).toHaveLength(1);
  await page.getByRole('radio', { name: 'Continue with your new account' }).check();
  await submitRepeatedly(page, 'Continue');
  await visitor.isOn('/proofing/confirm-account-replacement');
  await page.getByRole('checkbox').check();
  await submitRepeatedly(page, 'Continue');
  await visitor.isOn('/pyi/patient-online/gp-connect');
  expect(await mock.calls('/api/login/account-migration')).toHaveLength(1);
  expect(await mock.calls('/api/auth/authcode')).toHaveLength(2);
});
