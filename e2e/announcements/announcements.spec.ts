import { hearingEachWait, listens, told } from '../support/heard';
import { expect, test } from '../support/test';

test.describe('proof of identity', { tag: '@long' }, () => {
  test('announces the departure and the return', async ({ visitor, patient, page }) => {
    const heard = await hearingEachWait(page);
    await visitor.followsScenario('proofing/p5-already-completed.p9-matched');
    await listens(page);
    await page.getByRole('main').getByRole('button').first().click();
    await patient.provesWhoTheyAre();
    await visitor.isOn('/nhs-login-consent', 'Agree to share your login information');
    await expect
      .poll(() => told(heard))
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
