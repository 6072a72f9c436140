import { expect, test } from '../support/test';

test('the entry page fetches one script for a device with passkeys, and none of the passkey pages', async ({ visitor, device, page }) => {
  await device.createsPasskey('passkey');
  const scripts: string[] = [];
  page.on('request', (request) => scripts.push(...(/\/assets\/([\w-]+)-[\w-]{8}\.js$/.exec(request.url())?.slice(1) ?? [])));
  await visitor.arrives('passkey');
  await expect.poll(device.autofill).toEqual(['waiting']);
  expect(scripts.toSorted()).toEqual(['index', 'passkey-ceremony', 'sign-in']);
});
