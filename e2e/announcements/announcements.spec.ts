import { announcerLoads, inOrder, recordAnnouncementsAndWaits } from '../support/announcements';
import { expect, test } from '../support/test';

test('announces the departure for a proof of identity and the return', async ({ visitor, page }) => {
  const announced = await recordAnnouncementsAndWaits(page);
  await visitor.followsScenario('proofing/p5-already-completed.p9-matched');
  await announcerLoads(page);
  // On a slow machine the app announces the wait for its first page too. That must not count as the wait after the click.
  await expect
    .poll(() => inOrder(announced).filter((words) => words !== 'status: Loading'))
    .toEqual([
      'document: We have already matched you to your NHS record - NHS login',
      'focus: heading We have already matched you to your NHS record',
    ]);
  announced.length = 0;
  await page.getByRole('main').getByRole('button').first().click();
  await visitor.provesWhoTheyAre();
  await visitor.isOn('/nhs-login-consent', 'Agree to share your login information');
  await expect
    .poll(() => inOrder(announced))
    .toEqual([
      'focus: link Continue',
      'title: Logging you in - NHS login',
      'status: Logging you in',
      'document: Logging you in - NHS login',
      'status: Logging you in',
      'title: Agree to share your login information - NHS login',
      'focus: heading Agree to share your login information',
    ]);
});
