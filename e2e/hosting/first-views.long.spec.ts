import { addresses, paths } from '../../src/paths';
import { opensWithoutScript, takenOver } from '../support/first-view';
import { countShifts } from '../support/shifts';
import { expect, test } from '../support/test';
import { getSession } from '../support/withheld';

/** These show a spinner and lead on by themselves. */
const leadsOn: readonly string[] = [
  paths.authcode,
  paths.checkAccountStatus,
  paths.checkForgotPassword,
  paths.checkLogin,
  paths.checkRegistration,
  paths.checkResetPassword,
  paths.redirectToHelpCentre,
  paths.proofing.p5UnableToSaveDetails,
];

const { root, setCookie, reset, login } = paths;
/** Without its query a link in an email is malformed, which only the app finds out; of the root, the entry page is the document. */
const without: readonly string[] = [root, setCookie, reset.newPassword];
/** The name of the client comes later, in room that is kept for it. */
const changing: readonly string[] = [...leadsOn, login];
const rendered = [...addresses].filter((address) => !without.includes(address));

test.use({ tolerated: /P5 failure data could not be saved/ });

for (const address of rendered.filter((one) => !changing.includes(one))) {
  test(`${address}, opened cold: what is seen before the app is what it shows`, async ({ page }) => {
    const shifts = await countShifts(page);
    await getSession(page);
    const { first, letGo } = await opensWithoutScript(page, address);
    expect(first.heading).not.toBe('frame');
    letGo();
    expect(await takenOver(page)).toEqual(first);
    expect(await shifts()).toBe(0);
  });
}

for (const address of rendered.filter((one) => changing.includes(one))) {
  test(`${address}, opened cold: nothing moves when the app has come`, async ({ page }) => {
    const shifts = await countShifts(page);
    await getSession(page);
    const { first, letGo } = await opensWithoutScript(page, address);
    expect(first).toMatchObject({ path: address, heading: expect.not.stringMatching('frame') });
    letGo();
    await takenOver(page);
    expect(await shifts()).toBe(0);
  });
}

for (const address of rendered) {
  test(`${address}, without a session: what is seen before the app is what it shows`, async ({ page }) => {
    const { first, letGo } = await opensWithoutScript(page, address);
    expect(first.heading).not.toBe('frame');
    letGo();
    expect(await takenOver(page)).toEqual(first);
  });
}

test('after a reload in the middle of the questions only the app knows the answers: until then the frame', async ({ page, visitor }) => {
  await visitor.standsAt('/proofing/check-your-details');
  for (const address of ['/proofing/enter-name', '/proofing/check-your-details', '/proofing/find-nhs-record']) {
    const { first, letGo } = await opensWithoutScript(page, address);
    expect(first).toEqual({ path: address, title: 'NHS login', heading: 'frame' });
    letGo();
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await page.unrouteAll();
  }
});
