import { storedIn } from '../support/stored';
import { expect, test } from '../support/test';

test('signs in with email, password and a text message, agrees to share, and is handed back', async ({ visitor, page, mock }) => {
  await visitor.arrives();
  await visitor.givesEmail();
  await visitor.isOn('/log-in-password', 'Enter your password');

  const codeSent = page.waitForResponse('**/trigger-otp');
  await visitor.givesPassword();
  expect((await codeSent).status()).toBe(200);
  await visitor.isOn('/enter-mobile-code', 'Enter the security code');
  await expect(page.getByText('•••••••0338')).toBeVisible();

  await visitor.givesCode();
  await visitor.isOn('/nhs-login-consent', 'Agree to share your login information');
  await expect(page.getByText('Example health service will use your')).toBeVisible();
  await expect(page.getByRole('link', { name: /terms of use and privacy policy/ })).toHaveAttribute(
    'href',
    'https://www.example.com/terms',
  );

  await visitor.agrees();
  await visitor.isHandedOver();
  const [consent] = await mock.calls('/api/account/consent');
  expect(consent?.body).toMatchObject({ 'client-id': 'example-health-service', 'oidc-params': { response_type: 'code' } });
});

test('leaves nothing about the person in storage after the hand-over', async ({ visitor, page }) => {
  await visitor.comesTo('/enter-mobile-code', 'straight-back');
  await visitor.givesCode();
  await visitor.isHandedOver();
  const stored = await storedIn(page);
  expect(stored).not.toContain('straight-back');
});
