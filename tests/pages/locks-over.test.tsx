import { waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { retryButton } from '../support/locks';
import { openVariant } from '../support/open-variant';
import { button, expectPage } from '../support/page';

describe('button after the end of a lock', () => {
  it.each([
    ['login-attempts-exceeded.over', '/login'],
    ['password-attempts-exceeded.over', '/log-in-password'],
    ['otp-attempts-exceeded.over', '/enter-mobile-code'],
    ['otp-attempts-exceeded.over-landline', '/get-call-landline'],
    ['otp-attempts-exceeded.over-both', '/choose-authentication-method'],
    ['otp-attempts-exceeded.over-number-not-told', '/log-in-password'],
    ['otp-requests-exceeded.over', '/enter-mobile-code'],
    ['otp-requests-exceeded.over-landline', '/get-call-landline'],
    ['otp-requests-exceeded.over-both', '/choose-authentication-method'],
    ['otp-requests-exceeded.over-number-not-told', '/log-in-password'],
    ['passkey-login-attempts-exceeded.over', '/passkey-enter-email'],
    ['register/attempts-exceeded.over', '/register/enter-email'],
    ['reset/attempts-exceeded.over', '/forgotten-password'],
    ['proofing/p5-pds-limit.over', '/proofing/know-nhs-number'],
    ['proofing/p5-register-attempt.over', '/proofing/know-nhs-number'],
    ['proofing/p5-register-reattempt-lock.over', '/proofing/know-nhs-number'],
  ])('links from %s to %s', async (variant, path) => {
    const { user } = await openVariant(variant);
    await waitFor(() => expect(retryButton()).toBeVisible());
    await user.click(button('Try again'));
    await expectPage(path);
  });
});
