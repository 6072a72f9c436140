import { screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { openVariant } from '../../support/open-variant';
import { expectPage } from '../../support/page';
import { sample } from '../../support/sample';

/** Pages that know whose sign-in it is. */
const pages = [
  'login.email-known',
  'forgotten-password.email-known',
  'passkey-enter-email.email-known',
  'enter-mobile-code.usual',
  'get-call-landline.usual',
  'enter-landline-code.usual',
  'nhs-login-consent.usual',
  'register/enter-email.email-known',
  'register/create-password.usual',
  'register/check-email.usual',
  'register/enter-mobile.usual',
  'proofing/know-nhs-number.usual',
  'proofing/enter-name.usual',
  'proofing/enter-dob.usual',
  'proofing/enter-postcode.usual',
  'proofing/confirm-your-details.usual',
  'proofing/nhs-login-not-available-your-area.usual',
  'proofing/confirm-account-replacement.usual',
];

describe('page with the details of another person', () => {
  it.each(sample(pages, 4))('starts again from %s, and forgets the former user', async (variant) => {
    const { user, store } = await openVariant(variant);
    await user.click(await screen.findByRole('button', { name: 'Not you? Start again' }));
    await expectPage('/enter-email');
    expect(store.getState().profile.email).toBe('');
  });
});
