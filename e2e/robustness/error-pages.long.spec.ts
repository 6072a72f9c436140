import { expect, test } from '../support/test';

for (const [scenario, address] of [
  ['account-status.unavailable', '/service-busy'],
  ['account-status.too-many-requests', '/service-busy'],
  ['account-status.server-error', '/error'],
  ['account-status.wrong-shape', '/error'],
  ['account-status.invalid-session', '/session-invalid'],
  ['account-status.session-error', '/session-invalid'],
] as const) {
  test(`${scenario} ends on ${address}`, async ({ visitor, page, mock }) => {
    await visitor.arrives();
    await mock.scenario(scenario);
    await visitor.givesEmail();
    await visitor.isOn(address);
    await expect(page.getByText(/go to the website or app you are trying to use and log in/i)).toBeVisible();
  });
}
