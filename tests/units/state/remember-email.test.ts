import { expect, it } from 'vitest';
import { emailEntered, nhsNumberGiven, numberRegistered, passkeyApiFailed, passkeyTried } from '@/state/events';
import { rememberEmail } from '@/state/remember-email';
import { openStore } from '../../support/bare-store';

const open = () =>
  openStore(
    emailEntered('maya@example.com'),
    numberRegistered({ phone_number: '•••0338', landline_number: null }),
    nhsNumberGiven('9990000018'),
    passkeyTried(),
    passkeyApiFailed(),
  ).store;

it('preserves the user when the same email address is given again', () => {
  const store = open();
  store.dispatch(rememberEmail('maya@example.com'));
  expect(store.getState().profile).toMatchObject({ email: 'maya@example.com', phoneNumber: '•••0338' });
  expect(store.getState().proofing.nhsNumber).toBe('9990000018');
  expect(store.getState().passkey.hasTriedPasskey).toBe(true);
});

it('starts a sign-in and no registration when the same email address is given again', () => {
  const store = open();
  store.dispatch(rememberEmail('maya@example.com'));
  expect(store.getState().journey.accountCreated).toBe(false);
});

it('forgets the former user when another email address is given', () => {
  const store = open();
  store.dispatch(rememberEmail('ada@example.com'));
  expect(store.getState().profile).toMatchObject({ email: 'ada@example.com', phoneNumber: null });
  expect(store.getState().proofing.nhsNumber).toBe('');
  expect(store.getState().passkey).toMatchObject({ hasTriedPasskey: false, apiFailed: true });
});
