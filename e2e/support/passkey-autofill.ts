import { expect } from '@playwright/test';
import type { Authenticator } from './authenticator';
import type { Visitor } from './visitor';

/** Logs in with a passkey from the autofill list of this address. */
export async function logsInFromTheAutofillList(visitor: Visitor, device: Authenticator, address: string) {
  await device.createsPasskey('passkey');
  await visitor.arrives('passkey');
  await expect.poll(device.autofill).toEqual(['waiting']);
  // Leaves the page first, so that another visit of it is answered.
  await visitor.page.goto('/mock');
  await device.answers();
  await visitor.page.goto(address);
  await visitor.isLoggedInByPasskey();
  await expect.poll(device.autofill).toEqual(['given up', 'used']);
  await expect.poll(device.modal).toEqual([]);
}
