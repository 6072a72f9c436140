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
const rendered = [...addresses].filter((address) => address !== root && address !== setCookie && address !== reset.newPassword);

test.use({ tolerated: /P5 failure data could not be saved/ });

for (const address of rendered) {
  test(`${address}, opened cold: what is seen before the app is what it shows`, async ({ page }) => {
    const shifts = await countShifts(page);
    await getSession(page);
    const { first, letGo } = await opensWithoutScript(page, address);
    expect(first.heading).not.toBe('frame');
    letGo();
    const then = await takenOver(page);
    // The name of the client comes later, in room that is kept for it.
    if (address !== login && !leadsOn.includes(address)) expect(then).toEqual(first);
    expect(await shifts()).toBe(0);
  });

  test(`${address}, without a session: the same`, async ({ page }) => {
    const { first, letGo } = await opensWithoutScript(page, address);
    expect(first.heading).not.toBe('frame');
    letGo();
    if (!leadsOn.includes(address)) expect(await takenOver(page)).toEqual(first);
  });
}
