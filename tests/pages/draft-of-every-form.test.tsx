import { describe, expect, it } from 'vitest';
import { variants } from '../../mocks/screens/screens';
import { authApiFailed, expectConsoleMessage } from '../support/console-guard';
import { fieldValues, fillAll, formFields } from '../support/fields';
import { openVariant } from '../support/open-variant';
import { address, expectPage, link } from '../support/page';
import { sample } from '../support/sample';
import { traverseHistory } from '../support/traverse-history';

/** A screen of every address with a field, typed in by hand; a test below compares. */
const withFields = [
  'enter-email.usual',
  'login.usual',
  'log-in-password.usual',
  'choose-authentication-method.usual',
  'enter-mobile-code.usual',
  'enter-landline-code.usual',
  'mobile-code-expired.landline-known',
  'landline-code-expired.mobile-known',
  'call-failed.usual',
  'passkey-enter-email.usual',
  'passkey-enter-email-login-failed.usual',
  'passkey-login-failed.usual',
  'passkey-user-login-failed.usual',
  'consent-confirmation.usual',
  'register/enter-email.usual',
  'register/create-password.usual',
  'register/check-email.usual',
  'register/enter-mobile.usual',
  'recovery/change-mobile/enter-mobile.usual',
  'recovery/change-landline/enter-landline.usual',
  'forgotten-password.usual',
  'reset/new-password.usual',
  'proofing/know-nhs-number.usual',
  'proofing/enter-name.usual',
  'proofing/enter-dob.usual',
  'proofing/enter-postcode.usual',
  'proofing/no-match.usual',
  'proofing/duplicate-nhs-number.usual',
  'proofing/multiple-emails-found.usual',
  'proofing/confirm-account-replacement.usual',
  'cookies/cookie-settings.usual',
  'set-cookie.usual',
];
/** Everything that outlives a page in this browser, as text. */
const outlives = () =>
  JSON.stringify([{ ...localStorage }, { ...sessionStorage }, window.history.state, window.location.href, document.cookie]);

describe('draft of every form', () => {
  it.each(sample(withFields, 8))('preserves the input at %s after a footer link and Back, and after Forward and Back', async (screenId) => {
    const { user } = await openVariant(screenId);
    const form = address();
    const typed = await fillAll(user);
    await user.click(link('Accessibility statement'));
    await expectPage('/accessibility');
    expect(outlives()).not.toContain('1 Ab');
    for (const _time of [1, 2]) {
      await traverseHistory('back', form);
      expect(fieldValues()).toEqual(typed);
      await traverseHistory('forward', '/accessibility');
    }
  });
});

describe('forms of the app', () => {
  const usual = [...variants.values()].filter(({ id }) => id.endsWith('.usual'));

  it.each(sample(usual, 4))('includes the form $id', async ({ id, variant: { logs } }) => {
    if (logs) expectConsoleMessage(new RegExp(logs));
    // The page goes on by itself; the end of the test is the end of its call.
    expectConsoleMessage(authApiFailed);
    await openVariant(id);
    expect(formFields().length > 0).toBe(withFields.includes(`${window.location.pathname.slice(1)}.usual`));
  });
});
