import { announcerLoads, inOrder, recordAnnouncementsAndWaits } from '../support/announcements';
import { expect, test } from '../support/test';

test.describe('proof of identity', { tag: '@long' }, () => {
  test('announces the departure and the return', async ({ visitor, patient, page }) => {
    const announced = await recordAnnouncementsAndWaits(page);
    await visitor.followsScenario('proofing/p5-already-completed.p9-matched');
    await announcerLoads(page);
    await page.getByRole('main').getByRole('button').first().click();
    await patient.provesWhoTheyAre();
    await visitor.isOn('/nhs-login-consent', 'Agree to share your login information');
    await expect
      .poll(() => inOrder(announced))
      .toEqual([
        'document: We have already matched you to your NHS record - NHS login',
        'focus: heading We have already matched you to your NHS record',
        'focus: link Continue',
        'title: Logging you in - NHS login',
        'status: Logging you in',
        'document: Logging you in - NHS login',
        'status: Logging you in',
        'title: Agree to share your login information - NHS login',
        'focus: heading Agree to share your login information',
      ]);
  });
});
